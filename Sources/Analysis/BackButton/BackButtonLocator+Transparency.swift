/// Bars that spoil a transition.
extension BackButtonLocator {
  /// The bars that are see-through, with a remark each. One that is hidden, not laid out or of glass
  /// is left out: nothing of it is seen, or nothing changes.
  package var seeThroughBars: [(node: Int, remark: String)] {
    let (tree, roles) = (context.tree, context.roles)
    return bars.compactMap { bar in
      guard bar.isLaidOut, bar.era != .ios26, context.visibility.visiblePart(of: bar.node) != nil,
        let transparency = BarTransparency(bar.node, tree, roles)
      else { return nil }
      return (bar.node, transparency.remark)
    }
  }
}
