import Hierarchy

/// A navigation controller in which nobody can swipe back, or only on one screen.
enum SwipeBackDisabled: Rule {
  static let id = RuleID.swipeBackDisabled
  static let severity = Severity.warning
  static let summary = "Nobody can swipe back, or only on one screen"
  static let page = """
    From iOS 7 on a swipe from the edge goes back. UIKit's own delegate of \
    interactivePopGestureRecognizer refuses it where UIKit's back button is not shown, and so the \
    swipe dies with a custom back button. Many people never reach for the button.

    Judged where the file describes the recognizer: po nav.interactivePopGestureRecognizer, or po \
    view.gestureRecognizers. It fails when the recognizer is disabled and no other on the same \
    view sends handleNavigationTransition:; when UIKit's own delegate stands over a custom item; \
    and when the swipe hangs on one screen: on a view controller as delegate, or on nil. It passes \
    with UIKit's button, with the navigation controller as delegate, on the root unless it hangs \
    on one screen there, and when a pan (full screen) or an edge pan with the same action replaces \
    it, or a subclass of these; inspect says by which. A tap, a long press or a \
    UISwipeGestureRecognizer follows no finger and replaces nothing. On iOS 26 interactiveContentPopGestureRecognizer is judged as well. Of one file at most 256 \
    recognizers are judged.

    The delegate is read from the same file: po nav.interactivePopGestureRecognizer.delegate in \
    Swift's or Objective-C's spelling, or a caption of it, with the object or nil behind it or on \
    the next line; so is po [(id)0x… delegate] with the recognizer's address. Rows of \
    _printHierarchy say which controller is the navigation controller, and whether this is the \
    root.
    """
  static let examples = [
    RuleExample(
      "Disabled, and nothing in its place",
      """
      ✗ <UILayoutContainerView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>>
         | <UINavigationBar: 0x10; frame = (0 20; 320 44); layer = <CALayer: 0x11>>
         |    | <UIButton: 0x12; frame = (16 7; 44 30); opaque = NO; layer = <CALayer: 0x13>>
      <UIScreenEdgePanGestureRecognizer: 0x30; state = Possible; enabled = NO; view = <UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x31>)>>
      """),
    RuleExample(
      "Disabled, and replaced by a pan over the whole screen",
      """
      <UILayoutContainerView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>>
         | <UINavigationBar: 0x10; frame = (0 20; 320 44); layer = <CALayer: 0x11>>
         |    | <UIButton: 0x12; frame = (16 7; 44 30); opaque = NO; layer = <CALayer: 0x13>>
      <UIScreenEdgePanGestureRecognizer: 0x30; state = Possible; enabled = NO; view = <UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x31>)>>
      <UIPanGestureRecognizer: 0x32; state = Possible; view = <UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x31>)>>
      """),
    RuleExample(
      "Enabled under a custom item, and the delegate is not known",
      """
      ? <UILayoutContainerView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>>
         | <UINavigationBar: 0x10; frame = (0 20; 320 44); layer = <CALayer: 0x11>>
         |    | <UIButton: 0x12; frame = (16 7; 44 30); opaque = NO; layer = <CALayer: 0x13>>
      <UIScreenEdgePanGestureRecognizer: 0x30; state = Possible; view = <UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x31>)>>
      """),
    RuleExample(
      "A view controller is the delegate: the swipe hangs on its screen",
      """
      ✗ <UILayoutContainerView: 0x20; frame = (0 0; 320 480); layer = <CALayer: 0x21>>
         | <UINavigationBar: 0x10; frame = (0 20; 320 44); layer = <CALayer: 0x11>>
         |    | <UIButton: 0x12; frame = (16 7; 44 30); opaque = NO; layer = <CALayer: 0x13>>
      <UIScreenEdgePanGestureRecognizer: 0x30; state = Possible; view = <UILayoutContainerView 0x20>; target= <(action=handleNavigationTransition:, target=<_UINavigationInteractiveTransition 0x31>)>>
      (lldb) po nav.interactivePopGestureRecognizer.delegate
      <TripController: 0x33>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    let tree = context.tree
    guard !tree.isEmpty, !tree.surroundings.recognizers.isEmpty else { return }
    for swipe in context.locator.swipes {
      guard let result = result(of: swipe) else { continue }
      let bar = swipe.leading.bar?.node
      let node = swipe.recognizer.node ?? bar ?? tree.roots.first ?? 0
      let related = [bar, swipe.leading.node].compactMap { $0 }.filter { $0 != node }
      findings.append(
        Finding(id, severity, result, basis: .recognizer, node: node, related: related) {
          .init(
            message: swipe.message, cause: swipe.cause, ask: swipe.ask)
        })
    }
  }

  private static func result(of swipe: SwipeBack) -> Finding.Result? {
    switch swipe.answer {
    case .alive, .replaced: nil
    case .off, .refusedByUIKit, .refusedByDelegate, .hangsOnDelegate, .hangsOnView: .fail
    case .unknownDelegate, .unknownObject, .unknownItem, .unknownDepth, .unknownReplacement:
      .cannotTell
    }
  }
}
