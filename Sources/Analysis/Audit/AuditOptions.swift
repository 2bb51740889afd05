import Hierarchy

/// What an audit judges by.
public struct AuditOptions: Sendable, Hashable {
  /// What a corrected target is fitted to, and what size is asked for.
  public enum Fit: String, Sendable, Hashable, CaseIterable {
    /// The mark grown to the minimum.
    case minimum = "min"
    /// The mark and the padding, whatever the minimum.
    case glyph
    /// The mark grown to 24 points (WCAG 2.5.8).
    case wcag
  }

  /// Which era's model says where a bar takes touches.
  public enum EraChoice: Sendable, Hashable {
    /// The one that the bar's parts show.
    case automatic
    /// None: frames are judged alone.
    case none
    /// This one, whatever the parts show.
    case fixed(Era)
  }

  /// 44 by 44 points: Apple's Human Interface Guidelines.
  public static let appleMinimum = Size(width: 44, height: 44)
  /// 48 by 48 dp: Material Design.
  public static let androidMinimum = Size(width: 48, height: 48)
  /// 24 by 24: WCAG 2.2, success criterion 2.5.8.
  public static let wcagMinimum = Size(width: 24, height: 24)

  /// How sizes are rounded before they are compared.
  public enum Rounding: String, Sendable, Hashable, CaseIterable {
    /// Not at all.
    case none
    /// Sizes in dp to whole ones, as Android's Accessibility Test Framework does.
    case dp
  }

  /// Whose demand is judged by; nil takes the platform's that a file is of.
  public var profile: Profile?
  /// The least size of a target under `Fit.minimum`, in points; the profile's until one is set.
  public var minimum: Size {
    get { ownMinimum ?? profile?.minimum ?? Self.appleMinimum }
    set { ownMinimum = newValue }
  }
  private var ownMinimum: Size?
  /// True until a minimum is set that is not the profile's.
  package var minimumIsProfiles: Bool { ownMinimum == nil }
  /// How sizes are rounded before they are compared.
  public var rounding = Rounding.none
  /// What targets are fitted to.
  public var fit = Fit.minimum
  /// Points around a mark that belong to it when it is fitted.
  public var pad = 0.0
  /// Pixels a point, to whose edges fitted regions are grown; nil leaves them as they come out.
  public var scale: Int?
  /// What of a window's edges corrections stay away from, in points of the screen; nil goes to the
  /// edges.
  public var safeArea: EdgeInsets?
  /// Which era's model is used.
  public var era = EraChoice.automatic
  /// The rules to apply; nil applies all.
  public var rules: Set<RuleID>?
  /// Severities in the place of the rules' own. What a rule reports as a note although it is graver
  /// as a rule, such as what UIKit sizes, stays one.
  public var severities: [RuleID: Severity] = [:]
  /// Findings that are accepted: suppressed, counted, and never part of a status.
  public var ignores: [Ignore] = []
  /// Views that take touches around their bounds, or not all over them; the last that fits holds.
  public var hitInsets: [HitInset] = []
  /// Back buttons of the app's that no name gives away.
  public var backButtons: [BackButtonPattern] = []
  /// Report, count and correct back buttons only.
  public var backButtonOnly = false
  /// A back button must be there; without one, `back-button-missing` says so.
  public var requiresBackButton = false

  /// The usual options: 44 points, fitted to the minimum, the era found in the tree.
  public init() {}

  /// The least size that the fit asks for; nil where it asks for none.
  package var requiredSize: Size? {
    switch fit {
    case .minimum: minimum
    case .wcag: Self.wcagMinimum
    case .glyph: nil
    }
  }

  /// The bars are laid out for the other reading direction, which where no back button stands at an
  /// end is then from the right.
  package var readsMirrored = false

  /// Rules that are off unless somebody names them.
  package var switchedOff: Set<RuleID> = []

  /// Work out what of each target takes touches, whether a rule asks for it or not.
  package var measuresLiveAreas = false

  /// True when what lies on targets has to be known.
  var needsLiveMap: Bool {
    measuresLiveAreas || RuleCatalogue.rules.contains { $0.needsLiveMap && applies($0.id) }
  }

  /// True when a rule is to be applied: one that was asked for by name, else any that the profile
  /// does not leave out.
  package func applies(_ rule: RuleID) -> Bool {
    rules?.contains(rule)
      ?? !(switchedOff.contains(rule) || profile?.leftOut.contains(rule) ?? false)
  }

  /// The same options with the profile that a tree is judged by.
  package func resolved(for traits: TreeTraits) -> AuditOptions {
    var options = self
    options.profile = profile ?? Profile(of: traits)
    return options
  }
}
