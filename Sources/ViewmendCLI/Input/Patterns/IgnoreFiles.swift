import Hierarchy

/// Reads `.gitignore` files.
enum IgnoreFiles {
  /// What such a file is called.
  static let name = ".gitignore"
  /// Longer ones are no lists of patterns.
  private static let largest = 1 << 20

  /// What holds for a folder from above: the files of the folders between it and the top of its
  /// repository, outermost first. Outside a repository, and at its top, there are none.
  ///
  /// - Parameter folder: A whole path with a slash behind it.
  static func above(_ folder: String) -> [IgnoreList] {
    var parents: [String] = []
    var place = folder
    while (try? Platform.kind(of: place + GitFolder.name)) == nil {
      guard let parent = parent(of: place) else { return [] }
      parents.append(parent)
      place = parent
    }
    if parents.isEmpty { return [] }
    return atTop(of: place) + parents.reversed().compactMap { list(in: $0) }
  }

  /// What holds at the top of a repository besides the file there; nothing from above it does.
  ///
  /// What the person who runs it ignores everywhere (`core.excludesFile`) is no property of a
  /// repository, and is not read: a folder has the same files for everybody.
  ///
  /// - Parameter folder: A whole path with a slash behind it.
  static func atTop(of folder: String) -> [IgnoreList] {
    let file = (GitFolder.shared(of: folder) ?? folder + GitFolder.name) + "/info/exclude"
    return patterns(of: file, about: folder).map { [$0] } ?? []
  }

  private static func parent(of folder: String) -> String? {
    guard let slash = folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(folder[...slash])
  }

  /// The patterns that stand in a folder; nil where there are none, or they cannot be read. As git
  /// does, a link of that name is passed over.
  ///
  /// - Parameter folder: A whole path with a slash behind it.
  static func list(in folder: String) -> IgnoreList? {
    Platform.isLink(folder + name) ? nil : patterns(of: folder + name, about: folder)
  }

  private static func patterns(of file: String, about folder: String) -> IgnoreList? {
    // A pipe of that name would be waited for.
    guard (try? Platform.kind(of: file)) == .file,
      let source = try? Platform.read(file, name: name, limit: largest),
      source.count <= largest
    else { return nil }
    let list = IgnoreList(gitignore: source.bytes(in: 0..<source.count), in: folder)
    return list.rules.isEmpty ? nil : list
  }
}
