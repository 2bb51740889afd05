/// A gesture recognizer whose description stands in the same file as a tree.
public struct GestureRecognizer: Sendable, Hashable {
  /// One action that a recognizer sends.
  public struct Target: Sendable, Hashable {
    /// The action's selector.
    public var action: String
    /// The object that it is sent to; nil where the description says `(null)`.
    public var object: ObjectName?

    package init(action: String, object: ObjectName?) {
      self.action = action
      self.object = object
    }
  }

  /// The properties of a navigation controller that hold a recognizer which goes back.
  public enum Property: String, Sendable, Hashable {
    /// The swipe from the edge, from iOS 7 on.
    case edge = "interactivePopGestureRecognizer"
    /// The swipe anywhere in the content, from iOS 26 on.
    case content = "interactiveContentPopGestureRecognizer"
  }

  /// The recognizer's class as printed.
  public var className: String
  /// The recognizer's own address as printed, where there is one.
  public var address: String?
  /// The name in parentheses, where the app or UIKit gave one.
  public var name: String?
  /// The superclass that is printed for a class of the app's own.
  public var baseClassName: String?
  /// False when the description says `enabled = NO`.
  public var isEnabled = true
  /// The state as printed, such as `Possible`.
  public var state: String?
  /// What it sends, in the order printed.
  public var targets: [Target] = []
  /// The recognizers that must fail before this one begins.
  public var mustFail: [ObjectName] = []
  /// The view that it names.
  public var view: ObjectName?
  /// The node with the view's address; nil when the file does not print it.
  public var node: Int?
  /// The property that a prompt or caption right before the description names.
  public var property: Property?
  /// The bytes of the description in the tree's text.
  package var range: Range<Int>

  package init(className: String, range: Range<Int>) {
    self.className = className
    self.range = range
  }

  /// The actions it sends, in the order printed.
  public var actions: [String] { targets.map(\.action) }
  /// The class of the view it names, as printed.
  public var viewClass: String? { view?.className }
  /// The address of the view it names, as printed.
  public var viewAddress: String? { view?.address }
}
