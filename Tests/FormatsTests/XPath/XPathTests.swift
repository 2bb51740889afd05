import Formats
import Testing

/// What is an expression of XPath 1.0, and what is said of what is none.
@Suite struct XPathTests {
  @Test(arguments: [
    "/", "//view", ".//*", "..", "view/@text", "//view[@class = 'UILabel'][last()]/..",
    "(//view)[2]//view", "//view | //screen/view | id('a')/b", "- - 1 + 2 * 3 div 4 mod 5 - .5",
    "count(//view) > 5. and not(true()) or 1 != 2", "div div div", "* * *", "view or and",
    "ancestor-or-self :: view", "@*", "//@printed:tint", "printed:*", "xml:a", "node()",
    "//comment() | //text() | processing-instruction('a')", "self::node()[position() mod 2 = 1]",
    "concat('a', \"b\", string-length())", "translate(normalize-space(name()), 'a', 'é👍')",
    "//view[starts-with(@frame, '0 ')]/following-sibling::view[1]", "substring('abc', 2)",
    "sum(//@line) + floor(1.5) + ceiling(2) + round(number())", "//view [ 1 ] / view", "div",
    "//view[lang('en')] | namespace::*", "boolean(//view) = false()", "a-b - c", "\n1\t",
    "substring-before(substring-after(@frame, ' '), ' ') > 20", "local-name(..) = namespace-uri(.)",
  ])
  func whatIsOne(text: String) throws {
    #expect(try XPath(text).text == text)
  }

  /// The place of a mistake is marked by `^`.
  @Test(arguments: [
    ("^", "The expression ends too early.", "a path such as //view, @text or *"),
    ("//view[^", "The expression ends too early.", "a path such as //view, @text or *"),
    ("//view[1^", "The expression ends too early.", "an operator or ]"),
    ("//^", "The expression ends too early.", "a path such as //view, @text or *"),
    ("((1)^", "The expression ends too early.", "an operator or )"),
    ("//view^)", "\")\" cannot stand here in the expression.", "an operator, /, [ or the end"),
    ("//vi ^ew", "\"e\" cannot stand here in the expression.", "an operator, /, [ or the end"),
    ("..^[1]", "\"[\" cannot stand here in the expression.", "an operator, /, [ or the end"),
    ("1 = ^= 2", "\"=\" cannot stand here in the expression.", "a path such as //view, @text or *"),
    ("'é👍'^'", "\"'\" cannot stand here in the expression.", "an operator, /, [ or the end"),
    ("//view[@a=^\"b]", "The text that begins here does not end.", "\" at its end"),
    (
      "//view[^$a]", "\"$\" cannot stand here in the expression.", "a value: there are no variables"
    ),
    (
      "//^a:view", "There is no prefix \"a\" in viewmend's XML.",
      "printed:, or a name without a prefix"
    ),
    ("@printed:^", "The expression ends too early.", "a name or * behind printed:"),
    (
      "count(^1)", "This is a number, where the expression needs nodes.",
      "a path such as //view in count()"
    ),
    (
      "^'a'/view", "This is a text, where the expression needs nodes.",
      "a path such as //view in front of /"
    ),
    (
      "^(1 = 1)[2]", "This is a yes or no, where the expression needs nodes.",
      "a path such as //view in front of ["
    ),
    ("a | ^-b", "\"-\" cannot stand here in the expression.", "a path such as //view, @text or *"),
    (
      "a | ^3", "This is a number, where the expression needs nodes.",
      "a path such as //view on both sides of |"
    ),
    ("1 + ^concat('a')", "concat() has 1 argument here.", "2 or more arguments"),
    ("^last(1)", "last() has 1 argument here.", "no argument"),
    ("^substring('a')", "substring() has 1 argument here.", "2 or 3 arguments"),
    ("^string(1, 2)", "string() has 2 arguments here.", "at most 1 argument"),
    (
      "'👍é' = count(^'é')", "This is a text, where the expression needs nodes.",
      "a path such as //view in count()"
    ),
    (
      "contains('a' ^'b')", "\"'\" cannot stand here in the expression.",
      "a comma or ) in contains()"
    ),
    (
      "//view/^count(.)", "\"count(\" cannot be a step of a path.",
      "a name without brackets, or node() text() comment()"
    ),
  ])
  func whatIsNone(marked: String, message: String, expected: String) throws {
    let place = try #require(marked.firstIndex(of: "^"))
    let text = String(marked[..<place] + marked[marked.index(after: place)...])
    let error = try #require(throws: XPathError.self) { try XPath(text) }
    #expect(error.place == marked.distance(from: marked.startIndex, to: place))
    #expect(error.message == message)
    #expect(error.expected == "Expected \(expected).")
  }

  @Test func namesThatDoNotExist() throws {
    let function = try #require(throws: XPathError.self) {
      try XPath("//view[ends-with(@text, 'a')]")
    }
    #expect(function.place == 7)
    #expect(function.message == "XPath 1.0 has no function \"ends-with\".")
    #expect(function.expected.hasPrefix("It has last() position() count() id() "))
    // Extensions of libxml2 and XSLT among them.
    for name in ["document", "here", "generate-id", "escape-uri", "xml:a", "current", "key"] {
      #expect(throws: XPathError.self) { try XPath("\(name)('a')") }
    }
    let axis = try #require(throws: XPathError.self) { try XPath("//view/sibling::view") }
    #expect(axis.place == 7 && axis.expected.hasPrefix("Expected one of the axes ancestor "))
  }

  @Test func depth() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(throws: Never.self) { try XPath(nested(63)) }
    #expect(try #require(throws: XPathError.self) { try XPath(nested(64)) }.place == 64)
    #expect(throws: XPathError.self) { try XPath(String(repeating: "a[", count: 100_000)) }
    #expect(throws: Never.self) { try XPath(String(repeating: "a/", count: 10_000) + "b") }
  }
}
