import Hierarchy

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
