/// Damages texts at random: the same seed does the same damage.
package struct Mutator {
  private var random: SplitMix64
  private let pieces: [[UInt8]]

  /// Begins the damage of a seed, with pieces that mean something to who reads the text.
  package init(seed: UInt64, pieces: [[UInt8]] = Mutator.ofDumps) {
    random = SplitMix64(seed: seed)
    self.pieces = pieces
  }

  /// Pieces that mean something to a reader of dumps.
  package static let ofDumps: [[UInt8]] =
    [
      "<", ">", "<<", ">>", "'", "\"", "|", "   | ", ";", "; ", " = ", ": ", "(", ")", "{", "}",
      "[", "]", "\n", "\r", "\r\n", "\t", " ", "-", "->", "0x", "0x1", "...", "…", "&lt;", "&gt;",
      "&amp;", "&#", "\\n", "\\n   | <", "\\u", "frame = (", "(0 0; 1 1)", "text = '", "'; ",
      "'>", "nan", "1e9", "hidden = YES", "(layer)", " (layer)", "<A: 0x1>", "<A", ":(", "(lldb)",
      "po ", ", state: ", "reason: '", "baseClass = UIWindow", "//", "/*", "</pre>", "<br>",
      "placeholder = ", "transform = [", "contentOffset: {", "state = ", "view = <", "<?xml",
      "<B: 0x2; frame = (0 0; 1 1)>",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0x80]]

  /// A text with one to six faults.
  package mutating func damage(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: bytes.removeSubrange(slice(of: bytes, atMost: 12))
      case 2, 3:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      case 4:
        let copy = bytes[slice(of: bytes, atMost: 200)]
        bytes.insert(contentsOf: copy, at: Int.random(in: 0...bytes.count, using: &random))
      case 5: bytes.removeLast(Int.random(in: 0...min(bytes.count, 80), using: &random))
      case 6: swapLines(&bytes)
      default: breakLine(&bytes)
      }
    }
    return bytes
  }

  private mutating func slice(of bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = start + Int.random(in: 0...min(length, bytes.count - start), using: &random)
    return start..<end
  }

  private mutating func swapLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let one = Int.random(in: 0..<lines.count, using: &random)
    let other = Int.random(in: 0..<lines.count, using: &random)
    lines.swapAt(one, other)
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// Puts line breaks into the text at a column, as a terminal does.
  private mutating func breakLine(_ bytes: inout [UInt8]) {
    guard bytes.count > 1 else { return }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      bytes.insert(0x0A, at: Int.random(in: 0..<bytes.count, using: &random))
    }
  }
}
