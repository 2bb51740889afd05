import Foundation
import Testing

/// A folder of `Fixtures/`: an input, what is expected of it, and the story behind it.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The folder.
  let folder: URL

  /// Every fixture, by name.
  static let all: [Fixture] = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    root.appendPathComponent("Fixtures", isDirectory: true)
    let folders = try? FileManager.default.contentsOfDirectory(
      at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (folders ?? []).filter(\.hasDirectoryPath)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(Fixture.init)
  }()

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }
  /// `input.txt`, or `input.xml`.
  var input: URL { file("input") }
  /// What `patch` writes, where there is such a file.
  var patched: URL { file("patched") }

  /// A file of the folder in the fixture's own format.
  private func file(_ name: String) -> URL {
    let xml = folder.appendingPathComponent("\(name).xml")
    let isXML = FileManager.default.fileExists(atPath: xml.path)
    return isXML ? xml : folder.appendingPathComponent("\(name).txt")
  }

  /// The bytes of a file of the folder; nil where there is none.
  func bytes(of file: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(file))).map(Array.init)
  }

  /// `fixture.json`.
  func description() throws -> JSONValue {
    try JSONValue.read(folder.appendingPathComponent("fixture.json"))
  }

  /// The options that the tool is run with.
  func options() throws -> [String] {
    try description()["options"]?.elements.compactMap(\.string) ?? []
  }

  /// The options of `patch`: these, and those that no other command has.
  func patchOptions() throws -> [String] {
    try options() + (description()["patch"]?.elements.compactMap(\.string) ?? [])
  }

  /// What is expected; empty where nothing is.
  func expectation() throws -> [String: JSONValue] {
    if case .object(let fields)? = try description()["expect"] { fields } else { [:] }
  }
}
