import Foundation
import Hierarchy
import Testing

@testable import Reporting

/// The writer behind every JSON document.
@Suite struct JSONWriterTests {
  /// Collects what a stream drains; used from one thread.
  private final class Sink {
    var bytes: [UInt8] = []
    var drains = 0
  }

  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    let sink = Sink()
    var writer = JSONWriter(ReportStream { sink.bytes.append(contentsOf: $0) })
    writer.object(body)
    writer.finish()
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test func everyKindOfField() {
    let text = written { json in
      json.field("text", "a")
      json.field("none", String?.none)
      json.field("whole", 3)
      json.field("noWhole", Int?.none)
      json.field("number", 28.5)
      json.field("yes", true)
      json.field("rect", Rect(x: -1, y: 0.25, width: 3, height: 4))
      json.field("noRect", Rect?.none)
      json.field("insets", EdgeInsets(top: 6, left: 0, bottom: 3.5, right: 28.5))
      json.field("ids", [1, 2])
      json.field("names", ["a", "b"])
      json.array("rows") { json in
        json.row { $0.field("id", 0) }
        json.row { _ in }
      }
      json.object("empty") { _ in }
    }
    #expect(
      text == """
        {"text": "a", "none": null, "whole": 3, "noWhole": null, "number": 28.5, "yes": true, \
        "rect": [-1, 0.25, 3, 4], "noRect": null, "insets": [6, 0, 3.5, 28.5], "ids": [1, 2], \
        "names": ["a", "b"], "rows": [
          {"id": 0},
          {}], "empty": {}}

        """)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.0, "0"), (1e-7, "0"), (44, "44"), (12345678.125, "12345678.125"),
    (1e300, "1e+300"), (.nan, "null"), (.infinity, "null"), (-28.5, "-28.5"),
  ])
  func numbers(value: Double, text: String) {
    #expect(written { $0.field("n", value) } == "{\"n\": \(text)}\n")
  }

  @Test func everyTextComesBack() throws {
    let texts =
      (0..<0x100).compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
      + ["\"", "\\", "\\n", "返回 👨‍👩‍👧", "\u{2028}\u{FFFF}", "</script>", ""]
    for text in texts {
      let document = written { $0.field(text, text) }
      let value = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: String]
      #expect(value == [text: text])
    }
  }

  @Test func aStreamHandsOnBeforeItGrows() {
    let sink = Sink()
    var stream = ReportStream {
      sink.bytes.append(contentsOf: $0)
      sink.drains += 1
    }
    for number in 0..<50_000 { stream.line("line \(number)") }
    #expect(sink.drains > 3)
    stream.flush()
    stream.flush()
    let text = (0..<50_000).map { "line \($0)\n" }.joined()
    #expect(sink.bytes == Array(text.utf8))
  }
}
