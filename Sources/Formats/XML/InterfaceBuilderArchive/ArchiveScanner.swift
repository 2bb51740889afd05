import Hierarchy

/// Finds the views of an archive in one pass over its tags.
///
/// An object says what it is by what stands in it, its frame behind its subviews; the class of an
/// app's view stands in a table at the archive's end, by a number that another table gives the
/// object. So nothing can be told of a view while it is read.
struct ArchiveScanner {
  /// Objects that may be views, in file order, each with the offset of its tag.
  private(set) var objects: [(start: Int, view: ArchiveView)] = []
  private var open: [(role: Role, object: Int?)] = []
  /// The object's number in the tables, by the one that others refer to it by.
  private var numbers: [String: String] = [:]
  private var record: (number: String?, object: String?) = (nil, nil)
  /// Classes by the object's number in the tables.
  private var classes: [String: Range<Int>] = [:]
  private var keys: [String] = []
  private var values: [Range<Int>] = []

  /// What an element that is open is.
  private enum Role {
    case object(Int)
    case accessibility(of: Int)
    case record, properties, keys, values, other
  }

  /// Scans from an offset.
  ///
  /// - Parameter isOne: True where the first element is all that is asked for.
  init(from start: Int, to end: Int, in bytes: RawSpan, isOne: Bool = false) {
    var position = start
    while position < end {
      position = bytes.firstOffset(of: ASCII.less, from: position, to: end)
      guard position < end else { break }
      if let next = Self.skip(at: position, to: end, in: bytes) {
        position = next
      } else if bytes.byte(position + 1) == XMLTag.slash {
        close()
        if isOne, open.isEmpty { break }
        position += 2
      } else {
        // Markup that is none ends the reading too.
        guard let tag = XMLTag(at: position, in: bytes, limit: end) else { break }
        let entry = take(tag, at: position, in: bytes)
        if !tag.isEmpty {
          open.append(entry)
        } else if isOne, open.isEmpty {
          break
        }
        position = tag.end
      }
    }
    finish(in: bytes)
  }

  /// The offset behind what begins with `<` and is no tag.
  private static func skip(at start: Int, to end: Int, in bytes: RawSpan) -> Int? {
    let next = bytes.byte(start + 1)
    guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else { return nil }
    if bytes.hasPrefix("<!--", at: start) {
      return bytes.firstOffset(of: "-->", from: start + 4, to: end).map { $0 + 3 } ?? end
    }
    if bytes.hasPrefix("<![CDATA[", at: start) {
      return bytes.firstOffset(of: "]]>", from: start, to: end).map { $0 + 3 } ?? end
    }
    return min(end, bytes.firstOffset(of: ASCII.greater, from: start, to: end) + 1)
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    switch last.role {
    case .record:
      if let object = record.object { numbers[object] = record.number }
      record = (nil, nil)
    case .properties:
      for (key, value) in zip(keys, values) { addClass(key, value) }
      (keys, values) = ([], [])
    default: break
    }
  }

  /// Takes an element into what it stands in; what it is itself.
  private mutating func take(
    _ tag: XMLTag, at start: Int, in bytes: RawSpan
  ) -> (role: Role, object: Int?) {
    let outer = open.last
    let key = tag.word("key", in: bytes)
    let value = Self.value(of: tag, in: bytes)
    switch outer?.role {
    case .object(let index), .accessibility(let index):
      if let key { objects[index].view.take(key, value) }
    case .record:
      if key == "objectID" { record.number = Self.text(value, bytes) }
      if key == "object" { record.object = tag.word("ref", in: bytes) }
    case .properties:
      if key == "dict.sortedKeys" { return (.keys, nil) }
      if key == "dict.values" { return (.values, nil) }
      if let key { addClass(key, value) }
    case .keys where key != "EncodedWithXMLCoder": keys.append(Self.text(value, bytes))
    case .values where key != "EncodedWithXMLCoder": values.append(value)
    default: break
    }
    if key == "flattenedProperties" { return (.properties, outer?.object) }
    if key == "IBUIAccessibilityConfiguration", case .object(let index)? = outer?.role {
      return (.accessibility(of: index), index)
    }
    guard tag.isNamed("object", in: bytes), let name = tag.value(of: "class", in: bytes),
      bytes.hasPrefix("IB", at: name.lowerBound)
    else { return (.other, outer?.object) }
    if Self.text(name, bytes) == "IBObjectRecord" { return (.record, nil) }
    let id = tag.value(of: "id", in: bytes)
    objects.append((start, ArchiveView(className: name, id: id, outer: outer?.object)))
    return (.object(objects.count - 1), objects.count - 1)
  }

  private mutating func addClass(_ key: String, _ value: Range<Int>) {
    let mark = ".CustomClassName"
    guard key.hasSuffix(mark), !value.isEmpty else { return }
    classes[String(key.dropLast(mark.count))] = value
  }

  /// The bytes of a value: the attribute `value` or `ref`, or the text in the element.
  private static func value(of tag: XMLTag, in bytes: RawSpan) -> Range<Int> {
    if let value = tag.value(of: "value", in: bytes) ?? tag.value(of: "ref", in: bytes) {
      return value
    }
    if tag.isEmpty || tag.isNamed("reference", in: bytes) { return tag.end..<tag.end }
    var end = tag.end
    while bytes.byte(end) != ASCII.less, bytes.byte(end) != 0 { end += 1 }
    return tag.end..<end
  }

  private static func text(_ range: Range<Int>, _ bytes: RawSpan) -> String {
    String(decoding: range.map { bytes.byte($0) }, as: UTF8.self)
  }

  /// Ties classes and superviews to the views.
  private mutating func finish(in bytes: RawSpan) {
    var ids: Set<String> = []
    for object in objects where object.view.isView {
      if let id = object.view.id { ids.insert(Self.text(id, bytes)) }
    }
    /// For each object the view that is or holds it.
    var around: [Int?] = []
    for index in objects.indices {
      let view = objects[index].view
      let outer = view.outer.flatMap { around[$0] }
      around.append(view.isView ? index : outer)
      guard view.isView else { continue }
      if let id = view.id, let number = numbers[Self.text(id, bytes)] {
        objects[index].view.customClass = classes[number]
      }
      // A controller may be what responds next.
      guard let place = view.superview else { continue }
      let superview = Self.text(place, bytes)
      guard ids.contains(superview) else { continue }
      let around = outer.flatMap { objects[$0].view.id } ?? 0..<0
      objects[index].view.isElsewhere = Self.text(around, bytes) != superview
    }
  }
}
