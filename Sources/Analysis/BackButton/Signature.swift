import Hierarchy

/// How the back button of one era or framework is recognised.
///
/// A signature looks at one place of a tree and weighs what it sees; it answers with evidence and
/// never with a bare yes. The locator asks the signatures in order.
package protocol Signature: Sendable {
  /// The back buttons that a bar holds by this signature.
  static func backButtons(in bar: NavigationBar, _ context: SignatureContext) -> [BackButton]

  /// The back button that a container makes which was pasted without its bar.
  static func loneBackButton(_ container: Int, _ context: SignatureContext) -> BackButton?
}

/// What signatures look at.
package struct SignatureContext: Sendable {
  package let tree: ViewTree
  package let roles: RoleTable
  package let visibility: Visibility
  /// Which era's model gives the live area.
  package let era: AuditOptions.EraChoice

  /// The era whose model is used for a bar.
  package func modelEra(of bar: NavigationBar) -> Era? {
    if case .fixed(let era) = era { return era }
    return bar.era
  }
}

/// Adds up evidence against the whole weight of a signature.
struct EvidenceScale {
  private(set) var evidence: [BackButton.Evidence] = []
  private var found = 0
  private let whole: Int

  /// - Parameter whole: The sum of the weights of everything that can be found.
  init(whole: Int) { self.whole = whole }

  /// Adds a sign that was seen.
  mutating func add(_ weight: Int, _ node: Int, _ sign: BackButton.Evidence.Sign) {
    found += weight
    evidence.append(
      BackButton.Evidence(sign: sign, node: node, weight: Double(weight) / Double(whole)))
  }

  /// The share of the whole weight that was found.
  var confidence: Double { Double(found) / Double(whole) }
}
