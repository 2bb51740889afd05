internal import CViewXML
import Hierarchy

/// Takes a batch of elements with their values, and says whether the reading goes on.
private typealias XMLBatchReceiver = (
  UnsafePointer<vx_element>, UnsafePointer<vx_value>, Int
) -> Bool

/// Reads a view tree in an XML dialect through libxml2, in one pass and without a copy.
///
/// It is compiled for each dialect: what a dialect makes of an element is asked a million times, and
/// a call through a protocol with a node that may hold anything costs as much as reading its frame.
struct XMLReader<Dialect: XMLDialect>: ~Copyable {
  private let source: SourceText
  private let dialect: Dialect
  private let limits: InputLimits
  private let width: Int
  // What is asked at every element is asked of the dialect once.
  private let mayHide: Bool
  private let framesAreElements: Bool
  private var builder: TreeBuilder
  private var notes = XMLNotes()
  /// For each open element, and those before at deeper levels, the node that its children hang on;
  /// -1 outside all nodes.
  private var open: [Int32] = []
  /// The kinds that names of elements are, by their numbers; `unknownKind` until one is asked for.
  private var kinds: [UInt32]
  /// The element with which the limit of nodes was passed.
  private var surplus: Int?
  /// The depth of the element whose content is left out, while the reading is in it.
  private var hiddenDepth: Int?
  /// The element before, where a frame may be the next.
  private var previous: vx_element?
  /// Nodes whose content offset is not in the file.
  private var scrolled: Set<Int32> = []
  /// The number of elements that stand around all trees and are none of the file's.
  private let outer: Int
  /// True until the first root of a document comes: a damaged file may hold several.
  private var beginsDocument = true
  /// The elements that are no nodes and belong to the dialect.
  private var wrappers: [(range: Range<Int>, depth: Int)] = []
  /// True from the beginning and from an element around roots on until a root comes.
  private var beginsScreen = true

  private static var unknownKind: UInt32 { .max }

  private init(
    _ source: SourceText, _ dialect: Dialect, limits: InputLimits, _ mending: XMLMending
  ) {
    self.source = source
    self.dialect = dialect
    self.limits = limits
    outer = mending == .none ? 0 : 1
    width = dialect.attributes.count
    mayHide = dialect.hidesSomeContent
    framesAreElements = dialect.framesAreElements
    kinds = [UInt32](repeating: Self.unknownKind, count: vx_most_numbers)
    var traits = dialect.traits
    // What lies on top would come later.
    if mending == .cut {
      traits.touchRule = .unknown
      traits.isCut = true
    }
    builder = TreeBuilder(
      source: source, syntax: XMLSyntax(dialect: dialect), traits: traits,
      estimatedNodes: source.count / 160 + 16, hasWholeFrames: true)
  }

  /// Reads a whole document.
  ///
  /// - Throws: `ReadError` for text that is no well-formed XML, a document type that declares
  ///   something, and a limit that was passed.
  static func read(
    _ source: SourceText, as dialect: Dialect, limits: InputLimits, _ mending: XMLMending,
    _ memory: XMLMemory
  ) throws(ReadError) -> (tree: ViewTree, diagnostics: [Diagnostic]) {
    var reader = XMLReader(source, dialect, limits: limits, mending)
    let result = reader.parse(memory)
    if let error = reader.error(of: result) { throw error }
    return reader.finish()
  }

  private consuming func finish() -> (tree: ViewTree, diagnostics: [Diagnostic]) {
    notes.close()
    let diagnostics = notes.diagnostics + dialect.notes(on: source)
    let (dialect, wrappers) = (dialect, wrappers)
    let tree = builder.finish()
    return (tree.with(dialect.surroundings(at: wrappers, of: tree)), diagnostics)
  }

