import Hierarchy

/// Reads `.gitignore` files.
enum IgnoreFiles {
  /// What such a file is called.
  static let name = ".gitignore"
  /// Longer ones are no lists of patterns.
  private static let largest = 1 << 20

  /// What holds for a folder from above: the files of the folders between it and the top of its
  /// repository, outermost first. Outside a repository there are none.
  ///
  /// - Parameter folder: A whole path with a slash behind it.
  static func above(_ folder: String) -> [IgnoreList] {
    var parents: [String] = []
    var place = folder
    while (try? Platform.kind(of: place + ".git")) == nil {
      guard let parent = parent(of: place) else { return [] }
      parents.append(parent)
      place = parent
    }
    let shared = list(in: place, named: ".git/info/exclude")
    return (shared.map { [$0] } ?? []) + parents.reversed().compactMap { list(in: $0) }
  }

  private static func parent(of folder: String) -> String? {
    guard let slash = folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(folder[...slash])
  }

  /// The patterns that stand in a folder; nil where there are none, or they cannot be read.
  ///
  /// - Parameter folder: A whole path with a slash behind it.
  static func list(in folder: String, named name: String = name) -> IgnoreList? {
    // A pipe of that name would be waited for.
    guard (try? Platform.kind(of: folder + name)) == .file,
      let source = try? Platform.read(folder + name, name: name, limit: largest),
      source.count <= largest
    else { return nil }
    let list = IgnoreList(gitignore: source.string(in: 0..<source.count), in: folder)
    return list.rules.isEmpty ? nil : list
  }
}
