import Hierarchy

/// Targets that UIKit or another framework of Apple's makes or sizes: what they lack is no fault of an
/// app's.
extension AuditContext {
  /// The heights that UIKit gives controls by itself, by class, from iOS 3 to 26.
  private static let heights: [String: [Double]] = [
    "UITextField": [30, 31, 33, 34], "UISegmentedControl": [28, 29, 30, 31, 32],
    "UISlider": [22, 23, 29, 30, 31, 33, 34], "UIDatePicker": [34, 35],
  ]
  /// The sizes of the buttons at a row's end that UIKit makes.
  private static let accessories: [Size] = [
    Size(width: 20, height: 20), Size(width: 22, height: 22), Size(width: 25, height: 25),
    Size(width: 27, height: 27), Size(width: 29, height: 31),
  ]

  /// True for what is wholly a framework's: its private controls and recognizing views, and the parts
  /// of its controls.
  func isStock(_ node: Int) -> Bool {
    if roles.isUIKitsPrivate(node) || roles.isFrameworks(node) { return true }
    return isPartOfStockControl(node) || isRowsAccessory(node) || isInPrivateView(node)
  }

  /// True for a view of which nothing is to be said, as something around it is the target.
  func isPartOfAnother(_ node: Int) -> Bool {
    if isPartOfStockControl(node) {
      return !roles.role(of: node).isDisjoint(with: .control)
        && roles.enclosingControl(of: node).map {
          !roles.role(of: $0).isDisjoint(with: [.actsForParts, .systemSized])
        } ?? false
    }
    return (roles.isUIKitsPrivate(node) || roles.isFrameworks(node))
      && roles.role(of: node).isDisjoint(with: [.control, .cell, .barItem])
      && !isMarkOfPlace(node)
  }

  /// True for a control of a class of UIKit's that is as high as UIKit makes it.
  func hasStockHeight(_ node: Int, _ size: Size, wanted: Size) -> Bool {
    guard size.width >= wanted.width - 0.05, let heights = Self.heights[tree[node].className] else {
      return false
    }
    return heights.contains { abs($0 - size.height) < 0.5 }
  }

  /// True for a plain button in a field, stepper or date picker: UIKit puts it there.
  private func isPartOfStockControl(_ node: Int) -> Bool {
    guard roles.role(of: node).contains(.systemClass), let outer = roles.enclosingControl(of: node)
    else { return false }
    let role = roles.role(of: outer)
    return role.contains(.systemClass) && role.isSuperset(of: [.control, .drawsItself])
  }

  /// True for the button at the end of a row of iOS 3 to 12, which takes touches around it too. It
  /// lies beside the row's content, in a size of UIKit's.
  private func isRowsAccessory(_ node: Int) -> Bool {
    guard tree[node].className == "UIButton", let row = tree.parent(of: node),
      roles.role(of: row).contains(.cell) || tree[row].className == "UITableViewCellScrollView",
      let size = tree.frame(of: node)?.size
    else { return false }
    return Self.accessories.contains {
      abs($0.width - size.width) < 0.5 && abs($0.height - size.height) < 0.5
    }
  }

  /// True for a control of UIKit's right in a private view of UIKit's that holds nothing of an app's,
  /// such as the arrows of a calendar.
  private func isInPrivateView(_ node: Int) -> Bool {
    guard roles.role(of: node).isSuperset(of: [.systemClass, .control]),
      let parent = tree.parent(of: node), tree[parent].className.hasPrefix("_UI"),
      roles.role(of: parent).isDisjoint(with: [.container, .cell])
    else { return false }
    let name = tree[parent].className
    return !["Content", "Host", "Wrapper", "Container", "Adaptor", "Stack", "Tracking", "Effect"]
      .contains { name.holds($0) }
  }

  private func isMarkOfPlace(_ node: Int) -> Bool {
    (tree[node].baseClassName ?? tree[node].className).hasSuffix("AnnotationView")
  }

  /// True for two views of a pile, or what lies in them: views of one class in one superview that are
  /// targets by their recognizers and lie on each other by more than half, as cards do that are
  /// swiped off one by one. Complexity: O(depth).
  func areOfOnePile(_ one: Int, _ other: Int) -> Bool {
    var (below, above) = (one, other)
    while let parent = tree.parent(of: above), !tree.contains(parent, one) { above = parent }
    guard let shared = tree.parent(of: above) else { return false }
    while let parent = tree.parent(of: below), parent != shared { below = parent }
    guard below != above, tree.parent(of: below) == shared,
      tree[below].className == tree[above].className,
      [below, above].allSatisfy({ node in
        tree.flags(of: node).contains(.hasGestureRecognizers)
          && roles.role(of: node).isDisjoint(with: [.control, .cell, .barItem])
      }),
      let first = tree.screenFrame(of: below), let second = tree.screenFrame(of: above),
      let part = first.intersection(second)
    else { return false }
    return part.area > min(first.area, second.area) / 2
  }
}
