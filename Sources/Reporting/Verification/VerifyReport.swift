/// What came of a run of fixtures, and its reports.
package struct VerifyReport: Sendable {
  /// The forms.
  package enum Form: Sendable {
    /// For people; `isVerbose` to name what is as expected too.
    case text(Style, isVerbose: Bool)
    case json, junit, github
  }

  /// In the order in which the fixtures were named and found.
  package var outcomes: [FixtureOutcome]

  package init(_ outcomes: [FixtureOutcome]) { self.outcomes = outcomes }

  /// Writes a report.
  package func write(_ form: Form, to stream: ReportStream) {
    switch form {
    case .text(let style, let isVerbose): writeText(style, isVerbose: isVerbose, to: stream)
    case .json: writeJSON(to: stream)
    case .junit: writeJUnit(to: stream)
    case .github: writeGitHub(to: stream)
    }
  }

  private func count(_ state: FixtureOutcome.State) -> Int { outcomes.count { $0.state == state } }

  // MARK: Text

  private func writeText(_ style: Style, isVerbose: Bool, to stream: ReportStream) {
    var out = stream
    for outcome in outcomes {
      let path = Style.inline(outcome.path)
      let isQuiet = [.passed, .skipped].contains(outcome.state)
      if isQuiet ? isVerbose : outcome.state == .recorded && outcome.written.isEmpty {
        out.line("\(path): \(outcome.state.rawValue)")
      }
      let done = outcome.state == .recorded ? "recorded" : "pruned"
      for difference in outcome.written { write(difference, of: outcome, done, &out) }
      let word = style.severity(.error, "differs")
      for difference in outcome.differences { write(difference, of: outcome, word, &out) }
    }
    if !outcomes.isEmpty { out.line(sentence) }
    out.flush()
  }

  private func write(
    _ difference: FixtureDifference, of outcome: FixtureOutcome, _ word: String,
    _ out: inout ReportStream
  ) {
    out.line(
      "\(Style.inline(outcome.place(of: difference))): \(word): "
        + Style.inline(DifferenceText.sentence(difference)))
  }

  /// How many fixtures there were, and what came of them.
  private var sentence: String {
    let words: [(FixtureOutcome.State, String)] = [
      (.passed, "as expected"), (.differs, count(.differs) == 1 ? "differs" : "differ"),
      (.failed, "could not run"), (.recorded, "recorded"), (.pruned, "pruned"),
      (.skipped, "skipped"),
    ]
    let parts = words.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
    return "\(outcomes.count) fixture\(outcomes.count == 1 ? "" : "s"): "
      + parts.joined(separator: ", ")
  }

  // MARK: JSON

  private func writeJSON(to stream: ReportStream) {
    var writer = JSONWriter(stream)
    writer.object { json in
      JSONFields.writeHead("verify", to: &json)
      json.array("fixtures") { json in
        for outcome in outcomes { Self.write(outcome, to: &json) }
      }
      json.object("summary") { json in
        json.field("fixtures", outcomes.count)
        for state in FixtureOutcome.State.allCases { json.field(state.rawValue, count(state)) }
      }
    }
    writer.finish()
  }

  private static func write(_ outcome: FixtureOutcome, to json: inout JSONWriter) {
    json.row { json in
      json.field("path", outcome.path)
      json.field("state", outcome.state.rawValue)
      json.array("differences") { json in
        for difference in outcome.differences { write(difference, to: &json) }
      }
      json.array("written") { json in
        for difference in outcome.written { write(difference, to: &json) }
      }
      guard let failure = outcome.failure else { return }
      json.object("error") { json in
        json.field("file", outcome.failedFile)
        JSONFields.writePlace(of: failure, to: &json)
      }
    }
  }

  private static func write(_ difference: FixtureDifference, to json: inout JSONWriter) {
    json.row { json in
      json.field("kind", difference.kind.rawValue)
      json.field("path", DifferenceText.path(difference.path))
      json.field("expected", value: difference.expected)
      json.field("actual", value: difference.actual)
      json.field("message", DifferenceText.sentence(difference))
      json.field("file", difference.file)
      json.field("line", difference.place?.line)
      json.field("column", difference.place?.column)
    }
  }

  // MARK: JUnit

  private func writeJUnit(to stream: ReportStream) {
    var stream = stream
    var xml = XMLTagWriter()
    stream.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    xml.open("testsuites", level: 0)
    xml.attribute("name", "viewmend")
    xml.close(isEmpty: false)
    xml.open("testsuite", level: 1)
    let counts = [
      ("tests", outcomes.count), ("failures", count(.differs)), ("errors", count(.failed)),
      ("skipped", count(.skipped)),
    ]
    xml.attribute("name", "verify")
    for (key, count) in counts { xml.attribute(key, String(count)) }
    xml.close(isEmpty: false)
    for outcome in outcomes { Self.write(outcome, to: &xml) }
    xml.end("testsuite", level: 1)
    xml.end("testsuites", level: 0)
    xml.drain(to: &stream)
    stream.flush()
  }

  private static func write(_ outcome: FixtureOutcome, to xml: inout XMLTagWriter) {
    let path = Style.inline(outcome.path)
    let isPlain = outcome.state == .passed
    xml.open("testcase", level: 2)
    xml.attribute("classname", "verify")
    xml.attribute("name", path)
    xml.close(isEmpty: isPlain)
    if isPlain { return }
    let lines = outcome.sentences.map(Style.inline)
    let text = lines.map { "\($0)\n" }.joined()
    let message = outcome.differences.first.map { Style.inline(DifferenceText.sentence($0)) } ?? ""
    let more = lines.count > 1 ? " (and \(lines.count - 1) more)" : ""
    switch outcome.state {
    case .differs:
      xml.element(
        "failure", level: 3, [("message", message + more), ("type", "differs")], text: text)
    case .failed:
      let reason = Style.inline(outcome.failure?.message ?? "")
      let file = outcome.failedFile.map { "/\($0)" } ?? ""
      let place = outcome.failure?.line.map { ":\($0):\(outcome.failure?.column ?? 1)" } ?? ""
      xml.element(
        "error", level: 3, [("message", reason), ("type", "not-run")],
        text: "\(path)\(file)\(place): \(reason)")
    case .skipped:
      xml.element("skipped", level: 3, [("message", "It has an expectation.")], text: "")
    default:
      xml.element(
        "system-out", level: 3, [],
        text: "\(outcome.state.rawValue)\n"
          + outcome.written.map { Style.inline(outcome.sentence($0)) + "\n" }.joined())
    }
    xml.end("testcase", level: 2)
  }

  // MARK: GitHub

  private func writeGitHub(to stream: ReportStream) {
    var stream = stream
    for outcome in outcomes {
      for difference in outcome.differences where outcome.state == .differs {
        let file = "\(outcome.path)/\(difference.file)"
        stream.line(
          GitHubReport.line(
            "error",
            GitHubReport.place(file, difference.place?.line, difference.place?.column),
            [Style.inline(DifferenceText.sentence(difference))]))
      }
      if let failure = outcome.failure {
        let file = outcome.failedFile.map { "\(outcome.path)/\($0)" } ?? outcome.path
        stream.line(
          GitHubReport.line(
            "error", GitHubReport.place(file, failure.line, failure.column),
            [Style.inline(failure.message)]))
      }
    }
    stream.flush()
  }
}
