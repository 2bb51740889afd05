import Analysis
import Formats
import Hierarchy

/// A dump's correction: edits that were proved, and what they leave.
public struct Patch: Sendable {
  /// The file that is corrected.
  public let source: SourceText
  /// The edits, in file order; they do not overlap.
  public let edits: [Edit]
  /// Findings at or above the threshold that no edit corrects.
  public package(set) var remaining: [Remainder] = []
  /// The views that get another frame, in file order, without children that keep their place.
  public package(set) var moves: [Move] = []
  /// The buttons that are laid over.
  public package(set) var overlays: [Overlay] = []
  /// What the user's own frames bring about; nil when there are none.
  public package(set) var introduced: [IntroducedFinding]?
  /// What loses touches to the user's own frames; nil when there are none.
  public package(set) var lostTouches: [LostTouches]?
  /// What became of the back buttons that were to be mirrored; nil when none were asked for.
  public package(set) var mirrored: [MirroredBackButton]?
  /// Why the file is left as it is; nil when it is not refused.
  public package(set) var refusal: PatchRefusal?
  /// The report on the corrected file; nil where it is refused.
  package var result: AuditReport?
  /// What is done about each view, in file order.
  var corrections: [Correction] = []
  /// The corrected file as it was read for the proof.
  var proved: SourceText?
  /// The encoding in which replacements are written.
  package let encoding: TextEncoding

  init(_ dump: Dump, edits: [Edit]) {
    self.init(source: dump.original, edits: edits, encoding: TextEncoding(of: dump))
  }

  init(
    source: SourceText, edits: [Edit], remaining: [Remainder] = [], encoding: TextEncoding
  ) {
    self.source = source
    self.edits = edits
    self.remaining = remaining
    self.encoding = encoding
  }

  /// The corrected file: the edits' replacements, and every other byte as it was.
  public func bytes() -> [UInt8] {
    let text = text()
    return text.bytes(in: 0..<text.count)
  }

  /// The corrected file, without a copy where it was read for the proof.
  package func text() -> SourceText {
    if let proved { return proved }
    guard !edits.isEmpty else { return source }
    var pieces: [SourceText.Piece] = []
    var copied = 0
    for edit in edits {
      pieces.append(.range(copied..<edit.range.lowerBound))
      pieces.append(.bytes(encoding.encode(edit.replacement)))
      copied = edit.range.upperBound
    }
    pieces.append(.range(copied..<source.count))
    return SourceText(pieces, of: source)
  }
}
