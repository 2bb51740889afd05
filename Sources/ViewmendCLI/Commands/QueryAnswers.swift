import Analysis
import Arguments
import Formats
import Hierarchy
import Reporting

/// Finds the answer to a query in each dump, and reports it.
struct QueryAnswers {
  private let query: QueryArgument
  private let options: RunOptions
  private let outputs: ReportOutputs
  private let complaints: Complaints
  private let writer: InspectText

  init(
    _ query: QueryArgument, _ options: RunOptions, _ outputs: ReportOutputs,
    _ complaints: Complaints, _ writer: InspectText
  ) {
    self.query = query
    self.options = options
    self.outputs = outputs
    self.complaints = complaints
    self.writer = writer
  }

  /// What a query selects, or answers.
  enum Found: Sendable {
    case nodes([Int])
    case answer(XPathAnswer)

    /// True when no view is selected, and nothing else is answered.
    var isNothing: Bool {
      switch self {
      case .nodes(let nodes): nodes.isEmpty
      case .answer(.views(let nodes, others: _)): nodes.isEmpty
      case .answer: false
      }
    }
  }

  /// Finds the answer in a dump, with the options that hold for its file.
  static func find(_ query: QueryArgument, in dump: Dump, _ options: RunOptions) -> Found {
    switch query {
    case .selector(let selector, _, _):
      let matcher = SelectorMatcher(dump.tree, for: selector, options: options.audit)
      return .nodes(matcher.nodes(selectedBy: selector))
    case .xpath(let xpath, let seconds, _): return .answer(answer(to: xpath, of: dump, seconds))
    }
  }

  /// Reports what was found in a dump.
  func outcome(of found: Found, in dump: Dump, name: String) -> FileOutcome {
    if case .selector(let selector, _, _) = query { noteMisspelt(selector, of: dump, name) }
    return switch found {
    case .nodes(let nodes): report(nodes, of: dump, name)
    case .answer(let answer): report(answer, of: dump, name)
    }
  }

  /// Says of keys that no view prints what was probably meant: what a file does not say is neither
  /// true nor false, so that such a test selects nothing, or within :not() everything.
  private func noteMisspelt(_ selector: Selector, of dump: Dump, _ name: String) {
    guard !options.isQuiet else { return }
    let tree = dump.tree
    for key in selector.printedKeys.sorted() {
      guard let near = Spelling(key).nearest(among: Selector.attributeNames),
        !tree.indices.contains(where: { tree[$0].string(.named(key)) != nil })
      else { continue }
      complaints.note("\(name): no view prints \"\(key)\"; did you mean \(near)?")
    }
  }

  /// Puts an expression to a tree in the form that `convert --to xml` writes.
  private static func answer(to xpath: XPath, of dump: Dump, _ seconds: Double) -> XPathAnswer {
    let document = XPathDocument()
    var stream = ReportStream { document.add($0) }
    _ = ViewmendXMLText.write(dump, to: &stream)
    guard document.finish() else { return .tooLarge }
    return document.answer(to: xpath, seconds: seconds)
  }

  private func report(_ nodes: [Int], of dump: Dump, _ name: String) -> FileOutcome {
    write(nodes, of: dump, name)
    guard nodes.isEmpty else { return .examined(.success) }
    return .nothing(
      "No view of \"\(name)\" is selected.",
      hint: "`viewmend inspect` shows what there is; --allow-empty accepts it.")
  }

  private func report(_ answer: XPathAnswer, of dump: Dump, _ name: String) -> FileOutcome {
    switch answer {
    case .views(let nodes, let others): return report(nodes, others: others, of: dump, name)
    case .flag(let flag): write(answer, flag ? "true" : "false", of: dump, name)
    case .number(_, let text), .text(let text): write(answer, text, of: dump, name)
    case .refused, .tooSlow, .tooLarge: return refuse(answer, name)
    }
    return .examined(.success)
  }

  private func report(
    _ nodes: [Int], others: Int, of dump: Dump, _ name: String
  ) -> FileOutcome {
    guard others > 0 else { return report(nodes, of: dump, name) }
    write(nodes, of: dump, name)
    let what = others == 1 ? "1 node that is no view" : "\(others) nodes that are no views"
    let cure = "string(…) gives the text of one, count(…) how many there are."
    guard nodes.isEmpty else {
      if !options.isQuiet { complaints.note("\(name): left out \(what); \(cure)") }
      return .examined(.success)
    }
    return .nothing(
      "No view of \"\(name)\" is selected, only \(what).",
      hint: "Ask for a value: " + cure)
  }

  private func refuse(_ answer: XPathAnswer, _ name: String) -> FileOutcome {
    let failure = FileFailure(message: XPathWording.sentence(answer, seconds: query.seconds))
    outputs.json?.add {
      QueryDocument.write(failure, by: query.question, path: name, to: &$0)
    }
    return .failed(failure, endsRun: answer == .tooSlow(isOver: true))
  }

  // MARK: Writing

  private func write(_ nodes: [Int], of dump: Dump, _ name: String) {
    outputs.write(text: { writer.write(nodes, of: dump.tree, path: name, to: &$0) })
    outputs.json?.add {
      QueryDocument.write(nodes, by: query.question, of: dump, path: name, to: &$0)
    }
  }

  private func write(_ value: XPathAnswer, _ text: String, of dump: Dump, _ name: String) {
    outputs.write(text: { $0.line("\(Style.inline(name)): \(Style.inline(text))") })
    outputs.json?.add {
      QueryDocument.write(value: value, by: query.question, of: dump, path: name, to: &$0)
    }
  }
}
