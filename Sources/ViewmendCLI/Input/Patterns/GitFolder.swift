import Hierarchy

/// Where git keeps what belongs to a repository.
enum GitFolder {
  /// What stands at the top of a repository: a folder, or a file that says where the folder is.
  static let name = ".git"
  /// Longer ones name no folder.
  private static let largest = 1 << 16

  /// The folder that all linked worktrees of a repository share; nil where `.git` leads to none.
  ///
  /// In a linked worktree and a submodule `.git` is a file, `gitdir: FOLDER`; that of a worktree has
  /// in turn a file `commondir`.
  ///
  /// - Parameter top: The top of the repository, a whole path with a slash behind it.
  static func shared(of top: String) -> String? {
    let place = top + name
    if (try? Platform.kind(of: place)) == .directory { return place }
    let lead = "gitdir: "
    guard let line = line(of: place), line.utf8.starts(with: lead.utf8) else { return nil }
    let own = joined(String(line.dropFirst(lead.count)), in: top)
    guard let shared = self.line(of: own + "/commondir") else { return own }
    return joined(shared, in: own + "/")
  }

  private static func joined(_ path: String, in folder: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : folder + path
  }

  /// What stands in a small file, line ends behind it left out.
  private static func line(of file: String) -> String? {
    guard (try? Platform.kind(of: file)) == .file,
      let source = try? Platform.read(file, name: file, limit: largest), source.count <= largest
    else { return nil }
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    var bytes = source.bytes(in: 0..<source.count)
    while let last = bytes.last, ends.contains(last) { bytes.removeLast() }
    return String(validating: bytes, as: UTF8.self)
  }
}
