/// Trees that share one screen: the windows that one command printed, back to front.
public struct Screen: Sendable, Hashable {
  /// The roots, the last on top.
  public var roots: [Int]

  /// Makes a screen of its roots, back to front.
  package init(roots: [Int]) { self.roots = roots }
}
