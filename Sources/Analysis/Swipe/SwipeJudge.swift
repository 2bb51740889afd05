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

  private var surroundings: Surroundings { tree.surroundings }

  var answer: SwipeBack.Answer {
    if stackCount == 1 { return .alive(.isRoot) }
    guard recognizer.isEnabled else { return answerWhenOff }
    switch delegate {
    case nil: return leading.kind == .systemButton ? .alive(.systemButton) : .unknownDelegate
    case .some(.none): return .hangsOnDelegate(nil)
    case .object(let object)?: return answer(for: object)
    case .flag?, .elements?: return .unknownDelegate
    }
  }

  private var answerWhenOff: SwipeBack.Answer {
    if let other = replacements.first(where: coversEveryScreen) { return .replaced(other) }
    if let other = replacements.first { return .hangsOnView(other) }
    return mayBeRoot ? .unknownDepth : .off
  }

  private func answer(for object: ObjectName) -> SwipeBack.Answer {
    if object.className == "_UINavigationInteractiveTransition" {
      switch leading.kind {
      case .systemButton: return .alive(.systemButton)
      case .unknown: return .unknownItem
      case .customItem, .nothing: return mayBeRoot ? .unknownDepth : .refusedByUIKit
      }
    }
    if isNavigationController(object) { return .alive(.delegate(object)) }
    if isController(object) { return .hangsOnDelegate(object) }
    if let address = object.address,
      case .flag(let begins)? = surroundings.answer(to: .shouldBegin(delegate: address))
    {
      return begins ? .alive(.allowance(object)) : .refusedByDelegate(object)
    }
    return .unknownObject(object)
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

  /// The controller whose view carries the recognizer.
  private var navigation: Int? {
    guard let view = recognizer.viewAddress else { return nil }
    return surroundings.controllers.firstIndex { $0.view?.address == view }
  }

  /// How many controllers the stack holds; nil when the file does not tell.
  private var stackCount: Int? {
    navigation.map { navigation in
      surroundings.controllers.filter { $0.parent == navigation && !$0.isPresented }.count
    }
  }

  /// True when the bar shows no way back and the file does not say how many controllers are on the
  /// stack: on the root a swipe has nowhere to go, and being off is right.
  private var mayBeRoot: Bool { leading.kind == .nothing && stackCount == nil }

  private func isNavigationController(_ object: ObjectName) -> Bool {
    if object.className.holds("NavigationController") || object.className.holds("NavController") {
      return true
    }
    return navigation.map { surroundings.controllers[$0].object.address == object.address } ?? false
  }

  private func isController(_ object: ObjectName) -> Bool {
    object.className.hasSuffix("Controller") || object.className.hasSuffix("VC")
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
