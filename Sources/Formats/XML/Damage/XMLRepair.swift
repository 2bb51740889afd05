import Hierarchy

/// Makes well-formed XML of a damaged text, in one pass over a copy, with a map back.
///
/// It knows XML and no dialect. Every repair has a name (`XMLRepairKind`) and is told with its
/// place; what none covers ends the repair with a fault. Whatever comes out is read strictly
/// afterwards, so that a repair that missed something makes a refusal, not a wrong tree. All
/// trees of the text come to stand in one element of its own name, which readers look through.
struct XMLRepair {
  /// The name of the element around all trees.
  private static let pieces = "<_trees>"
  private static let piecesEnd = "</_trees>"

  /// A text that was mended.
  struct Outcome {
    let text: SourceText
    let diagnostics: [Diagnostic]
    /// Where the trees begin, in the mended text.
    let roots: [Int]
    /// True when the last tree breaks off.
    let isCut: Bool
    /// True when more was mended than text around trees was left out.
    let holdsDamage: Bool
  }

  /// An element whose end has not come.
  private struct Open {
    let name: Range<Int>
    /// What is written for the name; nil for the name itself.
    let legalName: String?
  }

  let source: SourceText
  private var out: TextRewriter
  private var notes = XMLRepairNotes()
  private var open: [Open] = []
  private var roots: [Int] = []
  private var isCut = false
  /// Everything before it is in the mended text, or left out.
  private var copied = 0
  private var position = 0
  /// Tags outside all trees that the end of the text cut; each was looked for to the end.
  private var cutOutside = 0
  private(set) var fault: (kind: ReadError.MarkupFault, offset: Int)?

  private init(_ source: SourceText) {
    self.source = source
    out = TextRewriter(capacity: source.count + source.count / 16 + 64)
  }

  /// Mends a text.
  ///
  /// - Throws: `ReadError.markup` at the first place that no repair covers, in the text's offsets.
  static func mend(_ source: SourceText) throws(ReadError) -> Outcome {
    var repair = XMLRepair(source)
    source.withBytes { repair.run($0) }
    if let (kind, offset) = repair.fault { throw .markup(kind, offset: offset) }
    return Outcome(
      text: repair.out.text(derivedFrom: source, keepsLines: false),
      diagnostics: repair.notes.diagnostics(), roots: repair.roots, isCut: repair.isCut,
      holdsDamage: repair.notes.holdsDamage)
  }

  private mutating func run(_ bytes: RawSpan) {
    position = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
    copied = position
    out.replace(position..<position, with: Array(Self.pieces.utf8))
    while position < source.count, fault == nil {
      let less = bytes.firstOffset(of: ASCII.less, from: position, to: source.count)
      characters(position..<less, in: bytes)
      position = less
      if less < source.count, fault == nil { markup(in: bytes) }
    }
    guard fault == nil else { return }
    flush(to: source.count, in: bytes)
    if !open.isEmpty { closeAll() }
    let end = source.count..<source.count
    out.replace(end, with: Array(Self.piecesEnd.utf8))
  }

  /// Mends text in an element; text in none is left out.
  private mutating func characters(_ range: Range<Int>, in bytes: RawSpan) {
    if !open.isEmpty { return mend(range, .text, in: bytes) }
    let start = XMLTag.skipWhiteSpace(from: range.lowerBound, in: bytes, limit: range.upperBound)
    if start < range.upperBound { leaveOut(range, .prose, in: bytes) }
  }

  private mutating func markup(in bytes: RawSpan) {
    let start = position
    if bytes.hasPrefix("<!--", at: start) {
      skip("-->", from: start + 4, in: bytes)
    } else if bytes.hasPrefix("<![CDATA[", at: start) {
      section(in: bytes)
    } else if bytes.hasPrefix("<?", at: start) {
      skip("?>", from: start + 2, in: bytes)
    } else if bytes.hasPrefix("<!DOCTYPE", at: start), open.isEmpty {
      documentType(in: bytes)
    } else if bytes.hasPrefix("</", at: start) {
      endTag(in: bytes)
    } else {
      startTag(in: bytes)
    }
  }

  /// Leaves a comment or an instruction out, which says nothing of a tree.
  private mutating func skip(_ closing: StaticString, from start: Int, in bytes: RawSpan) {
    guard let close = bytes.firstOffset(of: closing, from: start, to: source.count) else {
      return cut(in: bytes)
    }
    flush(to: position, in: bytes)
    copied = close + closing.utf8CodeUnitCount
    position = copied
  }

