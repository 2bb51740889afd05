/// A path as file systems tell it apart from others: by its bytes.
///
/// Two strings are equal in Swift when they read alike, as `é` does that is one character and `é` that is
/// two; on Linux those name two files. What is known of a file is kept under its key.
package struct PathKey: Sendable, Hashable, Comparable {
  /// The path.
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (one: Self, other: Self) -> Bool {
    one.path.utf8.elementsEqual(other.path.utf8)
  }

  package static func < (one: Self, other: Self) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = path
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(path.utf8.count)
  }
}
