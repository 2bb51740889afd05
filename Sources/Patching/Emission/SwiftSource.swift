import Hierarchy

/// What a patch comes to in the app's code, in Swift.
package struct SwiftSource {
  private let code: AppCode

  /// Makes the source of what is to be done.
  package init(_ code: AppCode) { self.code = code }

  /// The source, a file that compiles beside an app's own. Comments alone where nothing is to be done.
  package var text: String {
    let head = """
      // viewmend: what was measured in \(code.name), in points, and what to do about it.
      // UIAction is of iOS 14; before it, a target and a selector do the same.

      import UIKit
      """
    return code.text(behind: head, insetClass: insetClass, block: block)
  }

  private func insetClass(_ base: String) -> String {
    """
    /// A \(base) that takes touches past its bounds, or in a part of them. Make the view one of these, or
    /// put both members into its own class. A touch gets no farther than its superview's bounds.
    class \(AppCode.insetClassName(base)): \(base) {
      /// How far inside the bounds touches are taken; negative numbers are past them.
      var touchInsets = UIEdgeInsets.zero

      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.inset(by: touchInsets).contains(point)
      }
    }
    """
  }

  private func block(_ part: AppCode.Part) -> String {
    let comments = part.comments.map { "// \($0)" }
    return (comments + body(part)).joined(separator: "\n")
  }

  private func body(_ part: AppCode.Part) -> [String] {
    switch part.measure {
    case .none: ["// What the app would have to do is not known."]
    case .insets(let insets):
      [
        "extension \(AppCode.insetClassName(part.base)) {",
        "  /// Call it where the view is made.",
        "  func useRegionOfNode\(part.node)() {",
        "    touchInsets = \(Self.insets(insets))",
        "  }", "}",
      ]
    case .frame(let frame):
      [
        "extension \(part.base) {",
        "  /// Call it where the superview lays it out; move what is in it back.",
        "  func useFrameOfNode\(part.node)() {",
        "    frame = \(Self.rect(frame))",
        "  }", "}",
      ]
    case .item(let size, let arrow, let isRight): item(part, size, arrow, isRight)
    case .overlay(let frame, let isInContent): overlay(part, frame, isInContent)
    }
  }

  private func item(
    _ part: AppCode.Part, _ size: Size, _ arrow: Double, _ isRight: Bool
  ) -> [String] {
    let width = AppCode.number(size.width)
    let height = AppCode.number(size.height)
    let side = isRight ? "right" : "left"
    return """
      // UIKit lays this view out again, so no frame of it lasts. An item of the app's own does; the arrow
      // stood \(AppCode.number(arrow)) pt from the bar's \(side) end. UIKit begins a custom item 16 pt or more from there.
      extension UIViewController {
        /// Call it in viewDidLoad of the controller that is pushed, with the image of the arrow.
        func useBackItemOfNode\(part.node)(arrow: UIImage?) {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: \(width), height: \(height)))
          button.setImage(arrow, for: .normal)
          button.contentHorizontalAlignment = .\(side)
          button.accessibilityLabel = "Back"
          button.addAction(
            UIAction { [weak self] _ in
              self?.navigationController?.popViewController(animated: true)
            }, for: .touchUpInside)
          // From iOS 11 on bars lay items out by constraints.
          button.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
          // An item of one's own takes the swipe from the edge away: give its recognizer a delegate
          // that answers whether there is more than one controller on the stack.
        }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func overlay(_ part: AppCode.Part, _ frame: Rect, _ isInContent: Bool) -> [String] {
    let content =
      """
      // In the bar's content view, which UIKit makes from iOS 11 on; what lasts longer is
          // navigationItem.backButtonDisplayMode = .minimal (iOS 14), or a backAction (iOS 16).
          let content = subviews.first { "\\(type(of: $0))".hasSuffix("BarContentView") }
          (content ?? self).addSubview(button)
      """
    return """
      extension UINavigationBar {
        /// Call it once the bar is laid out, as in viewDidAppear; once for a bar.
        func coverNode\(part.node)(action: @escaping () -> Void) {
          let button = UIButton(frame: \(Self.rect(frame)))
          button.accessibilityLabel = "Back"
          button.addAction(UIAction { _ in action() }, for: .touchUpInside)
          \(isInContent ? content : "addSubview(button)")
        }
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(AppCode.number(rect.origin.x)), y: \(AppCode.number(rect.origin.y)), "
      + "width: \(AppCode.number(rect.width)), height: \(AppCode.number(rect.height)))"
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    "UIEdgeInsets(top: \(AppCode.number(insets.top)), left: \(AppCode.number(insets.left)), "
      + "bottom: \(AppCode.number(insets.bottom)), right: \(AppCode.number(insets.right)))"
  }
}
