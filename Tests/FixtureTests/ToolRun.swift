import Foundation
import ViewmendCLI

/// The program run on one fixture within this process, its reports taken from files.
struct ToolRun {
  /// What the program answered to the shell.
  let status: Int
  /// What was written; nil when nothing was.
  let output: [UInt8]?

  private static let environment: Environment = {
    var environment = Environment.current()
    environment.outputIsTerminal = false
    environment.forbidsColor = true
    environment.forcesColor = false
    return environment
  }()

  /// Runs a command that writes its result to a file.
  ///
  /// - Parameter arguments: Makes the arguments of the file's path.
  init(_ arguments: (String) -> [String]) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewmend-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    status = Int(Program.run(arguments(file.path), Self.environment).rawValue)
    output = (try? Data(contentsOf: file)).map(Array.init)
  }

  /// The JSON document of a command.
  static func document(
    _ command: String, _ options: [String], on path: String, inPlaceOf original: String? = nil
  ) throws -> (status: Int, document: JSONValue) {
    let configuration = configuration(of: original ?? path)
    let run = ToolRun {
      [command, "--quiet", "--format", "json=\($0)"] + options + configuration + [path]
    }
    let data = Data(run.output ?? [])
    return (run.status, try JSONDecoder().decode(JSONValue.self, from: data))
  }

  /// Corrects a file.
  static func patch(_ options: [String], _ path: String) -> ToolRun {
    ToolRun { ["patch", "--quiet", "--output", $0] + options + configuration(of: path) + [path] }
  }

  /// The configuration beside a file, or none: nothing else that lies above is to be found.
  private static func configuration(of path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let file = folder.appendingPathComponent(".viewmend.json").path
    return FileManager.default.fileExists(atPath: file) ? ["--config", file] : ["--no-config"]
  }

  /// The status of a check of some bytes that stand for a file.
  static func check(_ options: [String], of bytes: [UInt8], inPlaceOf path: String) throws -> Int {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewmend-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let configuration = configuration(of: path)
    return ToolRun {
      ["check", "--quiet", "--output", $0] + options + configuration + [file.path]
    }.status
  }

  /// Everything that the tool says about a fixture, under the names that expectations use.
  static func answer(to fixture: Fixture) throws -> JSONValue {
    let path = fixture.input.path
    let check = try document("check", fixture.options(), on: path)
    let inspect = try document("inspect", options(of: fixture), on: path)
      .document["files"]?.elements.first
    let checked = check.document["files"]?.elements.first
    let nodes = inspect?["nodes"] ?? .null
    var parents: [String: JSONValue] = [:]
    for node in nodes.elements {
      parents["\(node["id"] ?? .null)"] = node["parent"] ?? .null
    }
    var answer: [String: JSONValue] = [
      "status": .number(Double(check.status)), "nodes": nodes, "views": nodes,
      "parents": .object(parents),
    ]
    for key in [
      "trees", "backButtons", "candidates", "diagnostics", "gestureRecognizers", "controllers",
      "swipeBack", "unit", "density", "densitySource",
    ] {
      answer[key] = inspect?[key]
    }
    answer["findings"] = checked?["findings"]
    answer["whatIf"] = checked?["whatIf"]
    answer["hand"] = checked?["hand"]
    answer["error"] = checked?["error"]
    answer["hits"] = try hits(of: fixture)
    answer["why"] = try why(of: fixture)
    return .object(answer)
  }

  /// Those of a fixture's options that say how to read it.
  static let inputOptions: Set = [
    "--allow-empty", "--input-format", "--density", "--max-bytes", "--max-nodes", "--max-depth",
    "--max-value",
  ]

  /// Those of a fixture's options that a command has; `inspect` by default.
  static func options(
    of fixture: Fixture, among known: Set<String> = inputOptions.union(["--era", "--require"])
  ) throws -> [String] {
    var options: [String] = []
    var isTaken = false
    for option in try fixture.options() {
      if option.hasPrefix("--") {
        isTaken = known.contains(String(option.prefix { $0 != "=" }))
      }
      if isTaken { options.append(option) }
    }
    return options
  }

  /// The answers for the nodes that an expectation names under `why`, in its order.
  private static func why(of fixture: Fixture) throws -> JSONValue? {
    let nodes = try fixture.expectation()["why"]?.elements.compactMap { $0["node"]?.integer } ?? []
    guard !nodes.isEmpty else { return nil }
    return .array(
      try nodes.map { try document("why", ["\($0)"], on: fixture.input.path).document })
  }

  /// The answers for the points that an expectation names.
  private static func hits(of fixture: Fixture) throws -> JSONValue? {
    var points: [String] = []
    for hit in try fixture.expectation()["hits"]?.elements ?? [] {
      let point = (hit["point"]?.elements ?? []).map(\.description).joined(separator: ",")
      if !points.contains(point) { points.append(point) }
    }
    guard !points.isEmpty else { return nil }
    let options = points.flatMap { ["--at", $0] }
    return try document("hit", options, on: fixture.input.path).document["hits"]
  }
}
