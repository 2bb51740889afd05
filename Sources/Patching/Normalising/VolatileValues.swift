import Analysis
import Formats
import Hierarchy

/// Finds what a file says otherwise each time the same screen is printed, and what is to stand there.
struct VolatileValues {
  private let dump: Dump
  private let source: SourceText
  private let bytes: [UInt8]
  private let exact: ExactNodes
  private(set) var replacements = TextReplacements()
  /// True when a number is written as another one.
  private(set) var hasRounded = false

  /// Finds the values.
  ///
  /// - Parameters:
  ///   - step: What coordinates are rounded to a multiple of, in the file's unit; 0 keeps them.
  ///   - keepsPointers: Number every pointer, and leave none out.
  ///   - exact: Nodes whose coordinates are not rounded.
  init(_ dump: Dump, step: Double, keepsPointers: Bool, exact: ExactNodes) {
    self.exact = exact
    self.dump = dump
    source = dump.tree.source
    bytes = source.bytes(in: 0..<source.count)
    addPointers(keepsAll: keepsPointers)
    addDiscriminators()
    if dump.format.isXML {
      addAttributes(step)
    } else {
      addRows(step)
      addStamps()
    }
  }

  // MARK: Pointers and discriminators

  /// A pointer that a file names once says nothing and is left out; what several places name keeps a
  /// number by which they are tied together.
  private mutating func addPointers(keepsAll: Bool) {
    let places = PrintedPointers(dump).places
    var counts: [String: Int] = [:]
    for place in places { counts[place.digits, default: 0] += 1 }
    var ids = StableIDs()
    for place in places {
      if !keepsAll, counts[place.digits] == 1, let range = place.removable {
        replacements.add(range, "")
      } else {
        replacements.add(
          place.range, "0x" + String(ids.number(of: place.digits), radix: 16))
      }
    }
  }

  private mutating func addDiscriminators() {
    var ids = StableIDs()
    for range in Discriminators.ranges(in: bytes) {
      let digits = String(decoding: bytes[range], as: UTF8.self)
      let number = String(ids.number(of: digits), radix: 16, uppercase: true)
      // In a mangled name their number is counted.
      let isOfFile = bytes[range.lowerBound - 1] == UInt8(ascii: "_")
      let zeros = isOfFile ? String(repeating: "0", count: range.count - number.utf8.count) : ""
      replacements.add(range, zeros + number)
    }
  }

  // MARK: Values

  /// Names of values that count up while an app or a tool runs, lowercased.
  private static let counters: Set<String> = [
    "reacttag", "nativetag", "runtimeid", "processid", "nativewindowhandle", "windowid",
    "window-id", "hashcode", "hash-code", "accessibilityviewid",
  ]
  /// Names of values that are coordinates or sizes, lowercased.
  private static let measures: Set<String> = [
    "frame", "screenframe", "bounds", "center", "position", "x", "y", "width", "height",
    "contentoffset", "contentsize", "contentinset", "adjustedcontentinset", "safeareainsets",
    "layoutmargins", "mark", "unclipped", "hitinsets",
  ]

  private mutating func addRows(_ step: Double) {
    for node in dump.tree.indices {
      let own = exact.contains(node) ? 0 : step
      for (key, value) in dump.tree.syntax.attributes(of: dump.tree[node]) { add(key, value, own) }
    }
  }

  private mutating func addAttributes(_ step: Double) {
    let tree = dump.tree
    // The node that was opened last, and where the next one is.
    var node = -1
    for case .attribute(let key, let value) in MarkupPiece.all(in: source) {
      while node + 1 < tree.count, tree.range(of: node + 1).lowerBound <= key.lowerBound {
        node += 1
      }
      let isExact =
        tree.traits.unit != .point || (node < 0 ? exact.isAll : exact.contains(node))
      add(key, value, isExact ? 0 : step)
    }
  }

  private mutating func add(_ key: Range<Int>, _ value: Range<Int>, _ step: Double) {
    let name = String(decoding: bytes[key], as: UTF8.self).lowercased()
    if Self.counters.contains(name) {
      // What is more than a number may hold a pointer, or a text.
      guard bytes[value].allSatisfy(Self.isOfCounter) else { return }
      for run in runs(in: value, where: Self.isDigit) { replacements.add(run, "0") }
    } else if step > 0, Self.measures.contains(name) {
      for (place, run) in runs(in: value, where: Self.isNumber).enumerated() {
        if let text = rounded(run, step, isSize: Self.isSize(place, of: name)) {
          replacements.add(run, text)
          hasRounded = true
        }
      }
    }
  }

