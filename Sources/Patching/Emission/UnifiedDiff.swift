import Hierarchy

/// A patch as a unified diff that `patch -p1` and `git apply` take.
package struct UnifiedDiff {
  /// Lines of context around a change.
  private static let context = 3

  private let patch: Patch
  private let path: String

  /// Makes a diff of a patch.
  ///
  /// - Parameters:
  ///   - patch: The patch; its file must not be UTF-16.
  ///   - path: What the headers call the file, behind `a/` and `b/`.
  package init(_ patch: Patch, path: String) {
    self.patch = patch
    var name = Substring(path)
    while name.hasPrefix("/") { name = name.dropFirst() }
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    self.path = String(name)
  }

  /// The diff's bytes; none when nothing changes.
  package func bytes() -> [UInt8] {
    guard !patch.edits.isEmpty else { return [] }
    let source = patch.source
    let starts = source.withBytes { Self.lineStarts($0, count: source.count) }
    var result = Array("--- \(name("a/"))\n+++ \(name("b/"))\n".utf8)
    var offset = 0
    for hunk in hunks(starts) { append(hunk, starts, &offset, to: &result) }
    return result
  }

  /// The file's name behind a prefix, as git writes it: a tab behind a name with a blank, quotation
  /// marks and escapes around one with control characters, quotes or backslashes.
  private func name(_ prefix: String) -> String {
    let whole = prefix + path
    let isOdd = whole.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard isOdd else { return whole.utf8.contains(UInt8(ascii: " ")) ? whole + "\t" : whole }
    var quoted = "\""
    for scalar in whole.unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\"", "\\": quoted += "\\\(scalar)"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let octal = String(scalar.value, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  /// Changed lines that belong together: a range of lines each edit of which lies inside.
  private struct Hunk {
    var lines: Range<Int>
    var edits: Range<Int>
  }

  /// Edits in order, joined where their context meets.
  private func hunks(_ starts: [Int]) -> [Hunk] {
    var hunks: [Hunk] = []
    for (number, edit) in patch.edits.enumerated() {
      let first = Self.line(of: edit.range.lowerBound, starts)
      let last = Self.line(of: max(edit.range.lowerBound, edit.range.upperBound - 1), starts)
      if let previous = hunks.last, first <= previous.lines.upperBound - 1 + 2 * Self.context + 1 {
        hunks[hunks.count - 1].lines =
          previous.lines
          .lowerBound..<max(
            previous.lines.upperBound, last + 1)
        hunks[hunks.count - 1].edits = previous.edits.lowerBound..<number + 1
      } else {
        hunks.append(Hunk(lines: first..<last + 1, edits: number..<number + 1))
      }
    }
    return hunks
  }

  private func append(
    _ hunk: Hunk, _ starts: [Int], _ shift: inout Int, to result: inout [UInt8]
  ) {
    let count = lineCount(starts)
    let first = max(0, hunk.lines.lowerBound - Self.context)
    let last = min(count, hunk.lines.upperBound + Self.context)
    var body: [UInt8] = []
    var added = 0
    var removed = 0
    var line = first
    var edit = hunk.edits.lowerBound
    while line < last {
      // A block of lines that one or more edits change together.
      var end = line + 1
      let firstEdit = edit
      while edit < hunk.edits.upperBound,
        Self.line(of: patch.edits[edit].range.lowerBound, starts) < end
      {
        let range = patch.edits[edit].range
        end = max(end, Self.line(of: max(range.lowerBound, range.upperBound - 1), starts) + 1)
        edit += 1
      }
      let old = bytes(ofLines: line..<end, starts)
      if firstEdit == edit {
        Self.append(old, sign: " ", to: &body)
      } else {
        let new = edited(line..<end, edits: firstEdit..<edit, starts)
        // A row that is added leaves the line behind which it is written as it was.
        let alike = Self.commonLines(old, new)
        Self.append(Array(old[..<alike]), sign: " ", to: &body)
        removed += Self.append(Array(old[alike...]), sign: "-", to: &body)
        added += Self.append(Array(new[alike...]), sign: "+", to: &body)
      }
      line = end
    }
    let kept = last - first - removed
    let oldStart = first + 1
    let newStart = oldStart + shift
    result.append(
      contentsOf: "@@ -\(oldStart),\(kept + removed) +\(newStart),\(kept + added) @@\n".utf8)
    result.append(contentsOf: body)
    shift += added - removed
  }

  private func bytes(ofLines lines: Range<Int>, _ starts: [Int]) -> [UInt8] {
    patch.source.bytes(in: starts[lines.lowerBound]..<end(of: lines, starts))
  }

  private func edited(_ lines: Range<Int>, edits: Range<Int>, _ starts: [Int]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = starts[lines.lowerBound]
    for edit in patch.edits[edits] {
      result.append(contentsOf: patch.source.bytes(in: copied..<edit.range.lowerBound))
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.upperBound
    }
    result.append(contentsOf: patch.source.bytes(in: copied..<end(of: lines, starts)))
    return result
  }

  private func end(of lines: Range<Int>, _ starts: [Int]) -> Int {
    lines.upperBound < starts.count ? starts[lines.upperBound] : patch.source.count
  }

  private func lineCount(_ starts: [Int]) -> Int {
    starts.last == patch.source.count && starts.count > 1 ? starts.count - 1 : starts.count
  }

  /// How many bytes of whole lines two texts begin with alike.
  private static func commonLines(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var end = 0
    for (offset, pair) in zip(one, other).enumerated() {
      guard pair.0 == pair.1 else { break }
      if pair.0 == 0x0A { end = offset + 1 }
    }
    return end
  }

  /// Adds text line by line behind a sign, and says so where the file ends without a line break.
  ///
  /// - Returns: The number of lines.
  @discardableResult
  private static func append(_ text: [UInt8], sign: Character, to body: inout [UInt8]) -> Int {
    var lines = 0
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      body.append(contentsOf: String(sign).utf8)
      body.append(contentsOf: text[start..<end])
      if text[end - 1] != 0x0A {
        body.append(contentsOf: "\n\\ No newline at end of file\n".utf8)
      }
      lines += 1
      start = end
    }
    return lines
  }

  /// The line that an offset lies in, from 0; `patch` and `git` end lines at LF alone.
  private static func line(of offset: Int, _ starts: [Int]) -> Int {
    starts.partitioningIndex { $0 > offset } - 1
  }

  private static func lineStarts(_ bytes: RawSpan, count: Int) -> [Int] {
    var starts = [0]
    var offset = 0
    while true {
      offset = bytes.firstOffset(of: UInt8(ascii: "\n"), from: offset, to: count)
      guard offset < count else { return starts }
      offset += 1
      starts.append(offset)
    }
  }
}
