/// How much of a tree is drawn for people, and how.
package struct TreeOutline: Sendable, Hashable {
  /// So many levels below a root are shown, and of what is below them how much there is; nil shows
  /// all.
  package var depth: Int?
  /// The one tree to show, counted from 1 in the order of the file; nil shows all.
  package var window: Int?
  /// Views that hold one other of the same place and are nothing else stand on its line.
  package var collapses = false
  /// The columns of the terminal; nil leaves lines as long as they are.
  package var columns: Int?

  package init() {}
}
