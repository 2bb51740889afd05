internal import CViewXML
import Hierarchy

/// One element as libxml2 hands it over: where its tag stands, and where the wanted values are.
struct XMLElement {
  /// Where its start tag stands and how deep it is.
  let place: vx_element
  /// The values of the attributes that the dialect asked for, in that order.
  let values: UnsafePointer<vx_value>

  /// The bytes of the start tag.
  var range: Range<Int> { Int(place.start)..<Int(place.end) }
  /// The bytes of the name.
  var name: Range<Int> {
    let start = Int(place.start) + 1
    return start..<start + Int(place.name_length)
  }

  /// A value of the dialect's list of attributes.
  enum Value {
    /// The element has no such attribute.
    case absent
    /// The value as it stands in the file.
    case plain(Range<Int>)
    /// A value with references, line breaks or characters outside ASCII in it; no number or word
    /// of a dialect is one.
    case escaped
  }

  /// The value of the attribute at a position of the dialect's list.
  @inline(__always)
  func value(_ slot: Int) -> Value {
    let value = values[slot]
    if value.start == UInt32.max { return .escaped }
    return value.end == 0 ? .absent : .plain(Int(value.start)..<Int(value.end))
  }

  /// True when an attribute has exactly a given value.
  @inline(__always)
  func has(_ literal: StaticString, at slot: Int, in bytes: RawSpan) -> Bool {
    guard case .plain(let range) = value(slot), range.count == literal.utf8CodeUnitCount else {
      return false
    }
    return bytes.hasPrefix(literal, at: range.lowerBound)
  }

  /// The same for a word of at most eight bytes, in one load and without a branch: what a tool says
  /// of an element is as good as random.
  @inline(__always)
  func says(_ word: StaticString, at slot: Int, in bytes: RawSpan) -> Bool {
    let value = values[slot]
    let length = word.utf8CodeUnitCount
    var wanted: UInt64 = 0
    for index in 0..<length { wanted |= UInt64(word.utf8Start[index]) << UInt64(8 * index) }
    let mask = UInt64.max >> UInt64(64 - 8 * length)
    // An escaped value has no length either.
    let start = value.start == UInt32.max ? 0 : Int(value.start)
    let difference = bytes.word(start) & mask ^ wanted
    return difference | UInt64(value.end &- value.start ^ UInt32(length)) == 0
  }

  /// Four numbers, each a value of its own, as x, y, width and height.
  ///
  /// - Parameter first: The position of x in the dialect's list; the others follow it.
  /// - Returns: The frame, and flags for one that is missing or is none.
  @inline(__always)
  func frame(from first: Int, in bytes: RawSpan) -> (frame: SIMD4<Double>, flags: NodeFlags) {
    // Each number by itself: a vector that is written lane by lane goes through memory.
    if let x = number(at: first, in: bytes), let y = number(at: first + 1, in: bytes),
      let width = number(at: first + 2, in: bytes), let height = number(at: first + 3, in: bytes)
    {
      return (SIMD4(x, y, width, height), [])
    }
    for slot in first..<first + 4 {
      guard case .absent = value(slot) else { return (.zero, .malformedFrame) }
    }
    return (.zero, .noFrame)
  }

  /// A finite number that is the whole of a value; nil where the attribute is absent or is none.
  @inline(__always)
  func number(at slot: Int, in bytes: RawSpan) -> Double? {
    guard case .plain(let range) = value(slot) else { return nil }
    let word = bytes.word(range.lowerBound)
    let digits = word.leadingDigits
    if digits == range.count, (1..<8).contains(digits) {
      return Double(word.decimal(of: digits))
    }
    return longNumber(in: range, bytes)
  }

  /// The same for any number but a short whole one.
  private func longNumber(in range: Range<Int>, _ bytes: RawSpan) -> Double? {
    var position = range.lowerBound
    guard let number = NumberScanner.number(in: bytes, at: &position),
      position == range.upperBound, number.isFinite
    else { return nil }
    return number
  }

  /// The size of an element that gives no place; nil where it gives one, or no size.
  func sizeAlone(from first: Int, in bytes: RawSpan) -> Size? {
    guard case .absent = value(first), case .absent = value(first + 1),
      let width = number(at: first + 2, in: bytes), let height = number(at: first + 3, in: bytes)
    else { return nil }
    return Size(width: width, height: height)
  }
}
