/// The elements that are open while a tree is written as XML, with their places on the screen.
struct OpenElements: Sendable {
  private struct Element: Sendable {
    let name: String
    let x: Double
    let y: Double
    var children = 0
  }

  private var elements: [Element] = []

  var depth: Int { elements.count }

  /// A view's frame on the screen, and its number among its siblings.
  mutating func place(_ placement: Placement) -> (frame: Frame, index: Int) {
    var frame = placement.frame
    guard let last = elements.indices.last else { return (frame, 0) }
    frame.x += elements[last].x
    frame.y += elements[last].y
    elements[last].children += 1
    return (frame, elements[last].children - 1)
  }

  mutating func open(_ name: String, at frame: Frame) {
    elements.append(Element(name: name, x: frame.x, y: frame.y))
  }

  /// The names of the elements to close, the innermost first, until `depth` are left.
  mutating func close(to depth: Int) -> [String] {
    var names: [String] = []
    while elements.count > depth { names.append(elements.removeLast().name) }
    return names
  }
}
