import Hierarchy

/// What a patch is asked for beyond the corrections of the rules.
public struct PatchRequest: Sendable, Hashable {
  /// How a view whose frame UIKit decides is corrected.
  public enum Strategy: String, Sendable, Hashable, CaseIterable {
    /// Its frame is changed.
    case frame
    /// It stays, and a button is laid over it.
    case overlay
  }

  /// Where corrections are to be made.
  public enum Destination: Sendable, Hashable {
    /// In the file.
    case file
    /// In the process that printed it, where views are found by their addresses; the file shows
    /// what comes of it.
    case process
  }

  /// How a view whose frame UIKit decides is corrected.
  public var strategy: Strategy
  /// Where corrections are to be made.
  public var destination: Destination
  /// Frames of the user's own, by node, each in the file's own space: the superview's bounds, or the
  /// screen where the file gives places on the screen.
  public var frames: [Int: Rect]
  /// True when back buttons are to be put to the other end of their bars, as frames of the user's own.
  public var mirrorsBackButtons: Bool
  /// Those of the frames that mirroring asks for: what lies in these views goes along.
  var carriers: Set<Int> = []

  /// The usual request: frames, and none of the user's own.
  public init(
    strategy: Strategy = .frame, frames: [Int: Rect] = [:], mirrorsBackButtons: Bool = false,
    destination: Destination = .file
  ) {
    self.strategy = strategy
    self.destination = destination
    self.frames = frames
    self.mirrorsBackButtons = mirrorsBackButtons
  }
}
