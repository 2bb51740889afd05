import Analysis
import Reporting

/// Reads the entries of a baseline, strictly.
enum BaselineReader {
  private static let keys = ["path", "rule", "severity", "view", "fingerprint"]
  private static let grades = KnownFinding.Grade.allCases.map(\.rawValue)

  /// The entries of a document.
  static func entries(
    of root: JSONNode, in file: JSONFile
  ) throws(ConfigurationFault) -> [Baseline.Entry] {
    var found: JSONNode?
    var hasSchema = false
    for member in try root.members(of: "A baseline") {
      switch try member.known(["schema", "findings"], in: "a baseline") {
      case "schema":
        _ = try member.value.word("schema", of: ["viewmend/1"])
        hasSchema = true
      default: found = member.value
      }
    }
    guard hasSchema, let found else {
      throw ConfigurationFault(
        root.offset, "A baseline has \"schema\": \"viewmend/1\" and \"findings\".",
        hint: "Check that this is the file you meant, or write it with --write-baseline.")
    }
    var entries: [Baseline.Entry] = []
    for one in try found.list("findings") {
      entries.append(
        Baseline.Entry(finding: try finding(one), place: file.location(of: one.offset)))
    }
    return entries
  }

  private static func finding(_ node: JSONNode) throws(ConfigurationFault) -> KnownFinding {
    var path: String?
    var fingerprint: String?
    var view = ""
    var rule: RuleID?
    var grade: KnownFinding.Grade?
    for member in try node.members(of: "A finding of a baseline") {
      let key = try member.known(keys, in: "a finding of a baseline")
      switch key {
      case "rule":
        rule = try ConfigurationReader.rule(
          try member.value.text(key), at: member.value.offset)
      case "severity":
        grade = KnownFinding.Grade(
          rawValue: try member.value.word(
            key, of: grades))
      case "path": path = try member.value.text(key)
      case "fingerprint": fingerprint = try member.value.text(key)
      default: view = try member.value.text(key)
      }
    }
    guard let path, let rule, let grade, let fingerprint else {
      throw ConfigurationFault(
        node.offset,
        "A finding of a baseline needs \"path\", \"rule\", \"severity\" and \"fingerprint\".",
        hint: "Write the baseline again with --write-baseline.")
    }
    return KnownFinding(
      path: path, rule: rule, grade: grade, view: view, fingerprint: fingerprint)
  }
}
