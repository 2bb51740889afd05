import Hierarchy

/// A target on which another view lies that takes its touches.
enum TargetObscured: Rule {
  static let id = RuleID.targetObscured
  static let severity = Severity.error
  static let summary = "Another view lies on the target and takes its touches"
  static let needsLiveMap = true
  static let page = """
    UIKit asks a later sibling for a touch before an earlier one, and a view's subviews before the \
    view. What takes touches and lies on a target, or on a view around it, takes the target's; what \
    it shows plays no part. Judged is the part of what can be reached of the target (for a bar's \
    item, of what the era's model gives it) that other views take: 1 - area(live) / area(reach), \
    which the finding measures.

    An error when nothing is left. Where a part is left that is smaller than the minimum, although \
    the target by itself is not, what target-too-small would say, in its place; a target that is too \
    small by itself is left to target-too-small, which then judges what is left. Else a note, or a \
    warning when of a 48 pt finger in the middle of what is seen of the target a quarter as much \
    lands on the other views as on the target (the ratio of Lighthouse's tap target audit). A note \
    for what the same action covers: a control of the same class in the same superview that carries \
    the same identifier or the same text; and for a back button in whose place a button of the app's \
    takes the taps.

    Where other targets alone take the touches, and leave some, target-overlap says so, and with it \
    how much is left.

    How this and touch-sink divide the work: a view without an action that lies on several targets \
    is one fault, and touch-sink reports it, on that view. A target that it leaves nothing of, or too \
    little, has its finding here all the same; one of which enough is left has none.

    What may lie on a target is no fault: bars and other views of UIKit's, screens that are presented \
    over others, other windows such as the keyboard's, what scrolls away, section headers, what is in \
    the target and a target itself (what is left of the outer one is target-too-small's), views of \
    React Native, SwiftUI and Flutter, and an edge of 1 pt. Where something with a background, or a \
    picture, hides a target altogether, nobody looks for it, and one note says so for all that it \
    hides. Where that cannot be told, since the file prints no backgrounds and the view shows \
    something or covers most of the window, one finding asks. Containers pass on what their \
    subviews do not take. \
    During a push or pop nothing is reported. A view turned by an angle that lies on targets is one \
    that cannot be told; so are targets under thousands of views, once a screen has more of such \
    places than is worked out. Other views pass touches on in hitTest(_:with:) or point(inside:with:), \
    which no file shows.
    """
  static let examples = [
    RuleExample(
      "A clear view over a button",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 80 44); opaque = NO; layer = <CALayer: 0x13>>
         | <UIView: 0x14; frame = (0 80; 320 100); layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "So much of it that too little is left",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ✗ <UIButton: 0x12; frame = (20 100; 80 44); opaque = NO; layer = <CALayer: 0x13>>
         | <UIView: 0x14; frame = (60 100; 80 44); layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Under a view that takes no touches",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x12; frame = (20 100; 80 44); opaque = NO; layer = <CALayer: 0x13>>
         | <UIView: 0x14; frame = (0 80; 320 100); userInteractionEnabled = NO; layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "Under a panel of which nothing tells whether it is clear",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | ? <UIButton: 0x12; frame = (20 100; 80 44); opaque = NO; layer = <CALayer: 0x13>>
         | <UIView: 0x14; frame = (0 80; 320 100); layer = <CALayer: 0x15>>
         |    | <UILabel: 0x16; frame = (20 20; 280 60); text = 'Sold out'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x17>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    guard let live = context.live else { return }
    var search = ObscuredTargets(context, live)
    for target in context.targets where target.obstacle == nil { search.look(at: target) }
    findings += search.all
  }
}
