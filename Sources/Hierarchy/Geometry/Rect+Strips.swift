extension Rect {
  /// What is left of the rectangle outside others, in rectangles that do not overlap.
  package func strips(without parts: [Rect]) -> [Rect] {
    parts.reduce([self]) { strips, part in strips.flatMap { $0.strips(without: part) } }
  }

  /// What is left outside another: above and below over the whole width, left and right between.
  private func strips(without part: Rect) -> [Rect] {
    guard let cut = intersection(part) else { return [self] }
    let strips = [
      Rect(left: left, top: top, right: right, bottom: cut.top),
      Rect(left: left, top: cut.top, right: cut.left, bottom: cut.bottom),
      Rect(left: cut.right, top: cut.top, right: right, bottom: cut.bottom),
      Rect(left: left, top: cut.bottom, right: right, bottom: bottom),
    ]
    return strips.filter { $0.width > 0.01 && $0.height > 0.01 }
  }
}
