import Hierarchy

/// A frame that is no frame.
enum InvalidFrame: Rule {
  static let id = RuleID.invalidFrame
  static let severity = Severity.error
  static let summary = "A frame is no frame: not four finite numbers, or a negative size"
  static let page = """
    A view whose frame holds nan or inf, or a negative width or height, was laid out by a \
    computation that went wrong. UIKit neither draws it where it should be nor hits it there.

    Zero sizes, layout guides, parked labels and scrolled content are ordinary and pass. A \
    navigation bar whose parts all have zero size has not been laid out yet: the rule cannot tell.
    """
  static let examples = [
    RuleExample(
      "A width of nan",
      """
      <UIView: 0x10; frame = (0 0; 320 480); layer = <CALayer: 0x11>>
         | ✗ <UILabel: 0x12; frame = (20 20; nan 21); text = 'Total'; layer = <CALayer: 0x13>>
         | <UIView: 0x14; frame = (0 0; 0 0); layer = <CALayer: 0x15>>
      """),
    RuleExample(
      "A negative height",
      """
      <UIView: 0x10; frame = (0 0; 320 480); layer = <CALayer: 0x11>>
         | ✗ <UIView: 0x12; frame = (0 64; 320 -64); layer = <CALayer: 0x13>>
      """),
    RuleExample(
      "A bar before its first layout",
      """
      ? <UINavigationBar: 0x10; frame = (0 0; 0 0); opaque = NO; layer = <CALayer: 0x11>>
         | <_UINavigationBarBackground: 0x12; frame = (0 0; 0 0); layer = <CALayer: 0x13>>
      """),
  ]

  static func canJudge(_ traits: TreeTraits) -> Bool { true }

  static func check(_ context: AuditContext, into findings: inout [Finding]) {
    let tree = context.tree
    for node in tree.nodesThatMayHaveInvalidFrames.lazy.map(Int.init) {
      let flags = tree.flags(of: node)
      if flags.contains(.malformedFrame) {
        if !flags.contains(.isCut) { findings.append(malformed(node, tree)) }
      } else if let frame = tree.frame(of: node), frame.width < 0 || frame.height < 0 {
        findings.append(negative(node, frame, tree))
      }
    }
    for bar in context.locator.bars
    where !bar.isLaidOut && tree.traits.frames == .views
      && !tree.traits.isDesign
    {
      if context.isReprinted(bar.node, in: bar.node) { continue }
      findings.append(notLaidOut(bar.node, tree))
    }
  }

  private static func malformed(_ node: Int, _ tree: ViewTree) -> Finding {
    Finding(id, severity, basis: .frame, node: node) {
      guard let printed = printedFrame(tree[node]) else {
        return .init(
          message: "The frame of \(tree[node].className) is not four finite numbers.")
      }
      return .init(
        message:
          "The frame of \(tree[node].className) is (\(printed)), which is not four finite numbers.",
        cause: isNoNumber(printed)
          ? "a division by zero or an uninitialised size in the layout code" : nil)
    }
  }

  /// True for a frame with a value that is no number, and not with a text in its place.
  private static func isNoNumber(_ printed: String) -> Bool {
    printed.split { $0 == " " || $0 == ";" }.contains { part in
      let value = part.first == "-" ? part.dropFirst() : part
      return value == "nan" || value == "inf"
    }
  }

  /// A frame as printed; of one that swallowed other text, each break between lines as a blank: only
  /// numbers are known to have been broken there and to belong together.
  private static func printedFrame(_ node: Node) -> String? {
    guard let joined = node.string(.frame),
      let range = node.tree.syntax.value(of: .frame, in: node)
    else { return nil }
    if joined.utf8.allSatisfy("0123456789 .;+-einfaNIF".utf8.contains) { return joined }
    // Broken rows were joined before they were read; what no row was broken in is as it was read.
    let source = node.tree.source
    guard source.lineText !== source else { return joined }
    let start = source.lineOffset(of: range.lowerBound)
    let end = max(start, source.lineOffset(of: range.upperBound))
    return source.lineText.string(in: start..<end).split { $0.isNewline }
      .map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
  }

  private static func negative(_ node: Int, _ frame: Rect, _ tree: ViewTree) -> Finding {
    Finding(id, severity, basis: .frame, node: node) {
      .init(
        message:
          "The frame of \(tree[node].className) is \(frame.text): its size is negative, "
          + "and UIKit takes it as \(frame.standardized.text).",
        cause: "a size computed as a difference without a lower limit of 0")
    }
  }

  private static func notLaidOut(_ bar: Int, _ tree: ViewTree) -> Finding {
    Finding(id, severity, .cannotTell, basis: .frame, node: bar) {
      let view = tree[bar].address ?? "BAR"
      return .init(
        message: "The bar and all its parts have zero size: it has not been laid out yet.",
        ask: "capture again in viewDidAppear, or: expr (void)[(UIView *)\(view) layoutIfNeeded], "
          + "then po [(UIView *)\(view) recursiveDescription]")
    }
  }
}
