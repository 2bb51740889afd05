import Hierarchy

/// Sizes in a tree of accessibility elements.
extension TargetTooSmall {
  /// Says of each target whose accessibility frame is too small that the file does not settle it:
  /// that frame is what assistive technology is told, and what takes touches can be larger.
  static func checkAccessibilityFrames(
    _ context: AuditContext, minimum: Size, into findings: inout [Finding]
  ) {
    let tree = context.tree
    for target in context.targets where target.obstacle == nil {
      guard let own = target.own, own.width < minimum.width || own.height < minimum.height else {
        continue
      }
      findings.append(
        Finding(
          id, severity, .cannotTell, basis: .accessibilityFrame, node: target.node,
          measured: .size(own.size, minimum: minimum), rank: min(own.width, own.height)
        ) {
          let bound = tree.traits.rounding == .outward ? "at most " : ""
          return .init(
            message: "\(tree[target.node].className) has an accessibility frame of \(bound)"
              + "\(own.size.text) pt, less than \(minimum.text); how far it takes touches the file "
              + "does not say.",
            ask: "po [[UIWindow keyWindow] recursiveDescription]")
        })
    }
  }
}
