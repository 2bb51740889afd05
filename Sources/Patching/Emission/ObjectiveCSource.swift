import Hierarchy

/// What a patch comes to in the app's code, in Objective-C.
package struct ObjectiveCSource {
  private let code: AppCode

  /// Makes the source of what is to be done.
  package init(_ code: AppCode) { self.code = code }

  /// The source, a file that compiles beside an app's own. Comments alone where nothing is to be done.
  package var text: String {
    let head = """
      // viewmend: what was measured in this file, in points, and what to do about it:
      // \(code.name)\(code.name.hasSuffix("\\") ? " ." : "")

      #import <UIKit/UIKit.h>
      """
    return code.text(behind: head, insetClass: insetClass, block: block)
  }

  private func insetClass(_ base: String) -> String {
    """
    // A \(base) that takes touches past its bounds, or in a part of them. Make the view one of these, or
    // put the property and the method into its own class. A touch gets no farther than its superview's
    // bounds.
    @interface \(AppCode.insetClassName(base)) : \(base)
    // How far inside the bounds touches are taken; negative numbers are past them.
    @property (nonatomic) UIEdgeInsets touchInsets;
    @end

    @implementation \(AppCode.insetClassName(base))

    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
      return CGRectContainsPoint(UIEdgeInsetsInsetRect(self.bounds, self.touchInsets), point);
    }

    @end
    """
  }

  private func block(_ part: AppCode.Part) -> String {
    let comments = part.comments.map { "// \($0)" }
    return (comments + [body(part)]).joined(separator: "\n")
  }

  private func body(_ part: AppCode.Part) -> String {
    switch part.measure {
    case .none: "// What the app would have to do is not known."
    case .insets(let insets):
      category(
        AppCode.insetClassName(part.base), part.node, "Call it where the view is made.",
        "- (void)useRegionOfNode\(part.node)", "  self.touchInsets = \(Self.insets(insets));")
    case .frame(let frame):
      category(
        part.base, part.node, "Call it where the superview lays it out; move what is in it back.",
        "- (void)useFrameOfNode\(part.node)", "  self.frame = \(Self.rect(frame));")
    case .item(let size, let arrow, let isRight): item(part, size, arrow, isRight)
    case .overlay(let frame, let isInContent): overlay(part, frame, isInContent)
    }
  }

  /// A category with one method.
  private func category(
    _ type: String, _ node: Int, _ comment: String, _ method: String, _ body: String
  ) -> String {
    """
    @interface \(type) (ViewmendNode\(node))
    // \(comment)
    \(method);
    @end

    @implementation \(type) (ViewmendNode\(node))

    \(method) {
    \(body)
    }

    @end
    """
  }

  private func item(
    _ part: AppCode.Part, _ size: Size, _ arrow: Double, _ isRight: Bool
  ) -> String {
    let width = AppCode.number(size.width)
    let height = AppCode.number(size.height)
    let side = isRight ? "Right" : "Left"
    let body = """
        UIButton *button = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, \(width), \(height))];
        [button setImage:arrow forState:UIControlStateNormal];
        button.contentHorizontalAlignment = UIControlContentHorizontalAlignment\(side);
        button.accessibilityLabel = @"Back";
        [button addTarget:self
                      action:@selector(goBackOfNode\(part.node))
            forControlEvents:UIControlEventTouchUpInside];
        // From iOS 11 on bars lay items out by constraints.
        [button.widthAnchor constraintEqualToConstant:\(width)].active = YES;
        [button.heightAnchor constraintEqualToConstant:\(height)].active = YES;
        self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
        // An item of one's own takes the swipe from the edge away: give its recognizer a delegate
        // that answers whether there is more than one controller on the stack.
      }

      - (void)goBackOfNode\(part.node) {
        [self.navigationController popViewControllerAnimated:YES];
      """
    return """
      // UIKit lays this view out again, so no frame of it lasts. An item of the app's own does; the arrow
      // stood \(AppCode.number(arrow)) pt from the bar's \(side.lowercased()) end. UIKit begins a custom item 16 pt or more from there.

      """
        + category(
          "UIViewController", part.node,
          "Call it in viewDidLoad of the controller that is pushed, with the image of the arrow.",
          "- (void)useBackItemOfNode\(part.node)WithArrow:(UIImage *)arrow", body)
  }

  private func overlay(_ part: AppCode.Part, _ frame: Rect, _ isInContent: Bool) -> String {
    let place =
      isInContent
      ? """
        // In the bar's content view, which UIKit makes from iOS 11 on; what lasts longer is
        // navigationItem.backButtonDisplayMode (iOS 14), or a backAction (iOS 16).
        UIView *content = self;
        for (UIView *view in self.subviews) {
          if ([NSStringFromClass([view class]) hasSuffix:@"BarContentView"]) content = view;
        }
        [content addSubview:button];
      """ : "  [self addSubview:button];"
    return category(
      "UINavigationBar", part.node,
      "Call it once the bar is laid out, as in viewDidAppear; once for a bar.",
      "- (void)coverNode\(part.node)WithTarget:(id)target action:(SEL)action",
      """
        UIButton *button = [[UIButton alloc] initWithFrame:\(Self.rect(frame))];
        button.accessibilityLabel = @"Back";
        [button addTarget:target action:action forControlEvents:UIControlEventTouchUpInside];
      \(place)
      """)
  }

  private static func rect(_ rect: Rect) -> String {
    "CGRectMake(\(AppCode.number(rect.origin.x)), \(AppCode.number(rect.origin.y)), "
      + "\(AppCode.number(rect.width)), \(AppCode.number(rect.height)))"
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    "UIEdgeInsetsMake(\(AppCode.number(insets.top)), \(AppCode.number(insets.left)), "
      + "\(AppCode.number(insets.bottom)), \(AppCode.number(insets.right)))"
  }
}
