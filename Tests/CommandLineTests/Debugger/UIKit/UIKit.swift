// What code for an app uses of UIKit, declared and no more, so that it can be compiled anywhere.

public struct CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}

public struct CGPoint {}

public struct CGRect {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public func contains(_ point: CGPoint) -> Bool { false }
  public func inset(by insets: UIEdgeInsets) -> CGRect { self }
}

public struct UIEdgeInsets {
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

public class UIEvent {}
public class UIImage {}

public class NSLayoutConstraint {
  public var isActive = false
}

public class NSLayoutDimension {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

open class UIView {
  public init(frame: CGRect) { self.frame = frame }
  open var frame: CGRect
  open var bounds: CGRect { frame }
  open var subviews: [UIView] { [] }
  open var accessibilityLabel: String?
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  open func addSubview(_ view: UIView) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

public struct UIAction {
  public init(handler: @escaping (UIAction) -> Void) {}
}

open class UIControl: UIView {
  public enum State { case normal }
  public enum Event { case touchUpInside }
  public enum ContentHorizontalAlignment { case left, right }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.left
  open func addAction(_ action: UIAction, for event: Event) {}
}

open class UIButton: UIControl {
  open func setImage(_ image: UIImage?, for state: State) {}
}

open class UISwitch: UIControl {}
open class UISlider: UIControl {}
open class UIStepper: UIControl {}
open class UITextField: UIControl {}
open class UINavigationBar: UIView {}

public class UIBarButtonItem {
  public init(customView: UIView) {}
}

public class UINavigationItem {
  public var leftBarButtonItem: UIBarButtonItem?
}

open class UIViewController {
  public let navigationItem = UINavigationItem()
  open var navigationController: UINavigationController?
}

open class UINavigationController: UIViewController {
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
}
