import Hierarchy

/// Whose demand on tap targets is judged by: a size, and which rules decide about it.
///
/// The one place where a platform's minimum is chosen.
public enum Profile: String, Sendable, Hashable, CaseIterable {
  /// 44 x 44 points: Apple's Human Interface Guidelines.
  case ios
  /// 48 x 48 dp: Material Design, and Android's Accessibility Test Framework.
  case android
  /// 24 x 24, and what is smaller passes where the circle around it is free: WCAG 2.2, 2.5.8.
  case wcagAA = "wcag-aa"
  /// 44 x 44, whatever is beside it: WCAG 2.1, 2.5.5.
  case wcagAAA = "wcag-aaa"

  /// The profile that a tree is judged by where none was asked for.
  package init(of traits: TreeTraits) {
    self = traits.touchRule == .clickable ? .android : .ios
  }

  /// The least size, in points or dp.
  package var minimum: Size {
    switch self {
    case .ios, .wcagAAA: AuditOptions.appleMinimum
    case .android: AuditOptions.androidMinimum
    case .wcagAA: AuditOptions.wcagMinimum
    }
  }

  /// The rules that have no say: under WCAG 2.5.8 a size alone decides nothing, under 2.5.5 what is
  /// beside a target does not.
  package var leftOut: Set<RuleID> {
    switch self {
    case .ios, .android: []
    case .wcagAA: [.targetTooSmall]
    case .wcagAAA: [.targetSpacing]
    }
  }

  /// What it comes to, in a few words.
  package var effect: String {
    switch self {
    case .ios: "44 x 44 pt"
    case .android: "48 x 48 dp, of which 32 are enough at an edge of the screen"
    case .wcagAA:
      "24 x 24, or free space around what is smaller: target-spacing decides, target-too-small has "
        + "no say"
    case .wcagAAA: "44 x 44, whatever is beside it: target-spacing has no say"
    }
  }

  /// The part of the minimum that is enough across an edge of the screen, where a finger cannot slip
  /// past: 32 of 48 dp on Android; nil where nothing says so.
  package var edgeShare: Double? { self == .android ? 32.0 / 48 : nil }
}
