/// A hash of 64 bits that is put together of numbers and texts: the same in every run.
///
/// It decides what nodes are taken for equal, so that two different subtrees meet in it once in
/// about ten billion pairs.
struct ContentHash {
  private(set) var value: UInt64

  /// Begins with a seed, so that the same content under another heading is another hash.
  init(_ seed: UInt64 = 0) { value = seed ^ 0x9E37_79B9_7F4A_7C15 }

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    var mixed = value ^ number
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    value = (mixed ^ (mixed >> 32)) &+ 0x2545_F491_4F6C_DD1D
  }

  /// Adds a number; both zeros are one.
  mutating func add(_ number: Double) { add((number == 0 ? 0 : number).bitPattern) }

  /// Adds a text and its end.
  mutating func add(_ text: String) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 {
        add(word)
        word = 0
      }
    }
    add(word)
    add(count)
  }

  /// The hash of a text; 0 stands for none.
  static func of(_ text: String?) -> UInt64 {
    guard let text else { return 0 }
    var hash = ContentHash()
    hash.add(text)
    return hash.value | 1
  }
}
