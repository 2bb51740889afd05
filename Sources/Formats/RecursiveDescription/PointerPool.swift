import Hierarchy

/// The pointers that a dump prints, and new ones that look like them.
package struct PointerPool {
  /// What `malloc` aligns objects to.
  private static let step: UInt64 = 16

  private var used: Set<UInt64> = []
  /// The last pointer given for each neighbour, behind which the next one is looked for: many
  /// prints of one screen have the same neighbour.
  private var last: [UInt64: UInt64] = [:]

  /// Collects every pointer of a text, those of layers and arrays included.
  ///
  /// Complexity: O(bytes).
  package init(_ source: SourceText) {
    // A row of a hundred bytes has one of a view and often one of its layer.
    used.reserveCapacity(source.count / 80)
    source.withBytes { bytes in
      var offset = 0
      while let place = bytes.firstOffset(of: "0x", from: offset, to: source.count) {
        var value: UInt64 = 0
        offset = place + 2
        while offset < source.count, ASCII.isHex(bytes.byte(offset)) {
          value = value << 4 | UInt64(Self.digit(bytes.byte(offset)))
          offset += 1
        }
        used.insert(value)
      }
    }
  }

  /// The first pointer behind `neighbour` that nothing has, with as many digits and in its case.
  ///
  /// - Parameter neighbour: A pointer as printed; one that is elided (`0x...`) comes back as it is.
  package mutating func next(like neighbour: String) -> String {
    let digits = neighbour.dropFirst(2)
    guard neighbour.hasPrefix("0x"), digits.utf8.count <= 16,
      let start = UInt64(digits, radix: 16)
    else { return neighbour }
    var value = last[start] ?? start
    repeat { value &+= Self.step } while used.contains(value)
    used.insert(value)
    last[start] = value
    let isUppercase = digits.contains { ("A"..."F").contains($0) }
    let text = String(value, radix: 16, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits.utf8.count - text.utf8.count))
    return "0x\(zeros)\(text)"
  }

  private static func digit(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: byte - UInt8(ascii: "A") + 10
    }
  }
}
