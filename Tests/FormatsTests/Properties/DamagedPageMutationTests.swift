import Formats
import Hierarchy
import TestSupport
import Testing

/// Whatever is done to a page source: it is refused, or every element of it is a node or named in
/// a diagnostic.
@Suite struct DamagedPageMutationTests {
  private static let pieces = [
    "<", ">", "\"", "'", "&", "/>", "</", "<a", "<!--", "-->", "]]>", "<![CDATA[", "<?", "?>", "=",
    " ", "\n", "\\\"", "\\n", "&#0;", "&#55357;", "&#56842;", "&nbsp;", "&lt;", "\u{3}", "\u{FFFE}",
    "Killed\n", " label=\"x\"", "<b<c>", "$", ", ", "{\"value\":\"", "<number>", "\0", "\u{FEFF}",
  ]

  private static func mutate(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + 9))
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.removeSubrange(..<place)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default:
        guard let piece = pieces.randomElement(using: &random) else { continue }
        bytes.insert(contentsOf: piece.utf8, at: place)
      }
    }
    return bytes
  }

  /// The places of the elements of a text, right or damaged.
  private static func elements(_ bytes: [UInt8]) -> [Int] {
    let mark = Array("<XCUIElementType".utf8)
    return bytes.indices.filter { bytes[$0...].starts(with: mark) }
  }

  @Test func nothingIsLostInSilence() throws {
    var random = SplitMix64(seed: 20_26)
    var mended = 0
    for number in 0..<6_000 {
      let bytes = Self.mutate(PageSources.all[number % PageSources.all.count], &random)
      guard let dump = try? Dump.read(SourceText(bytes, name: "mutant")),
        dump.format == .webDriverAgentXML
      else { continue }
      if dump.preparations.contains(.mended) { mended += 1 }
      let source = dump.tree.source
      let nodes = dump.tree.indices.map { source.originalRange(of: dump.tree[$0].range) }
      let said = dump.complaints.map(\.range)
      // Comments and instructions are no part of a tree, damaged or not.
      let isHidden = ["<!--", "<?", "<![CDATA["].contains { mark in
        bytes.indices.contains { $0 > 0 && bytes[$0...].starts(with: Array(mark.utf8)) }
      }
      if isHidden { continue }
      for element in Self.elements(bytes) {
        let isNode = nodes.contains { $0.lowerBound == element }
        let isSaid = said.contains { $0.contains(element) }
        let isInside = nodes.contains { $0.contains(element) }
        #expect(
          isNode || isSaid || isInside,
          "mutant \(number) at \(element): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(mended > 1_500, "\(mended)")
  }

  @Test func cutsAreReadUpToTheLastWholeTag() throws {
    for page in PageSources.all {
      let bytes = Array(page.utf8)
      for count in 0..<bytes.count {
        let cut = Array(bytes[..<count])
        guard let dump = try? Dump.read(SourceText(cut, name: "cut")) else { continue }
        let whole = Self.elements(cut).count { start in
          var quote: UInt8?
          for byte in cut[start...] {
            if byte == quote {
              quote = nil
            } else if quote == nil, byte == 0x22 || byte == 0x27 {
              quote = byte
            } else if quote == nil, byte == UInt8(ascii: ">") {
              return true
            }
          }
          return false
        }
        #expect(dump.tree.count == whole, "cut at \(count)")
      }
    }
  }
}
