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
  /// The buttons that are laid over.
  public package(set) var overlays: [Overlay] = []
  /// What the user's own frames bring about; nil when there are none.
  public package(set) var introduced: [IntroducedFinding]?
  /// Why the file is left as it is; nil when it is not refused.
  public package(set) var refusal: PatchRefusal?
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
    guard !edits.isEmpty else { return source.bytes(in: 0..<source.count) }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.count * 8)
    var copied = 0
    for edit in edits {
      result.append(contentsOf: source.bytes(in: copied..<edit.range.lowerBound))
      result.append(contentsOf: encoding.encode(edit.replacement))
      copied = edit.range.upperBound
    }
    result.append(contentsOf: source.bytes(in: copied..<source.count))
    return result
  }
}
