import Hierarchy

/// Bars with more back buttons than anybody can use, whose regions are not fitted between each other.
extension AuditContext {
  /// How many back buttons stand where one does, if they are too many; nil for any other.
  func crowd(around button: BackButton) -> Int? {
    crowds.isEmpty ? nil : crowds[[BackButton].place(of: button, in: tree)]
  }
}

extension [BackButton] {
  /// As many stand in one bar at most, of which each is compared with the others.
  private static let most = 64

  /// How many stand in each bar, or outside of bars in each superview, where they are too many.
  func crowds(in tree: ViewTree) -> [Int: Int] {
    guard count > Self.most else { return [:] }
    var counts: [Int: Int] = [:]
    for button in self { counts[Self.place(of: button, in: tree), default: 0] += 1 }
    return counts.filter { $0.value > Self.most }
  }

  /// The bar, or without one the superview; -1 for a root.
  fileprivate static func place(of button: BackButton, in tree: ViewTree) -> Int {
    button.bar ?? tree.parent(of: button.container) ?? -1
  }
}
