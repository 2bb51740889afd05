import Analysis
import Arguments
import Formats
import Hierarchy
import Patching
import Reporting

/// Everything that the program says about a fixture's input, under the names that expectations use.
struct FixtureAnswer {
  /// The answer, an object.
  let value: JSONNode
  /// What `patch` writes; nil where it writes nothing.
  let patched: [UInt8]?

  /// Asks `check`, `inspect`, `hit`, `why` and `patch` about an input; nothing is written.
  ///
  /// - Parameters:
  ///   - input: The path of the input.
  ///   - questions: The expectation, which names points and views to ask about.
  ///   - patches: True to correct it too.
  init(
    _ input: String, _ options: FixtureOptions, questions: JSONNode?, patches: Bool
  ) throws(FixtureError) {
    let file = InputFile(origin: .path(input), name: input)
    var check = options.check
    if options.hasTargets || questions?["targets"] != nil { check.audit.measuresLiveAreas = true }
    let content = FileReader().read(file, check, nil)
    let answer = Documents(check, options.baselines, input, questions, content)
    value = JSONNode.made(.object(answer.members))
    var patched: [UInt8]?
    if patches {
      switch content {
      case .failure, .own, .otherShard, .large: break
      case .unknown(let dump): patched = dump.flatMap { Self.bytes($0, options, [:]) }
      case .dump(let dump):
        do throws(ArgumentError) {
          patched = Self.bytes(
            dump, options, try FrameSetting.frames(options.request.settings, in: dump.tree))
        } catch {
          throw FixtureError(error, file: Fixture.descriptionName)
        }
      }
    }
    self.patched = patched
  }

  private static func bytes(
    _ dump: Dump, _ options: FixtureOptions, _ frames: [Int: Rect]
  ) -> [UInt8]? {
    let patch = options.request.patcher(frames, options.patch).patch(dump)
    return patch.refusal == nil ? patch.bytes() : nil
  }
}

/// The documents of the commands, read back.
private struct Documents {
  var members: [JSONNode.Member] = []
  let questions: JSONNode?

  init(
    _ options: RunOptions, _ baselines: BaselineRun, _ name: String, _ questions: JSONNode?,
    _ content: FileReader.Content
  ) {
    self.questions = questions
    switch content {
    case .failure(let failure):
      add("status", .number(Double(ExitStatus.failure.rawValue)))
      let refused = JSONText.read { stream in
        var document = JSONDocument(command: "check", to: stream)
        document.add { CheckDocument.write(failure, path: name, withTargets: true, to: &$0) }
        document.finish()
      }
      addChecked(refused?["files"]?.elements.first)
      addInspected(
        file("inspect") { InspectDocument.write(failure, path: name, to: &$0) })
    case .unknown(let dump):
      let status: ExitStatus = options.allowsEmpty ? .success : .nothing
      add("status", .number(Double(status.rawValue)))
      guard let dump else { return }
      addAnswers(Audit(options.audit).report(on: dump.tree), dump, name, options)
    case .dump(let dump):
      var report = Audit(options.audit).report(on: dump.tree)
      if let match = baselines.match(report, name: name, options) { report = match.report }
      var status = ExitStatus.nothing
      switch Verdicts.outcome(of: report, name: name, options) {
      case .examined(let found): status = found
      case .nothing, .lacking: if options.allowsEmpty { status = .success }
      case .failed: status = .failure
      }
      add("status", .number(Double(status.rawValue)))
      addAnswers(report, dump, name, options)
    // Without shards and limits in advance every input is read.
    case .own, .otherShard, .large: break
    }
  }

  private mutating func add(_ key: String, _ content: JSONNode.Content) {
    members.append(JSONNode.Member(key: key, offset: 0, value: .made(content)))
  }

  private mutating func add(_ key: String, _ node: JSONNode?) {
    if let node { members.append(JSONNode.Member(key: key, offset: 0, value: node)) }
  }

  private func file(_ command: String, _ entry: (inout JSONWriter) -> Void) -> JSONNode? {
    JSONText.read { stream in
      var document = JSONDocument(command: command, to: stream)
      document.add(entry)
      document.finish()
    }?["files"]?.elements.first
  }

  private mutating func addAnswers(
    _ report: AuditReport, _ dump: Dump, _ name: String, _ options: RunOptions
  ) {
    let forecasts =
      options.circumstances.isEmpty ? nil : options.circumstances.map { Forecast($0, of: report) }
    addChecked(
      file("check") {
        CheckDocument.write(
          report, of: dump, path: name, withTargets: options.audit.measuresLiveAreas,
          forecasts: forecasts, hand: options.hand, to: &$0)
      })
    addInspected(
      file("inspect") {
        InspectDocument.write(
          BackButtonLocator(
            dump.tree, era: options.audit.era, patterns: options.audit.backButtons),
          of: dump, path: name, to: &$0)
      })
    addHits(report)
    addWhy(report)
  }

  private mutating func addChecked(_ entry: JSONNode?) {
    for key in ["findings", "targets", "whatIf", "hand", "error"] { add(key, entry?[key]) }
  }

  private mutating func addInspected(_ entry: JSONNode?) {
    let nodes = entry?["nodes"]
    add("nodes", nodes)
    add("views", nodes)
    add(
      "parents",
      .object(
        (nodes?.elements ?? []).compactMap { node in
          guard let id = node["id"]?.whole, let parent = node["parent"] else { return nil }
          return JSONNode.Member(key: "\(id)", offset: 0, value: parent)
        }))
    for key in [
      "trees", "backButtons", "candidates", "diagnostics", "gestureRecognizers", "controllers",
      "swipeBack", "unit", "density", "densitySource",
    ] {
      add(key, entry?[key])
    }
  }

  /// The answers for the points that the expectation names, each once.
  private mutating func addHits(_ report: AuditReport) {
    var points: [Point] = []
    for hit in questions?["hits"]?.elements ?? [] {
      let numbers = (hit["point"]?.elements ?? []).compactMap(\.number)
      guard numbers.count == 2 else { continue }
      let point = Point(x: numbers[0], y: numbers[1])
      if !points.contains(point) { points.append(point) }
    }
    guard !points.isEmpty else { return }
    let answers = points.flatMap(TouchTracer(report).trace)
    let namesScreens = report.tree.screens.count > 1
    add(
      "hits",
      JSONText.read {
        HitDocument.write(answers, namesScreens: namesScreens, all: false, to: $0)
      }?["hits"])
  }

  /// The answers for the views that the expectation names under `why`, in its order.
  private mutating func addWhy(_ report: AuditReport) {
    let nodes = (questions?["why"]?.elements ?? []).compactMap { $0["node"]?.whole }
    guard !nodes.isEmpty else { return }
    add(
      "why",
      .list(
        nodes.map { node in
          guard report.tree.indices.contains(node) else { return .made(.null) }
          let document = JSONText.read {
            WhyDocument.write(
              Tappability(node, in: report), LiveShare(node, in: report), in: report.tree, to: $0)
          }
          return document ?? .made(.null)
        }))
  }
}
