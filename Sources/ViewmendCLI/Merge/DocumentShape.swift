/// Checks that a document is one that a command writes: what is not understood counts for nothing, and
/// nothing is no finding.
struct DocumentShape: Sendable {
  private let forms = OutputForms()

  /// The command that wrote a document, whose documents are about many files and can be joined.
  func joinedCommand(of root: JSONNode) throws(ConfigurationFault) -> String {
    guard let node = root["command"] else {
      let hint = "Give what --format json wrote."
      if root["findings"] != nil {
        throw ConfigurationFault(root.offset, "This is a baseline, and no report.", hint: hint)
      }
      if root["options"] != nil || root["expect"] != nil {
        throw ConfigurationFault(
          root.offset, "This is the description of a fixture, and no report.", hint: hint)
      }
      throw ConfigurationFault(
        root.offset, "\"command\" is missing here.", hint: "Give the report as viewmend wrote it.")
    }
    let command = try node.text("command")
    guard forms.pieces[command]?["properties"]?["files"] != nil else {
      throw ConfigurationFault(
        root.offset, "What `\(command)` writes is not joined.",
        hint: "Documents of inspect, check, patch and query are.")
    }
    return command
  }

  /// Checks a whole document of a command.
  func check(_ root: JSONNode, of command: String) throws(ConfigurationFault) {
    guard let schema = forms.pieces[command] else { return }
    try check(root, schema, command)
  }

  private func check(
    _ value: JSONNode, _ schema: JSONNode, _ key: String
  ) throws(ConfigurationFault) {
    guard let all = forms.limiting(schema) else { return }
    let fitting = all.filter { OutputForms.fits(value, $0) }
    guard let form = fitting.first else {
      throw OutputForms.fault(value, all, key, lists: ["a list"])
    }
    switch value.content {
    case .object(let members):
      do throws(ConfigurationFault) {
        try check(members, of: value, form, key)
      } catch {
        // Objects of several forms are told apart by their keys.
        for other in fitting.dropFirst() where isWhole(members, of: value, other, key) { return }
        throw error
      }
    case .list(let elements):
      guard let element = form["items"] else { return }
      for one in elements { try check(one, element, "an entry of \(key)") }
    default: break
    }
  }

  private func isWhole(
    _ members: [JSONNode.Member], of value: JSONNode, _ form: JSONNode, _ key: String
  ) -> Bool {
    do throws(ConfigurationFault) {
      try check(members, of: value, form, key)
      return true
    } catch {
      return false
    }
  }

  private func check(
    _ members: [JSONNode.Member], of value: JSONNode, _ form: JSONNode, _ key: String
  ) throws(ConfigurationFault) {
    guard let properties = form["properties"] else { return }
    let keys = properties.fields.map(\.key)
    for member in members {
      guard let schema = properties[member.key] else {
        _ = try member.known(keys, in: "\"\(key)\"")
        continue
      }
      try check(member.value, schema, member.key)
    }
    for needed in form["required"]?.elements ?? [] {
      guard let name = needed.string, !members.contains(where: { $0.key == name }) else { continue }
      throw ConfigurationFault(
        value.offset, "\"\(name)\" is missing here, in \"\(key)\".",
        hint: "Give the report as viewmend wrote it.")
    }
  }
}
