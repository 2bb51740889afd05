import Hierarchy

/// What became of a back button that was to be put to the other end of its bar.
public struct MirroredBackButton: Sendable, Hashable {
  /// The end of a bar, as it is seen.
  public enum End: String, Sendable, Hashable {
    /// The left one, whatever the direction of reading.
    case left
    /// The right one.
    case right
  }

  /// The button's container.
  public let container: Int
  /// The end that it is put to; nil where it is left alone.
  public internal(set) var end: End?
  /// Why it is left alone.
  public internal(set) var refusal: Refusal?
  /// The views that are moved with it: what it lies in, its arrow.
  public internal(set) var pieces: [Int] = []
  /// What it would have met there and was moved out of its way.
  public internal(set) var moved: [Int] = []
  /// What it meets there.
  public internal(set) var met: [Meeting] = []
  /// True when the container is found as a back button at the other end, in the file as it reads back.
  public package(set) var isFound = false

  /// Why a back button is left alone.
  public enum Refusal: Sendable, Hashable {
    /// The evidence is too weak to move it unasked.
    case confidence(Double)
    /// Its bar is not in the file.
    case noBar
    /// Its place in the bar is not known, or it is turned or scaled there.
    case noPlace
    /// It lies in this view together with other items, and would have to leave it.
    case shared(Int)
    /// So many stand in its bar.
    case crowd(Int)
    /// It stands in the middle.
    case inTheMiddle
    /// The user gives this view a frame.
    case usersFrame(Int)
  }

  /// Something that a mirrored back button overlaps.
  public struct Meeting: Sendable, Hashable {
    /// The view.
    public let node: Int
    /// Why it was not moved out of the way.
    public let reason: Reason

    /// Why something is not moved out of the way.
    public enum Reason: Sendable, Hashable {
      /// It would leave the bar, or has no room beside what stands there.
      case noRoom
      /// The user gives it a frame.
      case usersFrame
      /// It lies there in the file as it was written.
      case liesThere
    }

    package init(node: Int, reason: Reason) {
      self.node = node
      self.reason = reason
    }
  }

  init(_ container: Int) { self.container = container }

  /// Adds what the mirrored file shows.
  package mutating func prove(found: Bool, meets: [Int]) {
    isFound = found
    let known = Set(met.map(\.node))
    met += meets.filter { !known.contains($0) }.map { Meeting(node: $0, reason: .liesThere) }
  }
}

extension BackButton {
  /// True when it is seen to stand at an end of its bar.
  package func standsAt(_ end: MirroredBackButton.End, in tree: ViewTree) -> Bool {
    if let inBar { return inBar.isRight == (end == .right) }
    guard let bar = bar.flatMap(tree.screenFrame(of:)), let target else { return false }
    return (target.center.x > bar.center.x) == (end == .right)
  }
}
