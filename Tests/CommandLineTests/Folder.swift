import Foundation
import TestSupport

/// A folder of one test's own, removed with the last reference to it.
final class Folder: Sendable {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory.path(percentEncoded: false)
      + "/viewmend-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A folder that holds the seed as `dump-flush.txt`.
  static func withSeed() -> Folder {
    let folder = Folder()
    folder.write(SeedDump.flush, to: "dump-flush.txt")
    return folder
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) {
    let file = URL(filePath: path(of: name))
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(bytes).write(to: file)
  }

  func read(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path(of: name)))).map(Array.init)
  }

  func text(_ name: String) -> String? { read(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Everything in the folder, hidden files included, by name.
  var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func mode(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: name))
    return attributes?[.posixPermissions] as? Int
  }
}
