/// A function of XPath 1.0's core library: there are no others.
struct XPathFunction: Sendable, Hashable {
  var name: String
  /// How many arguments it takes.
  var arguments: ClosedRange<Int>
  /// What it gives.
  var result: XPath.Kind
  /// True when its argument must be nodes.
  var takesNodes = false

  /// How many arguments it takes, in words.
  var argumentsInWords: String {
    let (least, most) = (arguments.lowerBound, arguments.upperBound)
    if most == .max { return "\(least) or more arguments" }
    if least == most {
      return least == 0 ? "no argument" : "\(least) argument\(least == 1 ? "" : "s")"
    }
    return least == 0 ? "at most \(most) argument" : "\(least) or \(most) arguments"
  }

  /// The function of a name.
  static func named(_ name: String) -> XPathFunction? { all.first { $0.name == name } }

  static let all = [
    XPathFunction(name: "last", arguments: 0...0, result: .number),
    XPathFunction(name: "position", arguments: 0...0, result: .number),
    XPathFunction(name: "count", arguments: 1...1, result: .number, takesNodes: true),
    XPathFunction(name: "id", arguments: 1...1, result: .nodes),
    XPathFunction(name: "local-name", arguments: 0...1, result: .text, takesNodes: true),
    XPathFunction(name: "namespace-uri", arguments: 0...1, result: .text, takesNodes: true),
    XPathFunction(name: "name", arguments: 0...1, result: .text, takesNodes: true),
    XPathFunction(name: "string", arguments: 0...1, result: .text),
    XPathFunction(name: "concat", arguments: 2...Int.max, result: .text),
    XPathFunction(name: "starts-with", arguments: 2...2, result: .flag),
    XPathFunction(name: "contains", arguments: 2...2, result: .flag),
    XPathFunction(name: "substring-before", arguments: 2...2, result: .text),
    XPathFunction(name: "substring-after", arguments: 2...2, result: .text),
    XPathFunction(name: "substring", arguments: 2...3, result: .text),
    XPathFunction(name: "string-length", arguments: 0...1, result: .number),
    XPathFunction(name: "normalize-space", arguments: 0...1, result: .text),
    XPathFunction(name: "translate", arguments: 3...3, result: .text),
    XPathFunction(name: "boolean", arguments: 1...1, result: .flag),
    XPathFunction(name: "not", arguments: 1...1, result: .flag),
    XPathFunction(name: "true", arguments: 0...0, result: .flag),
    XPathFunction(name: "false", arguments: 0...0, result: .flag),
    XPathFunction(name: "lang", arguments: 1...1, result: .flag),
    XPathFunction(name: "number", arguments: 0...1, result: .number),
    XPathFunction(name: "sum", arguments: 1...1, result: .number, takesNodes: true),
    XPathFunction(name: "floor", arguments: 1...1, result: .number),
    XPathFunction(name: "ceiling", arguments: 1...1, result: .number),
    XPathFunction(name: "round", arguments: 1...1, result: .number),
  ]
}
