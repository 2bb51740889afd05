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
  public let remaining: [Remainder]
  /// True when the file is UTF-16, in which replacements are written then.
  package let encoding: TextEncoding

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
