import Analysis
import Formats
import Hierarchy

/// The ranges of a text that a redaction keeps, and the edits that write over all others.
struct KeptText {
  let dump: Dump
  let source: SourceText
  let bytes: [UInt8]
  let redactsClasses: Bool
  private var ranges: [Range<Int>] = []
  private var names: [RedactedName] = []

  /// Collects what is kept of a dump.
  init(_ dump: Dump, redactsClasses: Bool) {
    self.dump = dump
    self.redactsClasses = redactsClasses
    source = dump.tree.source
    bytes = source.bytes(in: 0..<source.count)
    if dump.format.isXML { keepMarkup() } else { keepRows() }
  }

  mutating func keep(_ range: Range<Int>) {
    if !range.isEmpty { ranges.append(range) }
  }

  /// Takes down a text that rules compare with others, whatever is kept of it.
  mutating func addName(_ range: Range<Int>) {
    if range.isEmpty { return }
    names.append(RedactedName(range: range, text: dump.tree.syntax.string(of: range, in: source)))
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The edits that write over what is not kept, what stands outside of the text that the tree was
  /// read from included.
  mutating func edits() -> [Edit] {
    let text = source.lineText
    let kept = ranges.map(source.lineRange(of:)).sorted { $0.lowerBound < $1.lowerBound }
    var cover = Overwriting(text, dump)
    var position = 0
    for range in kept where range.upperBound > position {
      cover.write(over: position..<max(position, range.lowerBound))
      position = range.upperBound
    }
    cover.write(over: position..<text.count)
    let names = names.map { RedactedName(range: source.lineRange(of: $0.range), text: $0.text) }
    cover.distinguish(names.sorted { $0.range.lowerBound < $1.range.lowerBound })
    return cover.edits()
  }
}
