import Hierarchy

/// The indentation of a row in UIKit's own form: `   | ` once a level.
enum Indentation {
  /// The bytes of one level.
  static let width = 5

  /// The number of levels that stand at `start`.
  ///
  /// Eight levels are five whole words, so a row is compared with one that is indented without
  /// end; the first byte that differs tells how many levels there are.
  @inline(__always)
  static func levels(in bytes: RawSpan, at start: Int) -> Int {
    var offset = start
    while true {
      bytes.check(offset, count: 40)
      var difference = bytes.uncheckedWord(offset) ^ 0x2020_2020_7C20_2020
      if difference == 0 {
        offset &+= 8
        difference = bytes.uncheckedWord(offset) ^ 0x2020_7C20_2020_207C
        if difference == 0 {
          offset &+= 8
          difference = bytes.uncheckedWord(offset) ^ 0x7C20_2020_207C_2020
          if difference == 0 {
            offset &+= 8
            difference = bytes.uncheckedWord(offset) ^ 0x2020_207C_2020_2020
            if difference == 0 {
              offset &+= 8
              difference = bytes.uncheckedWord(offset) ^ 0x207C_2020_2020_7C20
              if difference == 0 {
                offset &+= 8
                continue
              }
            }
          }
        }
      }
      let alike = offset &- start &+ difference.trailingZeroBitCount >> 3
      return Int(truncatingIfNeeded: UInt(bitPattern: alike) / UInt(width))
    }
  }
}
