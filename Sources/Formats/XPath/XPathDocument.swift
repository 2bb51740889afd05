internal import CViewXML

/// A tree in viewmend's own XML, to which expressions are put.
///
/// Views are counted as they come, so that a view's number is its node's id.
package final class XPathDocument {
  private var document: OpaquePointer?
  private var isWhole = false

  /// Begins an empty document.
  package init() { document = vx_document_begin() }

  deinit {
    if let document { vx_document_free(document) }
  }

  /// Adds a piece of the XML.
  package func add(_ bytes: [UInt8]) {
    guard let document else { return }
    bytes.withUnsafeBytes { memory in
      guard let start = memory.baseAddress else { return }
      vx_document_add(document, start.assumingMemoryBound(to: CChar.self), memory.count)
    }
  }

  /// Ends the XML; false when it is not whole, or memory ran out.
  package func finish() -> Bool {
    guard let document else { return false }
    isWhole = vx_document_end(document)
    return isWhole
  }

  /// What an expression comes to.
  ///
  /// - Parameter seconds: How long it may take; 0 lifts the limit. Once an answer is
  ///   `tooSlow(isOver: true)` the document is gone, and no XML may be read in this process.
  package func answer(to expression: XPath, seconds: Double) -> XPathAnswer {
    guard let document, isWhole else { return .tooLarge }
    var found = vx_answer()
    guard vx_document_ask(document, expression.text, seconds, &found) else {
      self.document = nil
      return .tooSlow(isOver: true)
    }
    defer { vx_answer_free(&found) }
    switch found.kind {
    case vx_nodes: return .views(Self.ids(in: found), others: found.other_count)
    case vx_flag: return .flag(found.flag)
    case vx_number: return .number(found.number, Self.text(of: found))
    case vx_text: return .text(Self.text(of: found))
    case vx_refused: return .refused(Int(found.code))
    case vx_too_slow: return .tooSlow(isOver: false)
    default: return .tooLarge
    }
  }

  private static func text(of answer: vx_answer) -> String {
    answer.text.map { String(cString: $0) } ?? ""
  }

  /// The views in the order of the document, each once.
  private static func ids(in answer: vx_answer) -> [Int] {
    let views = UnsafeBufferPointer(start: answer.views, count: answer.view_count).sorted()
    var ids: [Int] = []
    ids.reserveCapacity(views.count)
    for view in views where ids.last != Int(view) { ids.append(Int(view)) }
    return ids
  }
}
