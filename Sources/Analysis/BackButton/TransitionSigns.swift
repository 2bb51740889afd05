/// What shows that a push or pop was running when a dump was taken.
package struct TransitionSigns: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let barDisabled = TransitionSigns(rawValue: 1 << 0)
  static let wrapperDisabled = TransitionSigns(rawValue: 1 << 1)
  static let twoTitles = TransitionSigns(rawValue: 1 << 2)
  static let fadingIndicator = TransitionSigns(rawValue: 1 << 3)
  static let namedTransition = TransitionSigns(rawValue: 1 << 4)
  static let fadedStack = TransitionSigns(rawValue: 1 << 5)
  static let twoBackGuides = TransitionSigns(rawValue: 1 << 6)

  /// What settles what a push or pop leaves open.
  static let ask =
    "once the push or pop has ended: po [[UIWindow keyWindow] recursiveDescription]"

  /// What a printed alpha may be off 0 or 1 without anything fading: six digits are printed, and
  /// what UIKit sums up in single precision misses its end by less.
  private static let printNoise = 1e-5

  /// True for an alpha between 0 and 1.
  static func isFading(_ alpha: Double) -> Bool {
    alpha > printNoise && alpha < 1 - printNoise
  }

  /// The signs in words.
  var words: [String] {
    var words: [String] = []
    func add(_ sign: TransitionSigns, _ text: String) {
      if contains(sign) { words.append(text) }
    }
    add(.barDisabled, "the bar is interaction-disabled")
    add(.wrapperDisabled, "a controller's wrapper view is interaction-disabled")
    add(.twoTitles, "two titles are present")
    add(.fadingIndicator, "the back indicator is fading")
    add(.namedTransition, "the content view names a transition")
    add(.fadedStack, "a stack of items is at alpha 0")
    add(.twoBackGuides, "two guides for a back button are present")
    return words
  }
}
