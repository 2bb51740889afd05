internal import CViewXML

/// An expression of XPath 1.0, found to be right before anything is read.
package struct XPath: Sendable, Hashable {
  /// The kinds of values that expressions have.
  enum Kind: Sendable, Hashable {
    case nodes, text, number, flag
  }

  /// The expression as typed.
  package let text: String

  /// Checks an expression.
  ///
  /// Kinds are known before it runs, since there are no variables. So a function that does not
  /// exist, a count of arguments, and a number where nodes are needed have their place too, which
  /// libxml2 would not give.
  ///
  /// - Throws: `XPathError` with the place of what is wrong.
  package init(_ text: String) throws(XPathError) {
    var parser = XPathParser(text)
    try parser.whole()
    var code: Int32 = 0
    var offset = 0
    guard vx_expression_check(text, &code, &offset) else {
      throw XPathError(
        place: String(decoding: text.utf8.prefix(offset), as: UTF8.self).count,
        message: "libxml2 cannot read the expression here (error \(code)).",
        expected: "Expected an expression of XPath 1.0.")
    }
    self.text = text
  }
}
