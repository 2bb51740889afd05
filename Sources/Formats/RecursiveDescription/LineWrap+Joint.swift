import Hierarchy

extension LineWrap {
  /// One attempt at joining the lines of a broken node.
  struct Joint {
    /// The offset just past the text.
    let limit: Int
    /// The limits of the reading.
    let limits: InputLimits
    /// The comment mark before each line; empty without one.
    let gutter: [UInt8]
    /// True when a break between two digits stands for a blank.
    let parting: Bool

    /// A node that is complete once its lines are joined.
    struct Result {
      var breaks: [Break]
      /// The offset behind the node.
      var end: Int
      /// True when its frame is still none.
      var isMalformed: Bool
    }

    /// Adds line after line until the node is complete.
    func join(_ first: Range<Int>, in bytes: RawSpan, budget: inout Int) -> Result? {
      var end = first.upperBound
      var joined: [UInt8] = []
      var breaks: [Break] = []
      for _ in 0..<LineWrap.mostLines {
        let next = bytes.afterLineBreak(at: end, to: limit)
        let nextEnd = bytes.endOfLine(from: next, to: limit)
        guard next < limit, continues(next..<nextEnd, in: bytes) else { return nil }
        if joined.isEmpty { joined = copy(first, of: bytes) }
        var start = afterGutter(next, in: bytes)
        if joined.last == ASCII.space { while ASCII.isBlank(bytes.byte(start)) { start += 1 } }
        let needsSpace = needsSpace(after: joined.last, before: bytes.byte(start))
        breaks.append(Break(range: end..<start, needsSpace: needsSpace))
        if needsSpace { joined.append(ASCII.space) }
        let joinedStart = joined.count
        joined.append(contentsOf: copy(start..<nextEnd, of: bytes))
        budget -= joined.count
        guard budget > 0 else { return nil }
        if let node = completeNode(joined), node.end > joinedStart {
          return Result(
            breaks: breaks, end: start + node.end - joinedStart,
            isMalformed: node.flags.contains(.malformedFrame))
        }
        end = nextEnd
      }
      return nil
    }

    /// The offset behind the comment mark that a line begins with, and one blank.
    private func afterGutter(_ line: Int, in bytes: RawSpan) -> Int {
      guard !gutter.isEmpty else { return line }
      var offset = line
      while ASCII.isBlank(bytes.byte(offset)) { offset += 1 }
      for byte in gutter {
        guard bytes.byte(offset) == byte else { return line }
        offset += 1
      }
      return bytes.byte(offset) == ASCII.space ? offset + 1 : offset
    }

    /// True when a line can go on with a broken node: it is no row, no blank line, no prompt.
    private func continues(_ line: Range<Int>, in bytes: RawSpan) -> Bool {
      guard !line.isEmpty, !RowShape.startsRow(in: bytes, at: line.lowerBound, limit: limit) else {
        return false
      }
      if isClosing(line, in: bytes) { return true }
      switch LineKind.of(line, in: bytes) {
      case .blank, .ellipsis, .prompt, .controllerRow, .barRow: return false
      case .punctuation, .prose: return true
      }
    }

    /// True for a line that holds nothing but the brackets at a node's end.
    private func isClosing(_ line: Range<Int>, in bytes: RawSpan) -> Bool {
      bytes.byte(line.lowerBound) == ASCII.greater
        && line.allSatisfy {
          bytes.byte($0) == ASCII.greater || ASCII.isBlank(bytes.byte($0))
        }
    }

    /// True when the break took the place of a blank: between words, not inside one.
    private func needsSpace(after last: UInt8?, before next: UInt8) -> Bool {
      guard let last, !ASCII.isBlank(last), !ASCII.isBlank(next) else { return false }
      switch (last, next) {
      case (ASCII.semicolon, _), (ASCII.equals, _), (ASCII.comma, _), (_, ASCII.equals): return true
      case (0x30...0x39, UInt8(ascii: "-")): return true
      case (0x30...0x39, 0x30...0x39): return parting
      default: return false
      }
    }

    private func completeNode(_ joined: [UInt8]) -> ScannedNode? {
      var padded = joined
      padded.append(contentsOf: repeatElement(0, count: SourceText.padding))
      let scanner = NodeScanner(limit: joined.count, maxValue: limits.maxValue)
      var node = ScannedNode()
      scanner.scan(in: padded.span.bytes, at: 0, into: &node)
      return node.outcome == .complete && !node.flags.contains(.noFrame) ? node : nil
    }

    private func copy(_ range: Range<Int>, of bytes: RawSpan) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(range.count)
      for offset in range { result.append(bytes.byte(offset)) }
      return result
    }
  }
}
