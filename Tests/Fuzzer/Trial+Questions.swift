import Analysis
import Formats
import Hierarchy
import Reporting

/// What the readers of questions promise: an answer or a mistake that is shown, within its text.
extension Trial {
  func ask(_ bytes: [UInt8]) throws(Fault) {
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    guard let dump = try? Dump.read(SourceText(Self.smallDump)) else {
      throw Fault("The small dump cannot be read.")
    }
    if let selector = try selector(text) {
      let nodes = SelectorMatcher(dump.tree, for: selector).nodes(selectedBy: selector)
      guard nodes.allSatisfy(dump.tree.indices.contains) else {
        throw Fault("It selects \(nodes) of \(dump.tree.count) nodes.")
      }
    }
    if let xpath = try xpath(text) {
      let document = XPathDocument()
      var stream = ReportStream { document.add($0) }
      _ = ViewmendXMLText.write(dump, to: &stream)
      guard document.finish() else { throw Fault("The small dump is no XML.") }
      if case .tooSlow = document.answer(to: xpath, seconds: 3) { throw Fault("It is too slow.") }
    }
    // A question may look like an option; the words of a command line are not fuzzed here.
    try expect(["query", "--no-config", "--format", "json", "--", text, try seedFile()], in: 0...3)
  }

  private func selector(_ text: String) throws(Fault) -> Selector? {
    let mistake: SelectorError
    do throws(SelectorError) { return try Selector(text) } catch { mistake = error }
    try check(mistake.place, in: text)
    return nil
  }

  private func xpath(_ text: String) throws(Fault) -> XPath? {
    let mistake: XPathError
    do throws(XPathError) { return try XPath(text) } catch { mistake = error }
    try check(mistake.place, in: text)
    return nil
  }

  private func check(_ place: Int, in text: String) throws(Fault) {
    guard (0...text.count).contains(place) else {
      throw Fault("A mistake is said to stand at \(place) of \(text.count).")
    }
  }
}
