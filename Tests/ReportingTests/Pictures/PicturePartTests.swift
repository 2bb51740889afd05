import Analysis
import Formats
import Hierarchy
import Testing

@testable import Reporting

/// What pictures and pages are put together of.
@Suite struct PicturePartTests {
  /// The examples of FIPS 180-4 and an empty text, and one longer than a block.
  @Test func digests() {
    func hex(_ text: String) -> String {
      SHA256(Array(text.utf8)).digest.map {
        String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
      }
      .joined()
    }
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(SHA256([]).base64 == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
  }

  @Test func markupInJSON() {
    var written: [UInt8] = []
    var json = JSONWriter(ReportStream { written += $0 }, isInMarkup: true)
    json.object { json in
      json.field("a</script>&", "</script><!--\u{2028}\u{2029}é\u{1F600}\"")
      json.field("n", exact: [0.1, 2, -0.5])
    }
    json.finish()
    #expect(
      String(decoding: written, as: UTF8.self) == """
        {"a\\u003c/script\\u003e\\u0026": \
        "\\u003c/script\\u003e\\u003c!--\\u2028\\u2029é\u{1F600}\\"", "n": [0.1,2,-0.5]}

        """)
  }

  @Test func textsAreCut() {
    #expect(PictureText.fitted("short", size: 10, width: 60) == "short")
    #expect(PictureText.fitted("a longer text", size: 10, width: 36) == "a lon…")
    #expect(PictureText.fitted("漢字漢字", size: 10, width: 36) == "漢字…")
    #expect(
      PictureText.lines("one two three four", size: 10, width: 48, most: 4)
        == ["one two", "three", "four"])
    #expect(
      PictureText.lines("one two three four", size: 10, width: 48, most: 2) == [
        "one two", "three f…",
      ])
    #expect(
      PictureText.lines("abcdefghijklmnop", size: 10, width: 48, most: 9)
        == ["abcd", "efgh", "ijklmnop"])
  }

  @Test func placesAreTakenOnce() {
    var space = LabelSpace(Rect(x: 0, y: 0, width: 100, height: 100))
    space.avoid(Rect(x: 60, y: 0, width: 40, height: 40))
    let first = space.take(Rect(x: 0, y: 0, width: 50, height: 10))
    let overlapping = space.take(Rect(x: 49, y: 9, width: 10, height: 10))
    let beside = space.take(Rect(x: 50, y: 0, width: 10, height: 10))
    let outside = space.take(Rect(x: 95, y: 50, width: 10, height: 10))
    let avoided = space.take(Rect(x: 70, y: 10, width: 10, height: 10), isCareful: true)
    let careless = space.take(Rect(x: 70, y: 10, width: 10, height: 10))
    #expect(
      [first, overlapping, beside, outside, avoided, careless]
        == [true, false, true, false, false, true])
  }

  /// Two squares that touch have one border, without the seam.
  @Test func seamsAreNoEdges() {
    let outline = Outline([
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 5),
    ])
    let length = outline.edges.reduce(0) {
      $0 + abs($1.end.x - $1.start.x) + abs($1.end.y - $1.start.y)
    }
    #expect(length == 60)
    #expect(!outline.edges.contains { $0.start.x == 10 && $0.end.x == 10 && $0.start.y == 0 })
  }

  /// 400 buttons side by side over a view that is a target itself.
  @Test func neighboursDiffer() throws {
    var text = "<UIWindow: 0x1; frame = (0 0; 400 400)>\n"
    text += "   | <UIView: 0x2; frame = (0 0; 400 400); gestureRecognizers = <NSArray: 0x9>>\n"
    for place in 0..<400 {
      let (x, y) = (place % 20 * 20, place / 20 * 20)
      text += "   |    | <UIButton: 0x\(1000 + place); frame = (\(x) \(y); 20 19)>\n"
    }
    let tree = try Dump.read(SourceText(text)).tree
    let map = ActingMap(
      TouchTracer(Audit(AuditOptions()).report(on: tree)), screen: tree.screens[0])
    #expect(map.areas.count == 401)
    let looks = AreaLooks.looks(of: map.areas)
    for (one, first) in map.areas.enumerated() {
      for (other, second) in map.areas.enumerated() where other > one {
        let touch = first.part.rects.contains { rect in
          second.part.rects.contains { $0.intersection(rect.grown(by: 0.01)) != nil }
        }
        if touch { #expect(looks[one] != looks[other]) }
      }
    }
  }
}
