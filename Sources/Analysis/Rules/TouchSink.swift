import Hierarchy

/// A view that takes touches and does nothing with them, where others would act.
enum TouchSink: Rule {
  static let id = RuleID.touchSink
  static let severity = Severity.warning
  static let summary = "A view without an action takes touches that others would act on"
  static let needsLiveMap = true
  static let page = """
    A view takes every touch on it that its subviews do not take, whether it has anything to do with \
    it or not: each UIView does, unless user interaction is off. Laid over a target, it makes a part \
    of it do nothing; laid over one end of a navigation bar, with a small button in it, it makes the \
    bar do nothing around that button. The usual cure for a back button that reacts too far from its \
    arrow is such a mask.

    Reported once, on the outermost such view: no control, no recognizer, none of UIKit's containers \
    and private views, interactive, asked for touches before the target (a later sibling of it or of \
    a view around it, or a plain view inside a UIButton or a UIControl's subclass, where it keeps the \
    touches of the control), and over more than 10 % of what is seen of a target; or over more than \
    25 % of a navigation bar, in one half of it, with something in it that acts over less than half \
    of it. The targets that it robs are in `related`.

    A target that nothing is left of has an error of its own, target-obscured, besides: that one says \
    what is broken, this one where. A target of which a part is left is spoken of here alone, unless \
    too little is left: then target-obscured says so.

    Not reported: what covers most of the window, as a screen of its own or a veil does; what has a \
    background or picture, or shows something where the file prints no backgrounds, so that it may be \
    a panel under which nothing is seen; views of React Native, SwiftUI and Flutter, which answer for \
    touches in their own way; pages, maps and films; what scrolls away; and during a push or pop \
    nothing. A class that acts in touchesBegan looks idle in a dump and is not; switch the rule off \
    for it.
    """
  static let examples = [
    RuleExample(
      "A mask at the bar's leading end, with a small button in it",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UINavigationBar: 0x12; frame = (0 20; 320 44); opaque = NO; layer = <CALayer: 0x13>>
         |    | ✗ <CornerMask: 0x14; frame = (0 0; 100 44); layer = <CALayer: 0x15>>
         |    |    | <UIButton: 0x16; frame = (8 6; 30 30); opaque = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A clear view over half of a button",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x12; frame = (20 100; 200 60); opaque = NO; layer = <CALayer: 0x13>>
         |    | <UIButtonLabel: 0x14; frame = (40 20; 120 20); text = 'Order'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | ✗ <UIView: 0x16; frame = (20 90; 100 100); layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "The same with user interaction off",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x12; frame = (20 100; 200 60); opaque = NO; layer = <CALayer: 0x13>>
         |    | <UIButtonLabel: 0x14; frame = (40 20; 120 20); text = 'Order'; userInteractionEnabled = NO; layer = <CALayer: 0x15>>
         | <UIView: 0x16; frame = (20 90; 100 100); userInteractionEnabled = NO; layer = <CALayer: 0x17>>
      """),
    RuleExample(
      "A plain view in a button",
      """
      <UIWindow: 0x10; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x12; frame = (20 100; 200 60); opaque = NO; layer = <CALayer: 0x13>>
         |    | ✗ <UIStackView: 0x14; frame = (0 0; 200 60); layer = <CATransformLayer: 0x15>>
         |    |    | <UILabel: 0x16; frame = (0 0; 200 60); text = 'Order'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x17>>
      """),
  ]

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    let sinks = Sinks(context)
    for sink in sinks.sinks.values.sorted(by: { $0.node < $1.node }) {
      let related = sink.robbed.map(\.target) + (sink.bar.map { [$0.node] } ?? [])
      let area = sink.area ?? .zero
      findings.append(
        Finding(
          id, severity, basis: .frame, node: sink.node, related: Array(related.prefix(8)),
          measured: .targets(sink.robbed.count),
          limit: .idle(acting: sink.acting(in: context.tree)),
          rank: min(area.width, area.height)
        ) { SinkWords(tree: context.tree, sink: sink, area: area).wording })
    }
  }
}

/// What the finding says, put together when it is shown.
private struct SinkWords: Sendable {
  let tree: ViewTree
  let sink: Sink
  let area: Rect

  var wording: Finding.Wording {
    let name = tree[sink.node].className
    var message: Phrase = """
      \(name) takes the touches over \(area.text) of the screen and has nothing to do with them: it \
      is no control and prints no recognizer
      """
    if !sink.robbed.isEmpty { message += ". \(robbery)" }
    if let bar = sink.bar {
      message += """
        . It lies over \(percent: bar.share) of \(tree[bar.node].className), and taps there outside \
        \(acting) do nothing
        """
    }
    message += ". \(cure)"
    return .init(message: message.text, cause: cause)
  }

  private var robbery: String {
    var parts = sink.robbed.prefix(3).map { target, share in
      "\((share * 100).text(places: 0))% of what is seen of \(named(target))"
    }
    if sink.robbed.count > parts.count {
      parts.append("\(sink.robbed.count - parts.count) more targets")
    }
    return "It takes \(parts.joined(separator: ", "))"
  }

  private var acting: String {
    let names = sink.children.prefix(3).map { child in
      "\(tree[child].className) \(tree.screenFrame(of: child)?.text ?? "")"
    }
    return names.joined(separator: ", ")
  }

  private func named(_ node: Int) -> String {
    let text = tree[node].address.map { " \($0)" } ?? ""
    return tree[node].className + text
  }

  private var cure: String {
    guard let union = sink.acting(in: tree) else {
      return "Set its isUserInteractionEnabled to false; nothing in it acts."
    }
    return "Shrink it to what acts in it, \(union.text) of the screen, or override "
      + "point(inside:with:) so that it answers for its subviews only."
  }

  private var cause: String {
    if sink.isInside {
      return
        "a view inside a control with isUserInteractionEnabled left at true, which is UIView's "
        + "default: the control is not asked for touches on it"
    }
    return "addSubview or bringSubviewToFront of a view whose isUserInteractionEnabled was left at "
      + "true, which is UIView's default"
  }
}