  /// True where a number of a value is a width or a height: a frame's third and fourth are.
  private static func isSize(_ place: Int, of name: String) -> Bool {
    switch name {
    case "width", "height", "contentsize": true
    case "frame", "screenframe", "bounds", "mark", "unclipped": place >= 2
    default: false
    }
  }

  /// True for what numbers are written with, one or several: `12`, `42.66304.4`, `'7'`.
  private static func isOfCounter(_ byte: UInt8) -> Bool {
    isDigit(byte) || ".,-: '\"".utf8.contains(byte)
  }

  /// How many decimals a rounded number has at most, and the smallest step that shows in them.
  private static let (places, smallestStep) = (6, 1e-6)

  /// A number on the step's grid; nil where it is there already, or is none.
  ///
  /// A size that is not nothing stays so, with its sign: an empty view takes no touches.
  private func rounded(_ range: Range<Int>, _ step: Double, isSize: Bool) -> String? {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let isWhole = text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "e") }
    // Whole numbers are multiples of most steps.
    if isWhole, (1 / step).rounded() * step == 1 { return nil }
    guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return nil }
    let step = max(step, Self.smallestStep)
    var multiple = (number / step).rounded() * step
    if isSize, multiple == 0, number != 0 { multiple = number < 0 ? -step : step }
    let result = multiple.text(places: Self.places)
    // As Interface Builder writes it.
    if text.hasSuffix(".0"), Double(result) == number { return nil }
    let written = text.hasSuffix(".0") && Int(result) != nil ? result + ".0" : result
    return written == text ? nil : written
  }

  /// True for the digits of process and thread numbers, written over ones included.
  private static func isOfProcess(_ byte: UInt8) -> Bool {
    byte.isHexDigit || byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X")
  }

  private func runs(in range: Range<Int>, where matches: (UInt8) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      var end = position
      while end < range.upperBound, matches(bytes[end]) { end += 1 }
      if end > position { runs.append(position..<end) }
      position = max(end, position + 1)
    }
    return runs
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e")
  }

  // MARK: Log stamps

  /// Sets what a log says of when a row was printed, and by which process, to zeros.
  private mutating func addStamps() {
    var position = 0
    while let start = stamp(from: position) {
      let lineEnd = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let viewStart = bytes[start..<lineEnd].firstIndex(of: UInt8(ascii: "<")) ?? lineEnd
      let limit = min(viewStart, start + Self.longestStamp)
      addZeros(start..<endOfTime(from: start, to: limit))
      if let open = bytes[start..<limit].firstIndex(of: UInt8(ascii: "[")),
        let close = bytes[open..<limit].firstIndex(of: UInt8(ascii: "]")),
        bytes[open + 1..<close].allSatisfy({ Self.isOfProcess($0) || $0 == UInt8(ascii: ":") })
      {
        for run in runs(in: open..<close, where: Self.isOfProcess) {
          replacements.add(run, String(repeating: "0", count: run.count))
        }
      }
      position = max(limit, start + 1)
    }
  }

  private static let longestStamp = 160

  /// The next `2014-03-01 12:`.
  private func stamp(from start: Int) -> Int? {
    let form = Array("dddd-dd-dd dd:".utf8)
    var position = start
    while position + form.count <= bytes.count {
      // Few bytes are hyphens where a date has one.
      if bytes[position + 4] == UInt8(ascii: "-"), bytes[position + 7] == UInt8(ascii: "-"),
        form.indices.allSatisfy({ step in
          form[step] == UInt8(ascii: "d")
            ? Self.isDigit(bytes[position + step]) : bytes[position + step] == form[step]
        })
      {
        return position
      }
      position += 1
    }
    return nil
  }

  private func endOfTime(from start: Int, to limit: Int) -> Int {
    var end = start + 11
    while end < limit,
      Self.isNumber(bytes[end]) && bytes[end] != UInt8(ascii: "e")
        || bytes[end] == UInt8(ascii: ":")
    {
      end += 1
    }
    return end
  }

  private mutating func addZeros(_ range: Range<Int>) {
    for run in runs(in: range, where: Self.isDigit) {
      replacements.add(run, String(repeating: "0", count: run.count))
    }
  }
}
