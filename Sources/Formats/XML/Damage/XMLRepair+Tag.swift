import Hierarchy

extension XMLRepair {
  /// Mends a tag; what is right in it stays to be copied.
  ///
  /// - Returns: False where no repair covers it.
  mutating func write(_ tag: XMLLooseTag, _ legalName: String?, in bytes: RawSpan) -> Bool {
    if let legalName {
      replace(tag.name, legalName, .elementName, shortened(tag.name), in: bytes)
    }
    let doubles = doubles(in: tag)
    var strays = tag.strays[...]
    var joints = tag.joints[...]
    for (index, attribute) in tag.attributes.enumerated() {
      while let stray = strays.first, stray < attribute.key.lowerBound {
        leaveOutStray(at: stray, in: bytes)
        strays.removeFirst()
      }
      if joints.first == attribute.key.lowerBound {
        joints.removeFirst()
        let place = attribute.key.lowerBound
        replace(place..<place, " ", .missingBlank, in: bytes)
      }
      if let first = doubles[index] {
        guard areEqual(attribute.value, tag.attributes[first].value, in: bytes) else {
          fail(.malformed(code: 42, ""), at: attribute.key.lowerBound)
          return false
        }
        let name = shortened(attribute.key)
        let whole = attribute.key.lowerBound..<attribute.value.upperBound + 1
        leaveOut(whole, .duplicate, name, in: bytes)
        continue
      }
      if let legal = self.legalName(attribute.key, isElement: false, in: bytes) {
        replace(attribute.key, legal, .attributeName, shortened(attribute.key), in: bytes)
      }
      mend(attribute.value, .value(attribute.quote), in: bytes)
    }
    for stray in strays { leaveOutStray(at: stray, in: bytes) }
    return true
  }

  private mutating func leaveOutStray(at offset: Int, in bytes: RawSpan) {
    let character = String(Character(Unicode.Scalar(bytes.byte(offset))))
    leaveOut(offset..<offset + 1, .strayComma, character, in: bytes)
  }

  /// For each attribute that repeats one before it, the index of that one.
  private func doubles(in tag: XMLLooseTag) -> [Int: Int] {
    var first: [String: Int] = [:]
    var doubles: [Int: Int] = [:]
    for (index, attribute) in tag.attributes.enumerated() {
      let name = source.string(in: attribute.key)
      if let known = first[name] { doubles[index] = known } else { first[name] = index }
    }
    return doubles
  }

  private func areEqual(_ one: Range<Int>, _ other: Range<Int>, in bytes: RawSpan) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { bytes.byte($0) == bytes.byte($1) }
  }

  /// A name that XML allows in the place of one that it does not; nil where it does.
  func legalName(_ name: Range<Int>, isElement: Bool, in bytes: RawSpan) -> String? {
    let isLegal =
      !name.isEmpty && Self.mayStart(bytes.byte(name.lowerBound))
      && name.allSatisfy { Self.mayFollow(bytes.byte($0)) }
    if isLegal { return nil }
    var result: [UInt8] = []
    if name.isEmpty || !Self.mayStart(bytes.byte(name.lowerBound)) {
      result.append(UInt8(ascii: "_"))
    }
    for offset in name {
      let byte = bytes.byte(offset)
      let isSame = Self.mayFollow(byte) && byte != ASCII.colon
      if isSame || result.last != UInt8(ascii: "_") {
        result.append(isSame ? byte : UInt8(ascii: "_"))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func mayStart(_ byte: UInt8) -> Bool {
    mayFollow(byte) && byte != UInt8(ascii: "-") && byte != ASCII.dot && byte != ASCII.colon
      && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
  }

  private static func mayFollow(_ byte: UInt8) -> Bool {
    ASCII.isName(byte) && byte != UInt8(ascii: "$") || byte == UInt8(ascii: "-")
      || byte == ASCII.colon
  }

  /// A name for a message.
  private func shortened(_ name: Range<Int>) -> String {
    guard name.count > 80 else { return source.string(in: name) }
    return source.string(in: name.prefix(80)) + "…"
  }

  /// The tags of web pages, which stand around trees and begin none.
  static let pageTags: Set<String> = [
    "a", "b", "blockquote", "body", "br", "center", "code", "details", "div", "em", "font", "h1",
    "h2", "h3", "h4", "head", "hr", "html", "i", "iframe", "img", "li", "link", "meta", "ol", "p",
    "pre", "script", "small", "span", "strong", "style", "summary", "svg", "table", "tbody", "td",
    "th", "title", "tr", "u", "ul",
  ]
}
