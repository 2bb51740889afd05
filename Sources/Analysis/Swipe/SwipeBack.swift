import Hierarchy

/// What becomes of the swipe back in one navigation controller, as far as the file tells.
package struct SwipeBack: Sendable {
  /// The answer, with what it rests on.
  package enum Answer: Sendable, Hashable {
    /// It works: UIKit's own button is there, or the delegate allows it.
    case alive(Reason)
    /// UIKit's recognizer is off, and another one sends the same action.
    case replaced(GestureRecognizer)
    /// The recognizer is off, and nothing has taken its place; what sends the same action and can
    /// follow no finger is named.
    case off(unfit: GestureRecognizer?)
    /// UIKit's own delegate refuses it where UIKit's back button is not shown.
    case refusedByUIKit
    /// The delegate that was asked refuses it.
    case refusedByDelegate(ObjectName)
    /// It hangs on one screen: on a view controller as delegate, or on nothing.
    case hangsOnDelegate(ObjectName?)
    /// It hangs on one screen: what replaces it stands on that screen's view.
    case hangsOnView(GestureRecognizer)
    /// The delegate is not in the file.
    case unknownDelegate
    /// UIKit's own delegate decides, and what stands in the bar is not known.
    case unknownItem(ObjectName)
    /// It is off or refused, which is right on the root, and this may be the root.
    case unknownDepth
    /// The delegate is an object of which the file tells nothing more.
    case unknownObject(ObjectName)
    /// It is off, and of what sends the same action the file does not say whether it is a pan.
    case unknownReplacement(GestureRecognizer)
  }

  /// What keeps the swipe alive.
  package enum Reason: Sendable, Hashable {
    case systemButton
    /// The navigation controller itself is the delegate.
    case delegate(ObjectName)
    /// Another object is, and says YES.
    case allowance(ObjectName)
    /// The stack holds one controller: there is nothing to go back to.
    case isRoot
  }

  /// The recognizer that is judged.
  package let recognizer: GestureRecognizer
  /// Which of the two it is.
  package let property: GestureRecognizer.Property
  /// The other recognizer of the navigation controller, on iOS 26.
  package let companion: GestureRecognizer?
  /// What stands at the bar's leading end.
  package let leading: LeadingItem
  /// The era of the bar; nil where it is not known.
  package let era: Era?
  /// The answer.
  package let answer: Answer

  /// The action that goes back in UIKit.
  static let action = "handleNavigationTransition:"
  /// The most recognizers of a file that are judged; each is compared with the others.
  private static let mostJudged = 256
}

extension SwipeBack {
  /// Judges every recognizer of the file that goes back. Nothing where the file describes none.
  ///
  /// Complexity: O(recognizers), and O(bars) for each that is judged.
  package static func all(
    in tree: ViewTree, locator: BackButtonLocator, era: AuditOptions.EraChoice
  ) -> [SwipeBack] {
    let going = goingBack(tree.surroundings.recognizers)
    guard !going.isEmpty else { return [] }
    var found: [SwipeBack] = []
    for recognizer in going {
      let others = going.filter { isBeside($0, recognizer) }
      guard isUIKits(recognizer, among: others) else { continue }
      let leading = LeadingItem(for: recognizer, locator: locator)
      var barEra = leading.bar?.era
      if case .fixed(let era) = era { barEra = era }
      guard barEra != .ios6 else { continue }
      let uikits = others.filter { isUIKits($0, among: others) }
      let property =
        recognizer.property ?? (uikits.first == recognizer ? .edge : .content)
      let judge = SwipeJudge(
        recognizer: recognizer, property: property,
        replacements: going.filter { !isUIKits($0, among: others) && $0.isEnabled },
        rivals: going.filter { !isBeside($0, recognizer) && isUIKits($0, among: [$0]) },
        leading: leading, tree: tree)
      found.append(
        SwipeBack(
          recognizer: recognizer, property: property,
          companion: uikits.first { $0 != recognizer }, leading: leading, era: barEra,
          answer: judge.answer))
    }
    return found
  }

  /// The recognizers that go back, in file order; of two descriptions of one the later one holds.
  private static func goingBack(_ all: [GestureRecognizer]) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var positions: [String: Int] = [:]
    for one in all where one.actions.contains(action) || one.property != nil {
      guard let address = one.address, let position = positions[address] else {
        if found.count == mostJudged { break }
        if let address = one.address { positions[address] = found.count }
        found.append(one)
        continue
      }
      // A prompt may have named the property at the earlier one.
      let property = one.property ?? found[position].property
      found[position] = one
      found[position].property = property
    }
    return found
  }

  /// True for two recognizers on one view.
  static func isBeside(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    one.viewAddress == other.viewAddress
  }

  /// True when a recognizer is the navigation controller's own: named so by its prompt, of UIKit's
  /// private class, or the edge pan of iOS 7 to 12 that UIKit makes.
  ///
  /// Of several edge pans on one view the one that is off, else the first, is UIKit's.
  private static func isUIKits(
    _ recognizer: GestureRecognizer, among others: [GestureRecognizer]
  ) -> Bool {
    if isNamedUIKits(recognizer) { return true }
    guard recognizer.className == GestureRecognizer.edgePanClass,
      !others.contains(where: isNamedUIKits)
    else { return false }
    let edges = others.filter { $0.className == recognizer.className }
    return recognizer == (edges.first { !$0.isEnabled } ?? edges.first)
  }

  private static func isNamedUIKits(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.property != nil || recognizer.className == GestureRecognizer.uikitsClass
  }
}
