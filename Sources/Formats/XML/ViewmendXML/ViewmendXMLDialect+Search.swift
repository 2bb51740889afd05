import Hierarchy

/// Whether attributes occur at all, found in one pass.
extension ViewmendXMLDialect {
  /// Where each of some attributes is given first; nil for one that is not.
  ///
  /// Complexity: O(bytes): the quotation marks are looked for, and what stands before one.
  static func firstAttributes(_ names: [StaticString], in bytes: RawSpan) -> [Int?] {
    var found = [Int?](repeating: nil, count: names.count)
    // The names by their last letters; bits stand for names.
    var endings = [UInt32](repeating: 0, count: 256)
    for (index, name) in names.enumerated() {
      endings[Int(name.utf8Start[name.utf8CodeUnitCount - 1])] |= 1 << UInt32(index)
    }
    let end = bytes.byteCount - SourceText.padding
    var position = 0
    while true {
      let quote = bytes.firstOffset(of: ASCII.quote, from: position, to: end)
      guard quote < end else { return found }
      position = quote + 1
      guard quote > 2, bytes.byte(quote - 1) == UInt8(ascii: "=") else { continue }
      var left = endings[Int(bytes.byte(quote - 2))]
      while left != 0 {
        let index = left.trailingZeroBitCount
        left &= left - 1
        let name = names[index]
        let start = quote - 1 - name.utf8CodeUnitCount
        guard found[index] == nil, start > 0, bytes.byte(start - 1) == ASCII.space,
          bytes.hasPrefix(name, at: start)
        else { continue }
        found[index] = start
        endings[Int(bytes.byte(quote - 2))] &= ~(1 << UInt32(index))
      }
    }
  }
}