  private mutating func documentType(in bytes: RawSpan) {
    let close = bytes.firstOffset(of: ASCII.greater, from: position, to: source.count)
    let words = source.string(in: position..<min(close, position + 4096)).uppercased()
    if close == source.count || words.contains("[") || words.contains("SYSTEM")
      || words.contains("PUBLIC")
    {
      return fail(.documentType, at: position)
    }
    flush(to: position, in: bytes)
    copied = close + 1
    position = copied
  }

  /// A CDATA section. One whose text holds `]]>` ends where its element does.
  private mutating func section(in bytes: RawSpan) {
    let start = position + 9
    guard !open.isEmpty else { return prose(to: start, in: bytes) }
    guard let first = bytes.firstOffset(of: "]]>", from: start, to: source.count) else {
      return cut(in: bytes, isSection: true)
    }
    let end = endOfSection(behind: first, in: bytes)
    mend(start..<end, .section, in: bytes)
    position = end + 3
  }

  /// The `]]>` that ends a section: the first, unless text follows it up to one that an end tag of
  /// the element follows.
  private func endOfSection(behind first: Int, in bytes: RawSpan) -> Int {
    let next = XMLTag.skipWhiteSpace(from: first + 3, in: bytes, limit: source.count)
    let isEnd =
      bytes.byte(next) == ASCII.less && bytes.byte(next + 1) != XMLTag.slash
      || closesOpenElement(at: next, in: bytes)
    if isEnd { return first }
    var place = first + 3
    while place < source.count {
      let byte = bytes.byte(place)
      if byte == ASCII.less {
        if bytes.hasPrefix("<![CDATA[", at: place) || closesOpenElement(at: place, in: bytes) {
          return first
        }
      } else if byte == ASCII.closeBracket, bytes.hasPrefix("]]>", at: place) {
        let next = XMLTag.skipWhiteSpace(from: place + 3, in: bytes, limit: source.count)
        if closesOpenElement(at: next, in: bytes) { return place }
      }
      place += 1
    }
    return first
  }

  private func closesOpenElement(at offset: Int, in bytes: RawSpan) -> Bool {
    guard bytes.hasPrefix("</", at: offset), let top = open.last else { return false }
    return endOfEndTag(of: top, at: offset, in: bytes) != nil
  }

  /// The offset behind `</name>` of an element.
  private func endOfEndTag(of element: Open, at start: Int, in bytes: RawSpan) -> Int? {
    let name = start + 2
    let count = element.name.count
    guard name + count < source.count,
      zip(element.name, name..<name + count).allSatisfy({ bytes.byte($0) == bytes.byte($1) })
    else { return nil }
    let next = XMLTag.skipWhiteSpace(from: name + count, in: bytes, limit: source.count)
    return next < source.count && bytes.byte(next) == ASCII.greater ? next + 1 : nil
  }

  private mutating func endTag(in bytes: RawSpan) {
    let start = position
    if let top = open.last {
      if let end = endOfEndTag(of: top, at: start, in: bytes) {
        if let legal = top.legalName {
          flush(to: start + 2, in: bytes)
          out.replace(start + 2..<start + 2 + top.name.count, with: Array(legal.utf8))
          copied = start + 2 + top.name.count
        }
        open.removeLast()
        position = end
        if open.isEmpty { flush(to: end, in: bytes) }
        return
      }
      let close = bytes.firstOffset(of: ASCII.greater, from: start, to: source.count)
      if close == source.count { return cut(in: bytes) }
      return fail(.malformed(code: 76, ""), at: start)
    }
    let stop = min(source.count, start + 512)
    let close = bytes.firstOffset(of: ASCII.greater, from: start, to: stop)
    guard close < stop else { return prose(to: start + 2, in: bytes) }
    let name = source.string(in: start + 2..<close)
    if roots.isEmpty || Self.pageTags.contains(name.lowercased()) || name.contains("<") {
      return prose(to: name.contains("<") ? start + 2 : close + 1, in: bytes)
    }
    leaveOut(start..<close + 1, .strayEnd, "</\(name)>", in: bytes)
    position = close + 1
  }

  private mutating func startTag(in bytes: RawSpan) {
    let tag: XMLLooseTag
    do throws(XMLLooseTag.Failure) {
      tag = try XMLLooseTag(at: position, in: bytes, limit: source.count)
    } catch {
      return noTag(error, in: bytes)
    }
    if open.isEmpty {
      guard beginsTree(tag, in: bytes) else { return prose(to: position + 1, in: bytes) }
      flush(to: position, in: bytes)
      roots.append(out.bytes.count)
    }
    let legalName = legalName(tag.name, isElement: true, in: bytes)
    guard write(tag, legalName, in: bytes) else { return }
    position = tag.end
    if !tag.isEmpty {
      open.append(Open(name: tag.name, legalName: legalName))
    } else if open.isEmpty {
      flush(to: position, in: bytes)
    }
  }

