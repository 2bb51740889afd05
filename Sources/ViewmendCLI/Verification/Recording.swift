import Reporting

/// Changes to an expectation, written into its text: what stays as expected keeps its bytes.
struct Recording {
  /// What is changed.
  enum Scope {
    /// Everything that differs.
    case all
    /// Findings that are gone are taken out, and a status of 1 becomes 0.
    case gone
  }

  private let scope: Scope
  /// Bytes to be replaced, with what stands there from then on; none overlaps another.
  private var edits: [(range: Range<Int>, text: String)] = []

  /// The text of a file with its expectation changed to what an answer says.
  static func rewrite(
    _ expectation: JSONNode, in file: JSONFile, to answer: JSONNode, _ scope: Scope
  ) -> [UInt8] {
    var recording = Recording(scope: scope)
    recording.update(expectation, to: answer.withoutAddresses, [])
    return recording.applied(to: file.bytes)
  }

  private init(scope: Scope) { self.scope = scope }

  private func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { one, other in
      (one.range.lowerBound, one.range.upperBound)
        < (other.range.lowerBound, other.range.upperBound)
    }) {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  private mutating func update(
    _ expected: JSONNode, to actual: JSONNode, _ path: [FixtureDifference.Step]
  ) {
    let plain = expected.withoutAddresses
    if let pieces = expected.pieces, let text = actual.string {
      if !pieces.allSatisfy(text.contains) { replace(expected, by: actual, path) }
      return
    }
    switch (expected.content, actual.content) {
    case (.object(let members), .object): update(expected, members, to: actual, path)
    case (.number(let count), .list(let found)):
      if Int(exactly: count) != found.count {
        replace(expected, by: .made(.number(Double(found.count))), path)
      }
    case (.list(let wanted), .list(let found)):
      if let elements = Elements(wanted.map(\.withoutAddresses), found, path.last) {
        update(expected, wanted, elements, path)
      } else if expected.isNumbers {
        if !expected.isSame(as: actual) { replace(expected, by: actual, path) }
      } else if wanted.count == found.count {
        for (place, pair) in zip(wanted, found).enumerated() {
          update(pair.0, to: pair.1, path + [.place(place)])
        }
      } else {
        replace(expected, by: actual, path)
      }
    default: if !plain.isSame(as: actual) { replace(expected, by: actual, path) }
    }
  }

  private mutating func update(
    _ object: JSONNode, _ members: [JSONNode.Member], to actual: JSONNode,
    _ path: [FixtureDifference.Step]
  ) {
    var isKept: [Bool] = []
    for member in members {
      let value = actual[member.key]
      let isGone = value.map { isEmptied(member.value, by: $0, member.key) } ?? true
      isKept.append(!isGone || scope == .gone)
      if let value, isKept.last == true {
        update(member.value, to: value, path + [.field(member.key)])
      }
    }
    remove(members.map { $0.offset..<$0.value.end }, isKept, from: object)
  }

  /// True for a list of named elements of which none came: without them it would say that there
  /// are none, which is right for findings alone.
  private func isEmptied(_ list: JSONNode, by actual: JSONNode, _ key: String) -> Bool {
    guard key != "findings", case .list(let wanted) = list.content,
      let elements = Elements(wanted, actual.elements, .field(key))
    else { return false }
    return elements.pairs.allSatisfy { $0.found == nil }
  }

  private mutating func update(
    _ list: JSONNode, _ wanted: [JSONNode], _ elements: Elements,
    _ path: [FixtureDifference.Step]
  ) {
    let mayGo = scope == .all || path == [.field("findings")]
    let isKept = elements.pairs.map { $0.found != nil || !mayGo }
    let ranges = wanted.map { $0.offset..<$0.end }
    for (element, pair) in zip(wanted, elements.pairs) {
      if let found = pair.found { update(element, to: found, path + [pair.name]) }
    }
    let new = scope == .all ? elements.unexpected.map(\.found) : []
    let texts = new.map { ExpectationText.cut($0, of: path.last).value.json }
    guard let last = isKept.lastIndex(of: true) else {
      if wanted.isEmpty && new.isEmpty { return }
      let indent = String(repeating: " ", count: 6)
      let rows = texts.map { "\n\(indent)\($0)" }.joined(separator: ",")
      edits.append(
        (list.offset..<list.end, texts.isEmpty ? "[]" : "[\(rows)\n\(indent.dropLast(2))]"))
      return
    }
    remove(ranges, isKept, from: list)
    if !texts.isEmpty {
      let end = ranges[last].upperBound
      edits.append((end..<end, texts.map { ",\n      \($0)" }.joined()))
    }
  }

  /// Takes elements out of a list, or members out of an object, each with the comma beside it.
  private mutating func remove(_ ranges: [Range<Int>], _ isKept: [Bool], from whole: JSONNode) {
    guard let first = isKept.firstIndex(of: true) else {
      if !ranges.isEmpty { edits.append((whole.offset + 1..<whole.end - 1, "")) }
      return
    }
    if first > 0 { edits.append((ranges[0].lowerBound..<ranges[first].lowerBound, "")) }
    for index in isKept.indices where index > first && !isKept[index] {
      edits.append((ranges[index - 1].upperBound..<ranges[index].upperBound, ""))
    }
  }

  private mutating func replace(
    _ expected: JSONNode, by actual: JSONNode, _ path: [FixtureDifference.Step]
  ) {
    if scope == .gone, !(path == [.field("status")] && expected.whole == 1 && actual.whole == 0) {
      return
    }
    let text =
      path.count == 1 ? ExpectationText.text(of: actual, path[0]) : actual.value.json
    edits.append((expected.offset..<expected.end, text))
  }
}
