import Foundation
import Testing

/// The architecture's tables name every folder of a module, and none that is not there.
@Suite struct FolderTests {
  private let document = Document.all.first { $0.path.hasSuffix("/Architecture.md") }

  /// The folders that the tables name, from `Sources`.
  private func named() throws -> [String] {
    let lines = try #require(document).prose.map(\.text)
    var isOfAnalysis = false
    var names: [String] = []
    var isTable = false
    for line in lines {
      if line.hasPrefix("## ") { isOfAnalysis = line == "## What is in Analysis" }
      if !line.hasPrefix("|") { isTable = false }
      if line == "| folder | holds |" {
        isTable = true
      } else if isTable, !line.hasPrefix("| --- ") {
        let cell = line.dropFirst(2).prefix { $0 != "|" }
        names += cell.split(separator: ",").map {
          (isOfAnalysis ? "Analysis/" : "") + $0.trimmingCharacters(in: .whitespaces)
        }
      }
    }
    return names
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let place = Document.top.appending(path: "Sources/\(path)").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folders in a folder below `Sources`.
  private func folders(in path: String) throws -> [String] {
    let place = Document.top.appending(path: "Sources/\(path)").path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: place)
      .map { path.isEmpty ? $0 : "\(path)/\($0)" }.filter(isFolder)
  }

  @Test func everyFolderIsNamed() throws {
    // A header's folder and the catalogue of articles are named as their tools want it.
    let all = try folders(in: "").flatMap { try folders(in: $0) }
      .filter { !$0.hasSuffix("/include") && !$0.hasSuffix(".docc") }
    #expect(all.count > 50)
    let named = try named()
    #expect(all.filter { !named.contains($0) }.sorted() == [])
  }

  @Test func everyNameIsAFolder() throws {
    let named = try named()
    #expect(named.filter { !isFolder($0) } == [])
    #expect(Set(named).count == named.count)
  }
}
