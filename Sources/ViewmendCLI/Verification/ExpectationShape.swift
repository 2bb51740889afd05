import Analysis
import Arguments
import Formats

/// What an expectation may say at each of its levels, by the schemas of the documents that it is
/// compared with.
///
/// A key that no document has, or a value that none can have there, would differ for ever, or be
/// recorded over in silence: it is a mistake of whoever wrote it. Besides what the documents hold,
/// a number may stand for a list, and `{"holds": …}` for a text.
struct ExpectationShape {
  private let pieces: [String: JSONNode]

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
  }

  /// Checks the value of a key of an expectation.
  func check(_ value: JSONNode, of key: String) throws(ConfigurationFault) {
    switch key {
    case "status":
      guard let status = value.whole.flatMap(Int32.init(exactly:)).flatMap(ExitStatus.init),
        status != .fault
      else {
        throw value.fault(key, "0, 1, 2 or 3")
      }
    case "parents": try checkParents(value)
    case "why":
      guard let why = pieces["why"] else { throw Self.unknown(key, value) }
      try checkList(value, of: why, key, naming: "node")
    case "hits":
      guard let element = pieces["hit"]?["properties"]?["hits"]?["items"] else {
        throw Self.unknown(key, value)
      }
      try checkList(value, of: element, key, naming: "point")
    default:
      guard let schema = schema(of: key) else { throw Self.unknown(key, value) }
      try check(value, schema, key)
    }
  }

  /// No schema says what a key may hold: then nothing is right, rather than everything.
  private static func unknown(_ key: String, _ value: JSONNode) -> ConfigurationFault {
    ConfigurationFault(
      value.offset, "No schema says what \"\(key)\" may hold.",
      hint: "This is a fault of viewmend itself; please report it.")
  }

  /// What the document that has a key says of it.
  private func schema(of key: String) -> JSONNode? {
    let name = key == "views" ? "nodes" : key
    for piece in ["check", "inspect"] {
      let file = pieces[piece]?["properties"]?["files"]?["items"]
      if let schema = file?["properties"]?[name] { return schema }
    }
    return nil
  }

  private func checkParents(_ value: JSONNode) throws(ConfigurationFault) {
    for member in try value.members(of: "\"parents\"") {
      guard let id = Int(member.key), id >= 0 else {
        throw ConfigurationFault(
          member.offset, "\"\(member.key)\" is no id of a view.",
          hint: "The keys of \"parents\" are ids: {\"3\": 1, \"1\": null}.")
      }
      if case .null = member.value.content { continue }
      guard let parent = member.value.whole, parent >= 0 else {
        throw member.value.fault(member.key, "the id of a view, or null for a root")
      }
    }
  }

  /// Checks what is asked about, each of which names what it is about.
  private func checkList(
    _ value: JSONNode, of element: JSONNode, _ key: String, naming name: String
  ) throws(ConfigurationFault) {
    for one in try value.list(key) {
      try check(one, element, key)
      if one[name] == nil {
        throw ConfigurationFault(
          one.offset, "An entry of \"\(key)\" says what it asks about: it has no \"\(name)\".",
          hint: nil)
      }
    }
  }
}

// MARK: - Schemas

extension ExpectationShape {
  /// The alternatives of a schema, each without alternatives of its own.
  private func forms(of schema: JSONNode) -> [JSONNode] {
    if let reference = schema["$ref"]?.string {
      var target: JSONNode?
      for (place, step) in reference.split(separator: "/").filter({ $0 != "#" }).enumerated()
      where place > 0 {
        target = place == 1 ? pieces[String(step)] : target?[String(step)]
      }
      return target.map(forms) ?? []
    }
    if let choice = schema["anyOf"] { return choice.elements.flatMap(forms) }
    if case .list(let types)? = schema["type"]?.content {
      return types.map { type in
        .made(.object([.init(key: "type", offset: 0, value: type)]))
      }
    }
    return [schema]
  }

