import Hierarchy

/// A dump that was taken while a push or pop was running.
enum CapturedInTransition: Rule {
  static let id = RuleID.capturedInTransition
  static let severity = Severity.note
  static let summary = "The dump was taken while a push or pop was running"
  static let page = """
    UIKit disables a navigation bar while a controller is pushed or popped, and titles and items of \
    both controllers may be present at once. What is printed then is not what the user meets. The \
    bar and its items are judged as they will be once settled, and this note says so.

    An alpha of the bar below 1, or a hidden background of it, is named along with it: where the bars \
    of both screens differ in that, the transition shows it.

    Signs: a UINavigationBar or a UIViewControllerWrapperView that takes no touches, two title \
    views, two guides for a back button, a back indicator with an alpha between 0 and 1, a stack of \
    items at alpha 0, a content view that prints transitionContext=.
    """
  static let examples = [
    RuleExample(
      "The bar takes no touches",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UINavigationBar: 0x12; frame = (0 20; 320 44); userInteractionEnabled = NO; layer = <CALayer: 0x13>>
         |    | <_UINavigationBarBackground: 0x14; frame = (0 -20; 320 64); layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "A settled bar",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UINavigationBar: 0x12; frame = (0 20; 320 44); layer = <CALayer: 0x13>>
         |    | <_UINavigationBarBackground: 0x14; frame = (0 -20; 320 64); layer = <CALayer: 0x15>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    for bar in context.locator.bars where bar.isInTransition {
      let signs = bar.transitionSigns
      let transparency = BarTransparency(bar.node, context)
      findings.append(
        Finding(id, severity, basis: .frame, node: bar.node) {
          var message: Phrase = "Taken during a push or pop ("
          for (place, sign) in signs.words.enumerated() {
            if place > 0 { message.add("; ") }
            message.add(sign)
          }
          message.add("); the bar and its items are judged as they will be once it has ended. ")
          message.add("Capture again then.")
          if let transparency {
            message.add(" ")
            message.add(transparency.remark)
          }
          return .init(
            message: message.text,
            cause: "a breakpoint or log in viewWillAppear, viewDidLoad or an animation block")
        })
    }
  }
}