  private mutating func noTag(_ failure: XMLLooseTag.Failure, in bytes: RawSpan) {
    let one = position..<position + 1
    switch failure {
    case .none where !open.isEmpty:
      mend(one, .text, in: bytes)
      position += 1
    case .ambiguous(let offset) where !open.isEmpty: fail(.untold, at: offset)
    case .cut where !open.isEmpty: cut(in: bytes)
    case .cut:
      cutOutside += 1
      if cutOutside > 4 { return fail(.untold, at: position) }
      if !roots.isEmpty, isTreesTag(in: bytes),
        !XMLLooseScanner.holdsTag(behind: position, in: bytes, limit: source.count)
      {
        return cut(in: bytes)
      }
      prose(to: position + 1, in: bytes)
    case .ambiguous(let offset) where isTreesTag(in: bytes): fail(.untold, at: offset)
    case .none, .ambiguous: prose(to: position + 1, in: bytes)
    }
  }

  /// True when the name that stands here is none of a page's.
  private func isTreesTag(in bytes: RawSpan) -> Bool {
    guard let name = XMLLooseScanner.name(at: position + 1, in: bytes, limit: source.count) else {
      return false
    }
    return !Self.pageTags.contains(source.string(in: name).lowercased())
  }

  /// True for a tag outside all elements that is no word in angle brackets, and none of a page's.
  private func beginsTree(_ tag: XMLLooseTag, in bytes: RawSpan) -> Bool {
    let name = source.string(in: tag.name)
    if Self.pageTags.contains(name.lowercased()) { return false }
    if !tag.attributes.isEmpty { return true }
    let next = XMLTag.skipWhiteSpace(from: tag.end, in: bytes, limit: source.count)
    return !tag.isEmpty && next < source.count && bytes.byte(next) == ASCII.less
      && ASCII.startsName(bytes.byte(next + 1))
  }

  /// The text ends in a piece of markup: it is left out, and its element with it. Where more tags
  /// follow, the text does not end there.
  ///
  /// - Parameter isSection: True for a CDATA section, whose text may hold tags of a page.
  private mutating func cut(in bytes: RawSpan, isSection: Bool = false) {
    let goesOn =
      isSection
      ? holdsEnd(behind: position, in: bytes)
      : XMLLooseScanner.holdsTag(behind: position, in: bytes, limit: source.count)
    if goesOn { return fail(.untold, at: position) }
    leaveOut(position..<source.count, .cutTag, in: bytes)
    position = source.count
    isCut = true
  }

  /// True when the end tag of the open element stands behind an offset.
  private func holdsEnd(behind start: Int, in bytes: RawSpan) -> Bool {
    var next = bytes.firstOffset(of: ASCII.less, from: start + 1, to: source.count)
    while next < source.count {
      if closesOpenElement(at: next, in: bytes) { return true }
      next = bytes.firstOffset(of: ASCII.less, from: next + 1, to: source.count)
    }
    return false
  }

  /// Closes what is open at the end of the text.
  private mutating func closeAll() {
    isCut = true
    let names = open.map { $0.legalName ?? source.string(in: $0.name) }
    let shown = names.suffix(6).joined(separator: " > ")
    let start = out.bytes.count
    let end = source.count..<source.count
    for name in names.reversed() { out.replace(end, with: Array("</\(name)>".utf8)) }
    notes.add(.cut, at: start..<start, names.count > 6 ? "… > \(shown)" : shown)
    open = []
  }

  private mutating func prose(to end: Int, in bytes: RawSpan) {
    leaveOut(position..<end, .prose, in: bytes)
    position = end
  }

  mutating func fail(_ kind: ReadError.MarkupFault, at offset: Int) {
    if fault == nil { fault = (kind, offset) }
  }

  private mutating func flush(to end: Int, in bytes: RawSpan) {
    if copied < end { out.copy(copied..<end, from: bytes) }
    copied = max(copied, end)
  }

  /// Leaves a range out; a blank keeps its place.
  mutating func leaveOut(
    _ range: Range<Int>, _ kind: XMLRepairKind, _ detail: String = "", in bytes: RawSpan
  ) {
    replace(range, " ", kind, detail, in: bytes)
  }

  /// Puts something in the place of a range.
  mutating func replace(
    _ range: Range<Int>, _ text: String, _ kind: XMLRepairKind, _ detail: String = "",
    in bytes: RawSpan
  ) {
    flush(to: range.lowerBound, in: bytes)
    let start = out.bytes.count
    out.replace(range, with: Array(text.utf8))
    copied = range.upperBound
    notes.add(kind, at: start..<out.bytes.count, detail)
    if notes.count > XMLRepairNotes.mostPlaces { fail(.tooDamaged, at: range.lowerBound) }
  }
}