  private func check(
    _ value: JSONNode, _ schema: JSONNode, _ key: String
  ) throws(ConfigurationFault) {
    let forms = forms(of: schema)
    // It refers to what is not there.
    if forms.isEmpty { throw Self.unknown(key, value) }
    // A schema that says nothing allows everything.
    if forms.contains(where: { Self.kind(of: $0) == nil }) { return }
    let kinds = forms.compactMap(Self.kind)
    if kinds.contains(.text), case .object(let members) = value.content,
      !kinds.contains(.object) || members.contains(where: { $0.key == "holds" })
    {
      return try checkPieces(value, key)
    }
    if kinds.contains(.list), case .number = value.content, !kinds.contains(.number) {
      guard let count = value.whole, count >= 0 else {
        throw value.fault(key, "a list, or the number of its entries")
      }
      return
    }
    let fitting = forms.filter { Self.fits(value, $0) }
    guard let form = fitting.first else { throw fault(value, forms, key) }
    switch value.content {
    case .object(let members): try check(members, form, key)
    case .list(let elements):
      guard let element = form["items"] else { return }
      for one in elements { try check(one, element, key) }
    default: break
    }
  }

  private func check(
    _ members: [JSONNode.Member], _ form: JSONNode, _ key: String
  ) throws(ConfigurationFault) {
    guard let properties = form["properties"] else { return }
    let keys = properties.fields.map(\.key).filter { $0 != "schema" && $0 != "command" }
    for member in members {
      _ = try member.known(keys, in: "\"\(key)\"")
      if let schema = properties[member.key] { try check(member.value, schema, member.key) }
    }
  }

  /// `{"holds": …}`: pieces of a text.
  private func checkPieces(_ value: JSONNode, _ key: String) throws(ConfigurationFault) {
    for member in value.fields {
      _ = try member.known(["holds"], in: "\"\(key)\", which is a text")
      let pieces = member.value
      if pieces.string != nil { continue }
      guard case .list(let elements) = pieces.content, !elements.isEmpty,
        elements.allSatisfy({ $0.string != nil })
      else { throw pieces.fault("holds", "a text, or a list of texts") }
    }
  }
}

// MARK: - Kinds

extension ExpectationShape {
  /// The kinds of values that schemas tell apart.
  private enum Kind: String {
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
  private static func kind(of form: JSONNode) -> Kind? {
    form["enum"] == nil && form["const"] == nil ? Kind(type: form["type"]?.string) : .text
  }

  private static func fits(_ value: JSONNode, _ form: JSONNode) -> Bool {
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

  /// What is wrong with a value that no form fits.
  private func fault(_ value: JSONNode, _ forms: [JSONNode], _ key: String) -> ConfigurationFault {
    let words = forms.flatMap { $0["enum"]?.elements ?? [] }.compactMap(\.string)
    if key == "rule", let name = value.string {
      do throws(ConfigurationFault) {
        _ = try ConfigurationReader.rule(name, at: value.offset)
      } catch {
        return error
      }
    }
    let near = value.string.flatMap { Spelling($0).nearest(among: words) }
    let expected = forms.flatMap(Self.names)
    let listed =
      expected.count > 1
      ? expected.dropLast().joined(separator: ", ") + " or \(expected[expected.count - 1])"
      : expected.first ?? "something else"
    return value.fault(key, listed, hint: near.map { "Did you mean \($0)?" })
  }

  /// What a form allows, in words.
  private static func names(of form: JSONNode) -> [String] {
    if let words = form["enum"] { return words.elements.compactMap(\.string) }
    if let word = form["const"]?.string { return [word] }
    switch Kind(type: form["type"]?.string) {
    case .null: return ["null"]
    case .text: return ["a text"]
    case .flag: return ["true", "false"]
    case .number: return [form["type"]?.string == "integer" ? "a whole number" : "a number"]
    case .object: return ["an object"]
    case .list:
      guard let count = form["minItems"]?.whole else {
        return ["a list", "the number of its entries"]
      }
      return ["a list of \(count) numbers"]
    case nil: return []
    }
  }
}
