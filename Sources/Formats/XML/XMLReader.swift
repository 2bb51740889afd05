internal import CViewXML
import Hierarchy

/// Reads a view tree in any XML dialect through libxml2, in one pass and without a copy.
struct XMLReader: ~Copyable {
  private let source: SourceText
  private let dialect: any XMLDialect
  private let limits: InputLimits
  private let width: Int
  private var builder: TreeBuilder
  private var notes = XMLNotes()
  /// For each open element the node that its children hang on, -1 outside all nodes.
  private var open: [Int32] = []
  /// The element with which the limit of nodes was passed.
  private var surplus: Int?
  /// The elements that are no nodes and belong to the dialect.
  private var wrappers: [(range: Range<Int>, depth: Int)] = []
  /// True from the beginning and from an element around roots on until a root comes.
  private var beginsScreen = true

  private init(_ source: SourceText, _ dialect: any XMLDialect, limits: InputLimits) {
    self.source = source
    self.dialect = dialect
    self.limits = limits
    width = dialect.attributes.count
    builder = TreeBuilder(
      source: source, syntax: XMLSyntax(dialect: dialect), traits: dialect.traits,
      estimatedNodes: source.count / 160 + 16)
  }

  /// Reads a whole document.
  ///
  /// - Throws: `ReadError` for text that is no well-formed XML, a document type that declares
  ///   something, and a limit that was passed.
  static func read(
    _ source: SourceText, as dialect: any XMLDialect, limits: InputLimits
  ) throws(ReadError) -> (tree: ViewTree, diagnostics: [Diagnostic]) {
    var reader = XMLReader(source, dialect, limits: limits)
    let result = reader.parse()
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

  private mutating func parse() -> vx_result {
    let source = source
    var result = vx_result()
    let names = dialect.attributes.map {
      UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) as UnsafePointer<CChar>?
    }
    let maxDepth = UInt32(clamping: limits.maxDepth)
    let maxValue = limits.maxValue
    source.withBytes { bytes in
      let mark = bytes.hasPrefix("\u{FEFF}", at: 0) ? 3 : 0
      let start = XMLTag.skipWhiteSpace(from: mark, in: bytes, limit: source.count)
      bytes.withUnsafeBytes { memory in
        names.withUnsafeBufferPointer { names in
          var request = vx_request(
            bytes: memory.baseAddress?.assumingMemoryBound(to: CChar.self), start: start,
            count: source.count, names: names.baseAddress, name_count: names.count,
            max_depth: maxDepth, max_value: maxValue)
          withUnsafeMutablePointer(to: &self) { reader in
            vx_read(
              &request,
              { context, elements, values, count in
                guard let context, let elements, let values else { return false }
                return context.assumingMemoryBound(to: XMLReader.self).pointee.receive(
                  elements, values, count: count)
              }, reader, &result)
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
        if element.place.name_length == 0 {
          notes.add(.text, at: element.range)
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
    if open.count > depth { open.removeLast(open.count - depth) }
    let parent = open.last ?? -1
    guard let node = dialect.node(of: element, in: bytes) else {
      open.append(parent)
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
    if !node.states.isEmpty { flags.insert(.hasStates) }
    if parent < 0 {
      if dialect.joinsRoots, !beginsScreen { flags.insert(.joinsScreen) }
      beginsScreen = false
    }
    let kind = kind(of: element, node.details, in: bytes)
    let index = builder.append(
      start: Int(element.place.start), end: Int(element.place.end), kind: kind,
      parent: Int(parent), frame: frame, flags: flags)
    if !node.states.isEmpty { builder.setStates(node.states) }
    notes.close()
    if let details = node.details { add(details, flags, at: element.range) }
    if flags.contains(.malformedFrame) { notes.add(.frame, at: element.range) }
    open.append(Int32(truncatingIfNeeded: index))
    return true
  }

  @inline(__always)
  private mutating func kind(
    of element: XMLElement, _ details: XMLDetails?, in bytes: RawSpan
  ) -> UInt32 {
    let kind = builder.kind(of: details?.className ?? element.name, in: bytes)
    guard let base = details?.baseClassName else { return kind }
    return builder.kind(kind, base: base, in: bytes)
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
