import Hierarchy

/// Comes to an answer about one recognizer that goes back.
struct SwipeJudge {
  let recognizer: GestureRecognizer
  let property: GestureRecognizer.Property
  /// Enabled recognizers of the app with the same action, on any view.
  let replacements: [GestureRecognizer]
  /// UIKit's recognizers of other navigation controllers.
  let rivals: [GestureRecognizer]
  let leading: LeadingItem
  let tree: ViewTree

  /// The class of UIKit's own delegate.
  static let uikitsDelegate = "_UINavigationInteractiveTransition"

  private var surroundings: Surroundings { tree.surroundings }

  /// How many controllers the stack holds, and whose it is; nil when the file does not tell.
  private var stack: NavigationStack? {
    NavigationStack(viewAddress: recognizer.viewAddress, in: tree)
  }

  var answer: SwipeBack.Answer {
    let isAtRoot = stack?.isAtRoot ?? false
    guard recognizer.isEnabled else { return isAtRoot ? .alive(.isRoot) : answerWhenOff }
    let answer = answerWhenOn
    // What hangs on one screen is wrong on the root above all: a swipe there freezes the app.
    if isAtRoot, case .hangsOnDelegate = answer { return answer }
    return isAtRoot ? .alive(.isRoot) : answer
  }

  private var answerWhenOn: SwipeBack.Answer {
    switch delegate {
    case nil: return leading.kind == .systemButton ? .alive(.systemButton) : .unknownDelegate
    case .some(.none): return .hangsOnDelegate(nil)
    case .object(let object)?: return answer(for: object)
    case .flag?, .elements?: return .unknownDelegate
    }
  }

  private var answerWhenOff: SwipeBack.Answer {
    let pans = replacements.filter { $0.swiping == .fromEdge || $0.swiping == .fromAnywhere }
    if let other = pans.first(where: coversEveryScreen) { return .replaced(other) }
    if let other = replacements.first(where: { $0.swiping == .unknown }) {
      return .unknownReplacement(other)
    }
    if let other = pans.first { return .hangsOnView(other) }
    return mayBeRoot && leading.bar != nil ? .unknownDepth : .off(unfit: replacements.first)
  }

  private func answer(for object: ObjectName) -> SwipeBack.Answer {
    if object.className == Self.uikitsDelegate {
      switch leading.kind {
      case .systemButton: return .alive(.systemButton)
      case .unknown: return begins(object) ?? .unknownItem(object)
      case .customItem, .nothing: return mayBeRoot ? .unknownDepth : .refusedByUIKit
      }
    }
    if isNavigationController(object) { return .alive(.delegate(object)) }
    if isController(object) { return .hangsOnDelegate(object) }
    return begins(object) ?? .unknownObject(object)
  }

  /// What a delegate was heard to answer when it was asked whether the swipe may begin. What it said
  /// about another recognizer says nothing of this one.
  private func begins(_ delegate: ObjectName) -> SwipeBack.Answer? {
    guard let address = delegate.address else { return nil }
    let answer = surroundings.answers.last {
      guard case .shouldBegin(delegate: address, recognizer: let asked) = $0.question else {
        return false
      }
      return asked == nil || recognizer.address == nil || asked == recognizer.address
    }
    guard case .flag(let begins)? = answer?.value else { return nil }
    return begins ? .alive(.allowance(delegate)) : .refusedByDelegate(delegate)
  }

  /// What the file says the delegate is; nil when it does not.
  private var delegate: PastedAnswer.Value? {
    let byProperty = PastedAnswer.Question.delegate(property)
    let byAddress = recognizer.address.map { PastedAnswer.Question.delegateOfObject(address: $0) }
    return surroundings.answers.last {
      $0.question == byAddress || $0.question == byProperty && isAbout($0)
    }?.value
  }

  /// True when an answer that names only a property is about this navigation controller: of
  /// several, about the one whose recognizer was described last before it.
  private func isAbout(_ answer: PastedAnswer) -> Bool {
    let own = recognizer.range.lowerBound
    let place = answer.range.lowerBound
    return rivals.map(\.range.lowerBound).allSatisfy { other in
      own < place ? other < own || other > place : other > own && other > place
    }
  }

  /// True when the bar shows no way back and the file does not say how many controllers are on the
  /// stack: on the root a swipe has nowhere to go, and being off is right.
  private var mayBeRoot: Bool { leading.kind == .nothing && stack == nil }

  private func isNavigationController(_ object: ObjectName) -> Bool {
    ClassName(object.className).isNavigationController
      || object.address != nil && stack?.controller.object.address == object.address
  }

  private func isController(_ object: ObjectName) -> Bool {
    ClassName(object.className).isController
      || surroundings.controllers.contains { $0.object.address == object.address }
  }

  /// True when a recognizer stands where every pushed screen is below it: on the same view, on one
  /// above it, or on UIKit's own container.
  private func coversEveryScreen(_ other: GestureRecognizer) -> Bool {
    if SwipeBack.isBeside(other, recognizer) { return true }
    if let outer = other.node, let inner = recognizer.node { return tree.contains(outer, inner) }
    return other.viewClass == "UINavigationTransitionView"
  }
}
