import Hierarchy

/// A value of JSON that a report quotes.
package enum JSONValue: Sendable, Hashable {
  /// A key of an object with its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([Member])

  /// The value on one line.
  package var json: String {
    let bytes = ReportStream.handedOn { stream in
      var writer = JSONWriter(stream)
      writer.element(self)
      writer.flush()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value in a sentence: a plain word as it is, anything long cut.
  var inSentence: String {
    let isPlain = { (text: String) in
      !text.isEmpty && text.utf8.count < 60
        && text.utf8.allSatisfy {
          Character(Unicode.Scalar($0)).isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
            || $0 == UInt8(ascii: "-")
        }
    }
    if case .text(let text) = self, isPlain(text) { return text }
    let json = json
    return json.count > 200 ? "\(json.prefix(199))…" : json
  }
}
