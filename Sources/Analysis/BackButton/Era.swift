/// A span of iOS versions in which navigation bars are built alike.
public enum Era: String, Sendable, Hashable, CaseIterable {
  /// iOS 6 and before.
  case ios6
  /// iOS 7 to 10: the bar handles the back button's touches.
  case ios7 = "ios7-10"
  /// iOS 11 and 12: items are buttons in a content view.
  case ios11 = "ios11-12"
  /// iOS 13 to 18.
  case ios13 = "ios13-18"
  /// iOS 26: items lie in glass platters.
  case ios26

  /// What messages call it.
  public var title: String {
    switch self {
    case .ios6: "iOS 6 and before"
    case .ios7: "iOS 7 to 10"
    case .ios11: "iOS 11 and 12"
    case .ios13: "iOS 13 to 18"
    case .ios26: "iOS 26"
    }
  }

  /// True when the title names one version, so that a verb behind it is in the singular.
  package var isOneVersion: Bool { self == .ios26 }

  /// True from iOS 11 on, when a bar's items became controls with actions of their own; before,
  /// the bar acts for them.
  package var isSinceIOS11: Bool {
    switch self {
    case .ios6, .ios7: false
    case .ios11, .ios13, .ios26: true
    }
  }

  /// True for iOS 11 to 18, when items stand in stacks in a content view; since iOS 26 they lie in
  /// platters of glass.
  package var hasItemStacks: Bool { isSinceIOS11 && self != .ios26 }
}
