import Hierarchy

/// Why no frame cures a finding, or one does so only in part.
public indirect enum FixLimit: Sendable, Hashable {
  /// Neighbours keep their own regions, which leaves this size.
  case neighbours([Int], left: Size)
  /// The safe area leaves this size.
  case safeArea(left: Size)
  /// An ancestor of this size leaves no more.
  case ancestor(Int, of: Size)
  /// Another target's mark lies on the mark itself, so that neither can be fitted.
  case overlappedMark(by: Int)
  /// The region of another target, which stays, lies over the mark.
  case overlapped(by: Int)
  /// What is seen of it lies outside this view, and a frame of its own moves nothing that is seen.
  case markOutside(Int)
  /// What is seen of it, if anything, lies outside the window too.
  case markOffscreen
  /// It and this other target have no room for both where they stand.
  case noRoom(beside: Int)
  /// It has nothing to do with touches; on the screen, what acts in it.
  case idle(acting: Rect?)
  /// What of it takes touches is set apart from its frame.
  case insets
  /// So many targets are in each other's way that they are not fitted together.
  case crowd(Int)
  /// Its place is not known, or it is turned.
  case unplaced
  /// A frame does not last: this lays the view out.
  case laidOut(by: String)
  /// The evidence is weaker than what is corrected unasked.
  case confidence(Double)
  /// The mark is kept where it is; a fixed space of this width moves it up to iOS 10, insets of the
  /// custom view do from iOS 11 on.
  case place(shift: Double, era: Era?)
  /// The mark is kept where it is, and UIKit would begin it there by itself.
  case systemPlace(shift: Double)

  /// True when less than the size asked for can be had, and a frame comes as near as can be.
  package var isShortfall: Bool {
    switch self {
    case .neighbours, .ancestor, .safeArea: true
    case .overlappedMark, .overlapped, .insets, .markOutside, .markOffscreen, .noRoom, .idle,
      .crowd, .unplaced, .laidOut, .confidence, .place, .systemPlace:
      false
    }
  }
}
