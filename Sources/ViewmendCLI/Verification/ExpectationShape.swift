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
  private let forms = OutputForms()

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
      guard let why = forms.pieces["why"] else { throw Self.unknown(key, value) }
      try checkList(value, of: why, key, naming: "node")
    case "hits":
      guard let element = forms.pieces["hit"]?["properties"]?["hits"]?["items"] else {
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
      let file = forms.pieces[piece]?["properties"]?["files"]?["items"]
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
  private func check(
    _ value: JSONNode, _ schema: JSONNode, _ key: String
  ) throws(ConfigurationFault) {
    guard let forms = forms.limiting(schema) else { return }
    // It refers to what is not there.
    if forms.isEmpty { throw Self.unknown(key, value) }
    let kinds = forms.compactMap(OutputForms.kind)
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
    guard let form = forms.first(where: { OutputForms.fits(value, $0) }) else {
      throw OutputForms.fault(value, forms, key, lists: ["a list", "the number of its entries"])
    }
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
