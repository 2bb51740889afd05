import Foundation
import Testing

/// Every fixture as viewmend's own XML: nothing that the tree holds is lost.
@Suite struct ConversionTests {
  /// Writes a fixture as XML beside others; nil for one that cannot be read or holds no view.
  private static func convert(_ fixture: Fixture, to form: String = "xml") throws -> [UInt8]? {
    let options = try ToolRun.options(of: fixture, among: ToolRun.inputOptions)
    return ToolRun {
      ["convert", "--quiet", "--to", form, "--output", $0] + options + [fixture.input.path]
    }.output
  }

  /// What a document says, without where it stands in which file.
  private static func content(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(content))
    case .object(var fields):
      .object(
        {
          for key in ["line", "column", "format", "path", "diagnostics"] { fields[key] = nil }
          // Its sentences name the file.
          if case .array(let all)? = fields["notExamined"] {
            fields["notExamined"] = .number(Double(all.count))
          }
          return fields.mapValues(content)
        }())
    default: value
    }
  }

  private static func said(
    _ command: String, _ options: [String], on path: String, inPlaceOf original: String? = nil
  ) throws -> JSONValue {
    let run = try ToolRun.document(command, options, on: path, inPlaceOf: original)
    return .array([.number(Double(run.status)), content(run.document)])
  }

  @Test("XML says what the fixture says", arguments: Fixture.all)
  func keepsEverything(_ fixture: Fixture) throws {
    guard let xml = try Self.convert(fixture) else {
      let status = try fixture.expectation()["status"]?.integer
      #expect(status == 2 || status == 3, "\(fixture.name) is not converted.")
      return
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewmend-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(xml).write(to: file)
    // What the fixture's own options say of formats does not hold for XML.
    let options = try fixture.options().contains("--input-format") ? [] : fixture.options()
    let density = try ToolRun.options(of: fixture, among: ["--density"])
    for (command, options) in [("inspect", density), ("check", options + ["--targets"])] {
      let before = try Self.said(command, options, on: fixture.input.path)
      // What was given is in the XML; given again it says the same.
      let kept = command == "inspect" ? [] : options
      let after = try Self.said(command, kept, on: file.path, inPlaceOf: fixture.input.path)
      #expect(before == after, "\(fixture.name): \(command)")
    }
    let again = ToolRun { ["convert", "-q", "--to", "xml", "-o", $0, file.path] }.output
    #expect(again == xml, "\(fixture.name): converted again")
    #expect(
      ToolRun.patch(["--rules", "none"], file.path).output == xml, "\(fixture.name): given back")
  }

  private static let hasXMLLint = FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")

  @Test("The schema holds for every fixture", .enabled(if: hasXMLLint))
  func isValid() throws {
    var schema = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { schema.deleteLastPathComponent() }
    schema.appendPathComponent("Sources/Formats/Resources/viewmend.rng")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewmend-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for fixture in Fixture.all {
      guard let xml = try Self.convert(fixture) else { continue }
      let file = folder.appendingPathComponent("\(fixture.name).xml")
      try Data(xml).write(to: file)
      files.append(file.path)
    }
    #expect(files.count > 100)
    #expect(try Self.lint(schema.path, files, in: folder) == "")
  }

  /// What xmllint has against files.
  private static func lint(_ schema: String, _ files: [String], in folder: URL) throws -> String {
    let log = folder.appendingPathComponent("log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    process.arguments = ["--noout", "--nonet", "--relaxng", schema] + files
    process.standardError = FileHandle(forWritingAtPath: log.path)
    try process.run()
    process.waitUntilExit()
    let lines = try String(decoding: Data(contentsOf: log), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasSuffix(" validates") }
    return lines.prefix(5).joined(separator: "\n")
  }

  @Test("Rows read back as the same tree, or are refused", arguments: Fixture.all)
  func rowsSayTheSame(_ fixture: Fixture) throws {
    guard let rows = try Self.convert(fixture, to: "text"),
      fixture.bytes(of: "input.xml") == nil
    else { return }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewmend-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(rows).write(to: file)
    let before = try Self.said("inspect", [], on: fixture.input.path)
    let after = try Self.said("inspect", [], on: file.path)
    func nodes(_ document: JSONValue) -> JSONValue? {
      document.elements.last?["files"]?.elements.first?["nodes"]
    }
    #expect(nodes(before) == nodes(after), "\(fixture.name)")
  }
}
