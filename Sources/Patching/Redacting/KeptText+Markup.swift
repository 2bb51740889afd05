import Formats
import Hierarchy

/// What is kept of an XML text.
extension KeptText {
  /// Names of attributes that hold a class, lowercased.
  private static let classKeys: Set<String> = [
    "class", "classname", "customclass", "base", "viewclass", "elementtype", "type", "objectclass",
    "targetclass", "localizedcontroltype", "frameworkid",
  ]
  /// Names of attributes that Interface Builder ties objects together with, lowercased.
  private static let idKeys: Set<String> = [
    "id", "ref", "destination", "target", "firstitem", "seconditem", "sceneid", "scenememberid",
    "initialviewcontroller", "referencedidentifier",
  ]

  /// Elements whose text is a number or an answer.
  private static let numberTags: Set<String> = [
    "int", "integer", "real", "double", "float", "bool",
  ]

  mutating func keepMarkup() {
    var holdsClass = false
    var tag = ""
    for piece in MarkupPiece.all(in: source) {
      switch piece {
      case .name(let range):
        tag = string(range)
        if isClassName(range) { keepClass(range) } else { keep(range) }
      case .keyword(let range): keep(range)
      case .attribute(let key, let value):
        keep(key)
        let name = string(key)
        if name == "key" { holdsClass = string(value).lowercased().hasSuffix("classname") }
        keepValue(value, of: name)
      case .text(let range):
        if isMeasure(range) {
          keep(range)
        } else if Self.numberTags.contains(tag) {
          keepDescription(range)
        } else if holdsClass {
          keepClass(range)
        } else {
          keepText(range)
        }
        holdsClass = false
      case .other(let range): keepText(range)
      }
    }
  }

  private mutating func keepValue(_ value: Range<Int>, of key: String) {
    let name = key.lowercased()
    if name == "key" {
      let isApps =
        dump.format == .interfaceBuilderArchiveXML && !ArchiveKeys.contain(string(value))
      if isApps { keepText(value) } else { keep(value) }
    } else if key.hasPrefix("xmlns"), bytes[value].starts(with: "urn:viewmend".utf8) {
      keep(value)
    } else if Self.classKeys.contains(name) {
      keepClass(value)
    } else if name == "package" {
      if SystemClasses.contain(string(value)) { keep(value) }
    } else if name == "raw" {
      keepRaw(value)
    } else if Self.idKeys.contains(name) {
      if isGenerated(value) { keep(value) } else { keepText(value) }
    } else if ShownTexts.names.contains(name) || name == "printed:text" || name == "suffix" {
      keepText(value)
    } else if isSecretNumber(value) {
      keepText(value)
    } else {
      keepDescription(value)
    }
  }

  /// True for what no place on a screen is written as: a number of seven digits or more before the
  /// point, as accounts and telephones have, or one with more points or dashes in it than a measure has.
  private func isSecretNumber(_ range: Range<Int>) -> Bool {
    let value = bytes[range]
    var digits = 0
    var isFraction = false
    for byte in value {
      isFraction = byte == UInt8(ascii: ".") || isFraction && Self.isDigit(byte)
      digits = Self.isDigit(byte) && !isFraction ? digits + 1 : 0
      if digits >= 7 { return true }
    }
    if value.first == UInt8(ascii: "+") { return true }
    for mark in [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":")] {
      let parts = value.split(separator: mark, omittingEmptySubsequences: false)
      if parts.count > 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isDigit) }) {
        return true
      }
    }
    return false
  }

  /// `key: value; key: value`, as `AccessibilityNodeInfo` prints itself.
  private mutating func keepRaw(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end =
        bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? range.upperBound
      if let colon = bytes[position..<end].firstIndex(of: UInt8(ascii: ":")) {
        let key = position..<colon
        let value = min(colon + 2, end)..<end
        keep(key)
        let name = string(key).split(separator: " ").last.map { $0.lowercased() } ?? ""
        switch name {
        case "classname": keepClass(value)
        case "packagename": if SystemClasses.contain(string(value)) { keep(value) }
        case "text", "contentdescription", "viewidresname", "error", "hinttext", "tooltiptext",
          "panetitle", "maxtextlength":
          keepText(value)
        default: keepDescription(value)
        }
      } else {
        keepDescription(position..<end)
        if position == range.lowerBound { keepClass(position..<end) }
      }
      position = end + 1
    }
  }

  /// True for numbers and what stands between them: `{{0, 0}, {320, 480}}`.
  private func isMeasure(_ range: Range<Int>) -> Bool {
    bytes[range].contains(where: Self.isDigit)
      && bytes[range].allSatisfy { byte in
        Self.isDigit(byte) || byte == 0x20 || byte == 0x0A || "{}().,-+e".utf8.contains(byte)
      } && bytes[range].contains(UInt8(ascii: "{"))
  }

  /// True for an element named for a class; others are the dialect's own, `view` or `hierarchy`.
  private func isClassName(_ range: Range<Int>) -> Bool {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[range.lowerBound]
      || bytes[range].contains(UInt8(ascii: "."))
  }

  /// `abc-12-D3f`, or a number.
  private func isGenerated(_ range: Range<Int>) -> Bool {
    let value = bytes[range]
    if value.allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: "-") }) { return true }
    let parts = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && value.contains(where: Self.isDigit)
  }
}
