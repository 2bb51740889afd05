/// A view controller, from a row of `_printHierarchy` that stands in the same file as a tree.
public struct ControllerDescription: Sendable, Hashable {
  /// The controller.
  public var object: ObjectName
  /// The state as printed: `appeared`, `appearing`, `disappeared`, `disappearing`.
  public var state: String
  /// Its view; nil where the row says `(view not loaded)`.
  public var view: ObjectName?
  /// False where the row says `not in the window`.
  public var isInWindow: Bool
  /// The position of the controller that contains or presents it; nil at the top.
  public var parent: Int?
  /// True when it is presented by its parent, and not contained in it.
  public var isPresented: Bool
  /// The presentation controller that the row names.
  public var presentation: ObjectName?
  /// The node with the view's address; nil when the file does not print it.
  public var node: Int?
  /// The bytes of the row, without its indentation.
  package var range: Range<Int>

  package init(
    object: ObjectName, state: String, view: ObjectName?, isInWindow: Bool, parent: Int?,
    isPresented: Bool, presentation: ObjectName?, range: Range<Int>
  ) {
    self.object = object
    self.state = state
    self.view = view
    self.isInWindow = isInWindow
    self.parent = parent
    self.isPresented = isPresented
    self.presentation = presentation
    self.range = range
  }
}
