import Hierarchy

extension Node {
  /// Its place in the order in which siblings are drawn, where the tree goes by that and the file
  /// gives a whole number.
  var zOrder: String? {
    guard tree.traits.siblingOrder == .drawingOrder else { return nil }
    return string(.named("drawing-order")).flatMap { Int($0) == nil ? nil : $0 }
  }
}
