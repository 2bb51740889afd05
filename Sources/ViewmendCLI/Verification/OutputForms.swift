import Analysis
import Arguments
import Formats

/// What values the documents that commands write as JSON may hold, by the shipped schemas.
struct OutputForms: Sendable {
  /// The schema of each command's documents, and what they share, by name.
  let pieces: [String: JSONNode]
  /// The alternatives of what schemas refer to, by the reference.
  private var targets: [String: [JSONNode]] = [:]

  /// Reads the shipped schemas.
  init() {
    var pieces: [String: JSONNode] = [:]
    for (name, bytes) in OutputSchema.pieces { pieces[name] = try? JSONReader.read(bytes) }
    func words(_ all: [String]) -> JSONNode {
      let list = all.map { JSONNode.made(.text($0)) }
      return .made(.object([.init(key: "enum", offset: 0, value: .made(.list(list)))]))
    }
    pieces["rule"] = words(RuleID.allCases.map(\.rawValue))
    pieces["format"] = words(InputFormat.allCases.map(\.rawValue))
    self.pieces = pieces
    for piece in pieces.values { resolve(piece) }
  }

  /// Looks up once what every reference in a schema means.
  private mutating func resolve(_ schema: JSONNode) {
    if let reference = schema["$ref"]?.string, targets[reference] == nil {
      var target: JSONNode?
      for (place, step) in reference.split(separator: "/").filter({ $0 != "#" }).enumerated()
      where place > 0 {
        target = place == 1 ? pieces[String(step)] : target?[String(step)]
      }
      if let target {
        resolve(target)
        targets[reference] = all(of: target)
      }
    }
    for field in schema.fields { resolve(field.value) }
    for element in schema.elements { resolve(element) }
  }

  /// The alternatives of a schema, each without alternatives of its own.
  private func all(of schema: JSONNode) -> [JSONNode] {
    if let reference = schema["$ref"]?.string { return targets[reference] ?? [] }
    if let choice = schema["anyOf"] { return choice.elements.flatMap(all) }
    if case .list(let types)? = schema["type"]?.content {
      return types.map { type in
        guard type.string == "object", case .object(var members) = schema.content,
          let place = members.firstIndex(where: { $0.key == "type" })
        else { return .made(.object([.init(key: "type", offset: 0, value: type)])) }
        members[place].value = type
        return .made(.object(members))
      }
    }
    return [schema]
  }

  /// The alternatives of a schema: nil where it allows everything, none where it refers to what is
  /// not there.
  func limiting(_ schema: JSONNode) -> [JSONNode]? {
    let forms = all(of: schema)
    return forms.contains { Self.kind(of: $0) == nil } ? nil : forms
  }

  // MARK: Kinds

  /// The kinds of values that schemas tell apart.
  enum Kind: String {
    case null, text, number, flag, list, object

    /// The kind as a schema names it.
    init?(type: String?) {
      switch type {
      case "null": self = .null
      case "string": self = .text
      case "number", "integer": self = .number
      case "boolean": self = .flag
      case "array": self = .list
      case "object": self = .object
      default: return nil
      }
    }
  }

  /// The kind of values that a form has; nil where it does not say.
  static func kind(of form: JSONNode) -> Kind? {
    form["enum"] == nil && form["const"] == nil ? Kind(type: form["type"]?.string) : .text
  }

  /// True when a form allows a value, whatever is in it.
  static func fits(_ value: JSONNode, _ form: JSONNode) -> Bool {
    if let words = form["enum"] { return words.elements.contains { $0.content == value.content } }
    if let word = form["const"] { return word.content == value.content }
    switch (value.content, Kind(type: form["type"]?.string)) {
    case (.null, .null), (.text, .text), (.bool, .flag), (.object, .object): return true
    case (.number(let number), .number):
      if form["type"]?.string == "integer", value.whole == nil { return false }
      return number >= form["minimum"]?.number ?? number
    case (.list(let elements), .list):
      return elements.count >= form["minItems"]?.whole ?? 0
        && elements.count <= form["maxItems"]?.whole ?? .max
    default: return false
    }
  }

  // MARK: Words

  /// What is wrong with a value that no form fits.
  ///
  /// - Parameter lists: What may stand where a form asks for a list.
  static func fault(
    _ value: JSONNode, _ forms: [JSONNode], _ key: String, lists: [String]
  ) -> ConfigurationFault {
    let words = forms.flatMap { $0["enum"]?.elements ?? [] }.compactMap(\.string)
    if key == "rule", let name = value.string {
      do throws(ConfigurationFault) {
        _ = try ConfigurationReader.rule(name, at: value.offset)
      } catch {
        return error
      }
    }
    let near = value.string.flatMap { Spelling($0).nearest(among: words) }
    let expected = forms.flatMap { names(of: $0, lists) }
    let listed =
      expected.count > 1
      ? expected.dropLast().joined(separator: ", ") + " or \(expected[expected.count - 1])"
      : expected.first ?? "something else"
    return value.fault(key, listed, hint: near.map { "Did you mean \($0)?" })
  }

  /// What a form allows, in words.
  private static func names(of form: JSONNode, _ lists: [String]) -> [String] {
    if let words = form["enum"] { return words.elements.compactMap(\.string) }
    if let word = form["const"]?.string { return [word] }
    switch Kind(type: form["type"]?.string) {
    case .null: return ["null"]
    case .text: return ["a text"]
    case .flag: return ["true", "false"]
    case .number: return [form["type"]?.string == "integer" ? "a whole number" : "a number"]
    case .object: return ["an object"]
    case .list:
      guard let count = form["minItems"]?.whole, count > 1 else { return lists }
      return ["a list of \(count) numbers"]
    case nil: return []
    }
  }
}
