/// Every rule, in the order in which they are listed and applied.
package enum RuleCatalogue {
  /// The rules; a test compares them with `RuleID`.
  package static let rules: [any Rule.Type] = [
    CapturedInTransition.self, BackButtonMissing.self, BackButtonDuplicate.self,
    BackButtonTrailing.self, BackButtonStaleTitle.self, TitleDisplaced.self, BarItemInset.self,
    SwipeBackDisabled.self, TargetDead.self, TargetOffscreen.self, TargetOutsideParent.self,
    TargetClipped.self, TargetObscured.self, TouchSink.self, TargetTooSmall.self,
    TargetSpacing.self, TargetOverlap.self, TargetOversized.self, TargetSmallerThanVisible.self,
    TargetDuplicate.self, BarSlop.self, InvalidFrame.self,
  ]

  /// The rule of an id.
  package static func rule(_ id: RuleID) -> (any Rule.Type)? { rules.first { $0.id == id } }
}