  private mutating func parse(_ memory: XMLMemory) -> vx_result {
    let source = source
    var result = vx_result()
    let names = dialect.attributes.map {
      UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) as UnsafePointer<CChar>?
    }
    let maxDepth = UInt32(clamping: limits.maxDepth + outer)
    let maxValue = limits.maxValue
    source.withBytes { bytes in
      let mark = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
      let start = XMLTag.skipWhiteSpace(from: mark, in: bytes, limit: source.count)
      bytes.withUnsafeBytes { text in
        names.withUnsafeBufferPointer { names in
          var request = vx_request(
            bytes: text.baseAddress?.assumingMemoryBound(to: CChar.self), start: start,
            count: source.count, names: names.baseAddress, name_count: names.count,
            max_depth: maxDepth, max_value: maxValue)
          withUnsafeMutablePointer(to: &self) { reader in
            // C calls what knows no dialect.
            var receiver: XMLBatchReceiver = { reader.pointee.receive($0, $1, count: $2) }
            withUnsafeMutablePointer(to: &receiver) { receiver in
              vx_read(
                &request, memory.parser,
                { context, elements, values, count in
                  guard let context, let elements, let values else { return false }
                  return context.assumingMemoryBound(to: XMLBatchReceiver.self).pointee(
                    elements, values, count)
                }, receiver, &result)
            }
          }
        }
      }
    }
    return result
  }

  /// Takes a batch of elements; false stops the reading.
  private mutating func receive(
    _ elements: UnsafePointer<vx_element>, _ values: UnsafePointer<vx_value>, count: Int
  ) -> Bool {
    let source = source
    return source.withBytes { bytes in
      for index in 0..<count {
        let element = XMLElement(place: elements[index], values: values + index &* width)
        if framesAreElements {
          if !addOwner(of: element, in: bytes) { return false }
        } else if element.place.name_length == 0 {
          if !dialect.textsAreValues { notes.add(.text, at: element.range) }
        } else if !add(element, in: bytes) {
          return false
        }
      }
      return true
    }
  }

  @inline(__always)
  private mutating func add(_ element: XMLElement, in bytes: RawSpan) -> Bool {
    let depth = Int(element.place.depth)
    let parent = depth > 0 ? open[depth &- 1] : -1
    // Every element that is no node hands its children on.
    if depth == open.count { open.append(parent) } else { open[depth] = parent }
    if depth == outer { beginsDocument = true }
    if depth < outer { return true }
    if let hidden = hiddenDepth {
      if depth > hidden {
        notes.add(.hidden, at: element.range)
        return true
      }
      hiddenDepth = nil
    }
    if mayHide, dialect.hidesContent(of: element.name, in: bytes) { hiddenDepth = depth }
    guard let node = dialect.node(of: element, in: bytes) else {
      guard dialect.isWrapper(element.name, in: bytes) else {
        notes.add(.element, at: element.range)
        return true
      }
      wrappers.append((element.range, depth))
      if parent < 0 { beginsScreen = true }
      return true
    }
    if builder.count >= limits.maxNodes {
      surplus = element.range.lowerBound
      return false
    }
    var (frame, flags) = (node.frame, node.flags)
    if !flags.isDisjoint(with: [.noFrame, .malformedFrame]) {
      frame = builder.inheritedFrame(below: Int(parent))
    }
    if parent < 0 {
      if dialect.joinsRoots, !beginsScreen { flags.insert(.joinsScreen) }
      beginsScreen = false
    }
    let kind = kind(of: element, node, in: bytes)
    flags.formUnion(self.flags(of: node, kind: kind, parent: parent, in: bytes))
    if parent < 0 { beginsDocument = false }
    let index = builder.append(
      start: Int(element.place.start), end: Int(element.place.end), kind: kind,
      parent: Int(parent), frame: frame, flags: flags)
    if flags.contains(.hasStates) || !node.states.isEmpty {
      if let details = node.details {
        builder.setStates(node.states, details.touch)
      } else {
        builder.setStates(node.states)
      }
    }
    if node.details == nil {
      if flags.contains(.hasAlpha) { builder.setAlpha(node.alpha) }
      if flags.contains(.hasBoundsOrigin) { builder.setBoundsOrigin(node.boundsOrigin) }
    }
    if node.hidesOffset { scrolled.insert(Int32(truncatingIfNeeded: index)) }
    notes.close()
    if let details = node.details { add(details, flags, at: element.range) }
    if flags.contains(.malformedFrame) { notes.add(.frame, at: element.range) }
    if let note = node.note { notes.add(note, at: element.range) }
    open[depth] = Int32(truncatingIfNeeded: index)
    return true
  }

  /// Adds the view around a frame that is an element of its own; texts and everything else in such a
  /// document is no view and no surprise.
  private mutating func addOwner(of element: XMLElement, in bytes: RawSpan) -> Bool {
    guard element.place.name_length > 0 else { return true }
    let depth = Int(element.place.depth)
    let parent = depth > 0 ? open[depth - 1] : -1
    if depth == open.count { open.append(parent) } else { open[depth] = parent }
    let owner = previous
    previous = element.place
    guard let owner, Int(owner.depth) + 1 == depth,
      let tag = XMLTag(at: Int(owner.start), in: bytes, limit: Int(owner.end)),
      let node = dialect.node(of: element, in: tag, bytes)
    else { return true }
    if builder.count >= limits.maxNodes {
      surplus = Int(owner.start)
      return false
    }
    var kind = builder.kind(of: tag.name, in: bytes)
    if let name = tag.value(of: "customClass", in: bytes), !name.isEmpty {
      kind = builder.kind(builder.kind(of: name, in: bytes), base: tag.name, in: bytes)
    }
    let flags = node.flags.union(self.flags(of: node, kind: kind, parent: parent, in: bytes))
    let index = builder.append(
      start: Int(owner.start), end: Int(owner.end), kind: kind, parent: Int(parent),
      frame: node.frame, flags: flags)
    if flags.contains(.hasAlpha) { builder.setAlpha(node.alpha) }
    if flags.contains(.malformedFrame) { notes.add(.frame, at: element.range) }
    open[depth - 1] = Int32(truncatingIfNeeded: index)
    open[depth] = open[depth - 1]
    return true
  }

  /// What the reader notes about a node besides what its dialect says.
  @inline(__always)
  private func flags(of node: XMLNode, kind: UInt32, parent: Int32, in bytes: RawSpan) -> NodeFlags
  {
    var flags: NodeFlags = []
    let isTold = node.details.map { !$0.touch.isEmpty } ?? false
    if !node.states.subtracting(.namesNoBack).isEmpty || isTold { flags.insert(.hasStates) }
    if node.alpha != 1 { flags.insert(.hasAlpha) }
    if node.boundsOrigin != .zero { flags.insert(.hasBoundsOrigin) }
    if !scrolled.isEmpty, scrolled.contains(parent) { flags.insert(.belowGap) }
    // Windows that follow each other are one screen.
    if parent < 0, !beginsDocument, !dialect.joinsRoots, let last = builder.lastRoot,
      builder.isWindow(node: last, in: bytes),
      builder.isWindow(kind: kind, in: bytes)
    {
      flags.insert(.joinsScreen)
    }
    return flags
  }

  @inline(__always)
  private mutating func kind(
    of element: XMLElement, _ node: XMLNode, in bytes: RawSpan
  ) -> UInt32 {
    guard let name = node.details?.className ?? node.className else {
      let kind = kind(of: element, in: bytes)
      guard let base = node.details?.baseClassName else { return kind }
      return builder.kind(kind, base: base, in: bytes)
    }
    let kind = builder.kind(of: name, in: bytes)
    guard let base = node.details?.baseClassName else { return kind }
    return builder.kind(kind, base: base, in: bytes)
  }

  /// The kind that an element's name is; the name is compared once.
  @inline(__always)
  private mutating func kind(of element: XMLElement, in bytes: RawSpan) -> UInt32 {
    let number = Int(element.place.name_number)
    guard number < kinds.count else { return builder.kind(of: element.name, in: bytes) }
    if kinds[number] == Self.unknownKind {
      kinds[number] = builder.kind(of: element.name, in: bytes)
    }
    return kinds[number]
  }

  private mutating func add(_ details: XMLDetails, _ flags: NodeFlags, at range: Range<Int>) {
    if flags.contains(.hasAlpha) { builder.setAlpha(details.alpha) }
    if flags.contains(.hasTransform) { builder.setTransform(details.transform) }
    if flags.contains(.hasBoundsOrigin) { builder.setBoundsOrigin(details.boundsOrigin) }
    if details.isMisread { notes.add(.attribute, at: range) }
  }

  /// What kept a document from being read to its end.
  private func error(of result: vx_result) -> ReadError? {
    let offset = Int(result.offset)
    switch result.outcome {
    case vx_complete: return nil
    case vx_stopped:
      return .limitPassed(
        option: "--max-nodes", limit: limits.maxNodes, offset: surplus ?? offset)
    case vx_too_deep:
      return .limitPassed(option: "--max-depth", limit: limits.maxDepth, offset: offset)
    case vx_too_long:
      return .limitPassed(option: "--max-value", limit: limits.maxValue, offset: offset)
    case vx_declares: return .markup(.documentType, offset: offset)
    case vx_too_many: return .markup(.tooManyAttributes, offset: offset)
    case vx_no_memory: return .markup(.outOfMemory, offset: offset)
    default:
      let message = withUnsafeBytes(of: result.message) { memory in
        String(decoding: memory.prefix { $0 != 0 }, as: UTF8.self)
      }
      return .markup(.malformed(code: Int(result.code), message), offset: offset)
    }
  }
}
