import Analysis

/// A find in words that a test can compare.
struct Signed: Equatable, CustomStringConvertible {
  var container: Int
  var confidence: Double
  var evidence: [String]

  init(_ container: Int, _ confidence: Double, _ evidence: [String]) {
    self.container = container
    self.confidence = confidence
    self.evidence = evidence
  }

  init(_ button: BackButton, _ audited: Audited) {
    self.init(
      button.container, button.confidence,
      button.evidence.map { $0.sentence(in: audited.tree) })
  }

  var description: String { "\(container), \(confidence): \(evidence.joined(separator: "; "))" }

  /// Rows below a bar of 375 x 44 points, each with its depth below the bar.
  static func bar(_ rows: [(Int, String)], bar: String = "(0 20; 375 44)") throws -> Audited {
    let lines = rows.map { depth, row in
      String(repeating: "   | ", count: depth + 1) + "<\(row)>"
    }
    return try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 375 667)>
         | <UINavigationBar: 0x2; frame = \(bar)>
      \(lines.joined(separator: "\n"))

      """)
  }
}

extension Audited {
  /// What was found, back buttons and candidates.
  var found: [Signed] { report.backButtons.map { Signed($0, self) } }
  var weaklyFound: [Signed] { report.candidates.map { Signed($0, self) } }
}
