import Foundation

/// The package on disk, found from the place of this file.
enum SourceTree {
  /// The top of the tree.
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths below the top of all files of a folder, dotfiles left out.
  static func paths(below folder: String) -> [String] {
    let root = top.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The Swift files of a folder.
  static func swiftFiles(below folder: String) throws -> [SwiftFile] {
    try paths(below: folder).filter { $0.hasSuffix(".swift") }
      .map { SwiftFile(path: $0, text: try text($0)) }
  }

  /// What a file of the tree holds.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: top.appending(path: path), encoding: .utf8)
  }

  /// The names at the top, dotfiles left out.
  static func namesAtTop() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: top.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
