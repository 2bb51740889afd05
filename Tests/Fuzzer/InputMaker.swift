import TestSupport

/// Makes the inputs of a run: each by its number alone, so that any can be made again.
struct InputMaker {
  private let kind: Kind
  private let seed: UInt64
  private let texts: [[UInt8]]

  /// Numbers that arithmetic stumbles over.
  private static let numbers = [
    "0", "-0", "1", "-1", "0.5", "nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "9e18",
    "2147483648", "-2147483649", "9223372036854775807", "18446744073709551616", "44", "43.999999",
    "320", "100000", "1.7976931348623157e+308", "", "0x10", "1e", "--1", "00007",
  ].map { Array($0.utf8) }

  /// A line that is the whole file would double it again and again.
  private static let mostAdded = 16 << 10

  init(_ kind: Kind, seed: UInt64, _ seeds: SeedTexts) {
    self.kind = kind
    self.seed = seed
    texts = seeds.texts(for: kind)
  }

  /// True when there is nothing to begin with.
  var isEmpty: Bool { texts.isEmpty }

  /// The input of a number.
  func input(_ number: Int) -> [UInt8] {
    let own = (seed &* 0x1_0000_0001) &+ UInt64(number)
    var random = SplitMix64(seed: own)
    var bytes = texts[Int.random(in: 0..<texts.count, using: &random)]
    // What is to be patched and converted has to be read first.
    let isCareful = kind == .patch || kind == .convert
    if isCareful || Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        if Bool.random(using: &random) {
          replaceNumber(in: &bytes, &random)
        } else {
          moveLines(in: &bytes, &random)
        }
      }
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      let other = texts[Int.random(in: 0..<texts.count, using: &random)]
      let cut = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[cut...].prefix(8 << 10), at: place(in: bytes, &random))
    }
    if Int.random(in: 0..<(isCareful ? 4 : 2), using: &random) == 0 {
      let pieces = kind.pieces.map { Array($0.utf8) }
      var mutator = Mutator(seed: own &+ 1, pieces: pieces.isEmpty ? Mutator.ofDumps : pieces)
      bytes = mutator.damage(bytes)
    }
    return bytes
  }

  /// Puts another number in the place of one.
  private func replaceNumber(in bytes: inout [UInt8], _ random: inout SplitMix64) {
    func isNumeric(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D
    }
    var start = place(in: bytes, &random)
    while start < bytes.count, !isNumeric(bytes[start]) { start += 1 }
    while start > 0, isNumeric(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < bytes.count, isNumeric(bytes[end]) { end += 1 }
    guard end > start else { return }
    let other =
      Int.random(in: 0..<3, using: &random) == 0
      ? Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &random)]
      : Array("\(Int.random(in: -60...420, using: &random))".utf8)
    bytes.replaceSubrange(start..<end, with: other)
  }

  /// Repeats some lines elsewhere, or takes some out.
  private func moveLines(in bytes: inout [UInt8], _ random: inout SplitMix64) {
    func lineStart(_ place: Int) -> Int {
      (bytes[..<place].lastIndex(of: 0x0A) ?? -1) + 1
    }
    let start = lineStart(place(in: bytes, &random))
    var end = start
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      end = bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      bytes.removeSubrange(start..<end)
    } else {
      let lines = bytes[start..<end].prefix(Self.mostAdded)
      bytes.insert(contentsOf: lines, at: lineStart(place(in: bytes, &random)))
    }
  }

  private func place(in bytes: [UInt8], _ random: inout SplitMix64) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }
}
