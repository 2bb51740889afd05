extension Report {
  /// The results for programs; unknown is `null`, never left out.
  var json: String {
    let dumps = dumps.map { "{\"nodes\": \($0.nodes), \"bytes\": \($0.bytes)}" }
    let counts = Verdict.allCases.map { "\"\($0.rawValue)\": \(count($0))" }
    return """
      {"schema": "viewmend-benchmarks/1", "runs": \(runs),
       "dumps": [\(dumps.joined(separator: ", "))],
       "measurements": [
        \(measurements.map(Self.object).joined(separator: ",\n  "))
       ],
       "summary": {\(counts.joined(separator: ", "))}}

      """
  }

  private static func object(_ measurement: Measurement) -> String {
    let finding = measurement.finding
    let quartiles = finding?.quartiles.map {
      "[\(number($0.lowerBound)), \(number($0.upperBound))]"
    }
    let notes = (finding?.notes ?? []).map(string).joined(separator: ", ")
    let members: [(String, String)] = [
      ("name", string(measurement.name)),
      ("target", object(measurement.target)),
      ("candidate", object(finding?.candidate)),
      ("yardstick", object(finding?.yardstick)),
      ("result", object(finding?.result)),
      ("quartiles", quartiles ?? "null"),
      ("pairs", finding?.pairs.map(String.init) ?? "null"),
      ("verdict", string(measurement.verdict.rawValue)),
      ("reason", measurement.reason.map(string) ?? "null"),
      ("notes", "[\(notes)]"),
    ]
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func object(_ quantity: Quantity?) -> String {
    guard let quantity else { return "null" }
    return "{\"value\": \(number(quantity.value)), \"unit\": \(string(quantity.unit.rawValue))}"
  }

  private static func object(_ target: Target) -> String {
    switch target {
    case .atMost(let bound): return "{\"atMost\": \(number(bound))}"
    case .atLeast(let bound): return "{\"atLeast\": \(number(bound))}"
    case .exactly(let bound): return "{\"exactly\": \(number(bound))}"
    case .reportOnly: return "null"
    }
  }

  private static func number(_ value: Double) -> String {
    value.isFinite ? value.description : "null"
  }

  private static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
