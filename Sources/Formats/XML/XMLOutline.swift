internal import CViewXML
import Hierarchy

/// The elements of any XML document, each with its place; for documents that are no view trees.
package struct XMLOutline: Sendable {
  /// An element.
  package struct Element: Sendable {
    /// The bytes of the start tag.
    package var tag: Range<Int>
    package var name: String
    /// How many elements are around it.
    package var depth: Int
  }

  /// The text.
  package let source: SourceText
  /// The elements down to the level that was asked for, in the order of the file.
  package private(set) var elements: [Element] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - source: The text, in UTF-8.
  ///   - deepest: The last level whose elements are wanted; the root's is 0.
  /// - Throws: `ReadError` for text that is no well-formed XML, and for a document type that declares
  ///   something.
  package init(of source: SourceText, deepest: Int) throws(ReadError) {
    self.source = source
    var collector = Collector(source: source, deepest: deepest)
    var result = vx_result()
    let memory = XMLMemory()
    source.withBytes { bytes in
      let mark = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
      let start = XMLTag.skipWhiteSpace(from: mark, in: bytes, limit: source.count)
      bytes.withUnsafeBytes { text in
        var request = vx_request(
          bytes: text.baseAddress?.assumingMemoryBound(to: CChar.self), start: start,
          count: source.count, names: nil, name_count: 0, max_depth: 1 << 20,
          max_value: Int(Int32.max))
        withUnsafeMutablePointer(to: &collector) { collector in
          vx_read(
            &request, memory.parser,
            { context, elements, _, count in
              guard let context, let elements else { return false }
              context.assumingMemoryBound(to: Collector.self).pointee.take(elements, count)
              return true
            }, collector, &result)
        }
      }
    }
    if let error = ReadError(result) { throw error }
    elements = collector.elements
  }

  private struct Collector {
    let source: SourceText
    let deepest: Int
    var elements: [Element] = []

    mutating func take(_ places: UnsafePointer<vx_element>, _ count: Int) {
      for index in 0..<count {
        let place = places[index]
        guard place.name_length > 0, Int(place.depth) <= deepest else { continue }
        let start = Int(place.start)
        elements.append(
          Element(
            tag: start..<Int(place.end),
            name: source.string(in: start + 1..<start + 1 + Int(place.name_length)),
            depth: Int(place.depth)))
      }
    }
  }

  /// The value of an element's attribute; nil where it has none of that name.
  package func value(of key: String, in element: Element) -> String? {
    let range = source.withBytes { bytes in
      XMLStartTag(element.tag, in: bytes)?.value(of: key, in: bytes)
    }
    return range.map { XMLReferences.decoded($0, in: source) }
  }

  /// The bytes of an element with all that is in it, by where the next one begins.
  ///
  /// - Parameters:
  ///   - element: The element, whose successor on its level or above is known.
  ///   - limit: Where what follows it begins: the next element, or the end tag around it.
  package func bytes(of element: Element, before limit: Int) -> [UInt8] {
    var end = limit
    while end > element.tag.upperBound, source.byte(at: end - 1) <= 0x20 { end -= 1 }
    return source.bytes(in: element.tag.lowerBound..<end)
  }
}

extension ReadError {
  /// What ended a reading that asks for no nodes; nil for the end of the document.
  fileprivate init?(_ result: vx_result) {
    let offset = Int(result.offset)
    switch result.outcome {
    case vx_complete: return nil
    case vx_too_deep: self = .limitPassed(option: "--max-depth", limit: 1 << 20, offset: offset)
    case vx_declares: self = .markup(.documentType, offset: offset)
    case vx_no_memory: self = .markup(.outOfMemory, offset: offset)
    case vx_too_many, vx_too_long: self = .markup(.tooManyAttributes, offset: offset)
    default:
      let message = withUnsafeBytes(of: result.message) { memory in
        String(decoding: memory.prefix { $0 != 0 }, as: UTF8.self)
      }
      self = .markup(.malformed(code: Int(result.code), message), offset: offset)
    }
  }
}
