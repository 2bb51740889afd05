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

  /// Puts an expression to a tree in the form that `convert --to xml` writes.
  private static func answer(to xpath: XPath, of dump: Dump, _ seconds: Double) -> XPathAnswer {
    let document = XPathDocument()
    var stream = ReportStream { document.add($0) }
    _ = ViewmendXMLText.write(dump, to: &stream)
    guard document.finish() else { return .tooLarge }
    return document.answer(to: xpath, seconds: seconds)
  }

  // MARK: What a file comes to

  /// What a file comes to by what was found in it.
  func outcome(of found: Found, name: String) -> FileOutcome {
    switch found {
    case .nodes(let nodes): return outcome(of: nodes, others: 0, name)
    case .answer(let answer):
      switch answer {
      case .views(let nodes, let others): return outcome(of: nodes, others: others, name)
      case .flag, .number, .text: return .examined(.success)
      case .refused, .tooSlow, .tooLarge:
        let failure = FileFailure(message: XPathWording.sentence(answer, seconds: query.seconds))
        return .failed(failure, endsRun: answer == .tooSlow(isOver: true))
      }
    }
  }

  private func outcome(of nodes: [Int], others: Int, _ name: String) -> FileOutcome {
    guard nodes.isEmpty else { return .examined(.success) }
    return others > 0
      ? .nothing(
        "No view of \"\(name)\" is selected, only \(Self.words(others)).",
        hint: "Ask for a value: " + Self.cureForOthers)
      : .nothing(
        "No view of \"\(name)\" is selected.",
        hint: "`viewmend inspect` shows what there is; --allow-empty accepts it.")
  }

  private static func words(_ others: Int) -> String {
    others == 1 ? "1 node that is no view" : "\(others) nodes that are no views"
  }

  /// How nodes that are no views are asked about.
  private static let cureForOthers =
    "string(…) gives the text of one, count(…) how many there are."

  // MARK: Reporting

  /// Reports what was found in a dump.
  ///
  /// - Returns: What its file comes to.
  func report(_ found: Found, in dump: Dump, name: String) -> FileOutcome {
    if case .selector(let selector, _, _) = query { noteMisspelt(selector, of: dump, name) }
    let outcome = outcome(of: found, name: name)
    switch found {
    case .nodes(let nodes): write(nodes, of: dump, name)
    case .answer(let answer):
      switch answer {
      case .views(let nodes, let others):
        write(nodes, of: dump, name)
        if others > 0, !nodes.isEmpty, !options.isQuiet {
          complaints.note("\(name): left out \(Self.words(others)); \(Self.cureForOthers)")
        }
      case .flag(let flag): write(answer, flag ? "true" : "false", of: dump, name)
      case .number(_, let text), .text(let text): write(answer, text, of: dump, name)
      case .refused, .tooSlow, .tooLarge:
        guard case .failed(let failure, _) = outcome else { break }
        outputs.json?.add {
          QueryDocument.write(failure, by: query.question, path: name, to: &$0)
        }
      }
    }
    return outcome
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
