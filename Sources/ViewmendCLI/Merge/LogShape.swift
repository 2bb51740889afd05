/// Checks that a run of a SARIF log is one of viewmend's, and that what makes a status is understood.
enum LogShape {
  /// Checks a run.
  static func check(_ run: JSONNode) throws(ConfigurationFault) {
    let driver = try needed("driver", in: needed("tool", in: run, "a run"), "\"tool\"")
    let name = try needed("name", in: driver, "\"driver\"")
    guard name.string == "viewmend" else {
      throw ConfigurationFault(
        name.offset, "This log is of another tool: it names \(name.kind).",
        hint: "Give what `viewmend check --format sarif` wrote.")
    }
    for result in try needed("results", in: run, "a run").list("results") {
      try check(result: result)
    }
    for invocation in try run["invocations"]?.list("invocations") ?? [] {
      _ = try invocation.members(of: "An invocation")
      if let flag = invocation["executionSuccessful"] {
        guard case .bool = flag.content else {
          throw flag.fault("executionSuccessful", "true or false")
        }
      }
      let notes = try invocation["toolExecutionNotifications"]?.list("toolExecutionNotifications")
      for note in notes ?? [] { _ = try note.members(of: "A notification") }
    }
  }

  private static func check(result: JSONNode) throws(ConfigurationFault) {
    _ = try needed("ruleId", in: result, "a result").text("ruleId")
    // Both have a meaning where they are left out, by SARIF 2.1.0, 3.27.9 and 3.27.10.
    _ = try result["kind"]?.word(
      "kind", of: ["pass", "open", "informational", "notApplicable", "review", "fail"])
    _ = try result["level"]?.word("level", of: ["none", "note", "warning", "error"])
    for one in try result["suppressions"]?.list("suppressions") ?? [] {
      _ = try one.members(of: "A suppression")
      _ = try one["status"]?.word("status", of: ["accepted", "underReview", "rejected"])
    }
  }

  /// The value of a key that must be there.
  private static func needed(
    _ key: String, in owner: JSONNode, _ name: String
  ) throws(ConfigurationFault) -> JSONNode {
    let members = try owner.members(of: name.prefix(1).uppercased() + name.dropFirst())
    guard let value = members.first(where: { $0.key == key })?.value else {
      throw ConfigurationFault(
        owner.offset, "\"\(key)\" is missing here, in \(name).",
        hint: "Give the log as viewmend wrote it.")
    }
    return value
  }
}
