/// An input that was named, or a folder, in which there was nothing to examine: the status is 3.
package struct Shortfall: Sendable, Hashable {
  package var path: String
  /// A sentence on what is not there.
  package var message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// In the order of the bytes of their paths, in which the reports of parts can be joined too.
  package static func sorted(_ all: [Shortfall]) -> [Shortfall] {
    all.sortedByPath(\.path)
  }
}
