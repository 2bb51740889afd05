import Analysis
import Hierarchy
import Patching

/// What a picture is of.
package struct PictureSubject: Sendable {
  /// The name of the file.
  package var path: String
  /// The file as it is.
  package var before: AuditReport
  /// The corrected file; nil where only the file as it is is wanted.
  package var after: AuditReport?
  /// The views that are corrected.
  package var moves: [Move] = []
  /// The view that the picture is cut to.
  package var node: Int?
  /// The positions of the screens that are drawn.
  package var screens: [Int]
  /// How many more screens the file has that are not drawn, for want of room.
  package var moreScreens = 0

  /// Makes a subject of a file as it is.
  package init(path: String, before: AuditReport, screens: [Int]) {
    self.path = path
    self.before = before
    self.screens = screens
  }
}

extension PictureSubject {
  /// True for a finding that belongs into the picture: any, or one about the view that it is cut to, or
  /// what is in that.
  func holds(_ finding: Finding) -> Bool {
    guard let node else { return true }
    return ([finding.node] + finding.related).contains { before.tree.contains(node, $0) }
  }
}
