/// A gesture recognizer whose description stands in the same file as a tree.
public struct GestureRecognizer: Sendable, Hashable {
  /// The recognizer's class as printed.
  public var className: String
  /// The recognizer's own address as printed, where there is one.
  public var address: String?
  /// False when the description says `enabled = NO`.
  public var isEnabled: Bool
  /// The state as printed, such as `Possible`.
  public var state: String?
  /// The actions it sends, in the order printed.
  public var actions: [String]
  /// The class of the view it names, as printed.
  public var viewClass: String?
  /// The address of the view it names, as printed.
  public var viewAddress: String?
  /// The node with that address; nil when the file does not print it.
  public var node: Int?
  /// The bytes of the description in the tree's text.
  package var range: Range<Int>

  package init(
    className: String, address: String?, isEnabled: Bool, state: String?, actions: [String],
    viewClass: String?, viewAddress: String?, node: Int?, range: Range<Int>
  ) {
    self.className = className
    self.address = address
    self.isEnabled = isEnabled
    self.state = state
    self.actions = actions
    self.viewClass = viewClass
    self.viewAddress = viewAddress
    self.node = node
    self.range = range
  }
}
