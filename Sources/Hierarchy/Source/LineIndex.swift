/// The starts of a file's lines, so that an offset becomes a line and a column.
///
/// It is made once, when the first place is reported; a run that reports nothing pays nothing.
package struct LineIndex: Sendable {
  private let text: SourceText
  private let origin: SourceText
  private let starts: [Int]
  /// How many scalars begin before each block of the text; empty where no line is long.
  private let scalarsBeforeBlock: [Int]

  /// The bytes of a block; a line that is longer is not counted from its start for every place.
  private static let block = 4096

  /// Finds the line starts of the file that a text came from. Complexity: O(bytes).
  package init(_ source: SourceText) {
    origin = source
    text = source.lineText
    let count = text.count
    starts = text.withBytes { bytes in Self.lineStarts(bytes, count: count) }
    let longest = Self.longestLine(starts, count: count)
    scalarsBeforeBlock =
      longest > 2 * Self.block
      ? text.withBytes { bytes in Self.scalarCounts(bytes, count: count) } : []
  }

  /// How many lines there are; a final line break starts no line of its own.
  package var lineCount: Int {
    starts.last == text.count && starts.count > 1 ? starts.count - 1 : starts.count
  }

  /// The place of an offset of the text that the index was made for.
  ///
  /// Complexity: O(log lines), plus at most 8 KiB of the line.
  package func location(of offset: Int) -> SourceLocation {
    let position = origin.lineOffset(of: offset)
    let line = lineNumber(of: position)
    var start = starts[line]
    if line == 0, start == 0, hasByteOrderMark { start = min(3, position) }
    return text.withBytes { bytes in
      // A scalar begins at every byte but a continuation byte.
      let scalars =
        scalarsBeforeBlock.isEmpty || position - start <= Self.block
        ? Self.scalars(in: start + 1..<position + 1, bytes)
        : scalars(before: position + 1, bytes) - scalars(before: start + 1, bytes)
      return SourceLocation(line: line + 1, column: 1 + scalars)
    }
  }

  private func scalars(before offset: Int, _ bytes: RawSpan) -> Int {
    let block = min(offset / Self.block, scalarsBeforeBlock.count - 1)
    return scalarsBeforeBlock[block] + Self.scalars(in: block * Self.block..<offset, bytes)
  }

  static func scalars(in range: Range<Int>, _ bytes: RawSpan) -> Int {
    var count = range.count
    var offset = range.lowerBound
    // Continuation bytes are 10xxxxxx; eight are counted at once.
    while offset &+ 8 <= range.upperBound {
      let word = bytes.word(offset)
      count -= (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      offset &+= 8
    }
    while offset < range.upperBound {
      if bytes.byte(offset) & 0xC0 == 0x80 { count -= 1 }
      offset &+= 1
    }
    return count
  }

  private static func scalarCounts(_ bytes: RawSpan, count: Int) -> [Int] {
    var counts = [0]
    var start = 0
    while start + block <= count {
      counts.append(counts[counts.count - 1] + scalars(in: start..<start + block, bytes))
      start += block
    }
    return counts
  }

  /// The characters of a line, without its end; for messages that show the line.
  package func lineString(_ line: Int) -> String {
    guard line >= 1, line <= starts.count else { return "" }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : text.count
    while end > start, text.byte(at: end - 1) == 0x0A || text.byte(at: end - 1) == 0x0D {
      end -= 1
    }
    return text.string(in: start..<end)
  }

  private var hasByteOrderMark: Bool {
    text.count >= 3 && text.byte(at: 0) == 0xEF && text.byte(at: 1) == 0xBB
      && text.byte(at: 2) == 0xBF
  }

  private func lineNumber(of position: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > position } - 1)
  }

  /// Looks for bytes below 0x0E, which are line breaks or, seldom, tabs: one test for eight bytes.
  private static func longestLine(_ starts: [Int], count: Int) -> Int {
    var longest = count - (starts.last ?? 0)
    var previous = 0
    for start in starts {
      longest = max(longest, start - previous)
      previous = start
    }
    return longest
  }

  /// Marks, in the highest bit of each byte, a byte below 0x0E; of what lies behind the first mark
  /// nothing is said.
  @inline(__always)
  private static func breaks(_ word: UInt64) -> UInt64 {
    (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word
  }

  private static func lineStarts(_ bytes: RawSpan, count: Int) -> [Int] {
    var starts = [0]
    // Rows are rarely shorter; what is set aside and not used is never touched.
    starts.reserveCapacity(count / 64)
    var offset = 0
    while offset < count {
      // Four words at once first: most of a row holds no line break.
      while offset &+ 32 <= count {
        bytes.check(offset, count: 32)
        let either =
          breaks(bytes.uncheckedWord(offset)) | breaks(bytes.uncheckedWord(offset &+ 8))
          | breaks(bytes.uncheckedWord(offset &+ 16)) | breaks(bytes.uncheckedWord(offset &+ 24))
        if either & 0x8080_8080_8080_8080 != 0 { break }
        offset &+= 32
      }
      guard offset < count else { break }
      let marks = breaks(bytes.word(offset)) & 0x8080_8080_8080_8080
      guard marks != 0 else {
        offset += 8
        continue
      }
      offset += marks.firstMarkedByte
      guard offset < count else { break }
      let byte = bytes.byte(offset)
      if byte == 0x0A || byte == 0x0D {
        offset = bytes.afterLineBreak(at: offset, to: count)
        starts.append(offset)
      } else {
        offset += 1
      }
    }
    return starts
  }
}
