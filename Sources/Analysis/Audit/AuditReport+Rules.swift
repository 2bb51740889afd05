import Hierarchy

extension AuditReport {
  /// The rules that were asked, in the order of the catalogue: what none of them reports is right
  /// as far as the file tells.
  package var askedRules: [any Rule.Type] {
    let options = context.options
    return RuleCatalogue.rules.filter { rule in
      guard options.applies(rule.id), rule.canJudge(tree.traits) else { return false }
      return switch rule.id {
      case .backButtonMissing: options.requiresBackButton
      case .barSlop: options.era == .fixed(.ios6)
      default: true
      }
    }
  }
}
