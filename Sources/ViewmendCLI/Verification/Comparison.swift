import Reporting

/// Compares what a fixture expects with what the program answers, field by field.
///
/// The expectation is a subset: an object must hold the fields that are expected and may hold
/// others. An array of named elements (views by `id`, findings by `rule` and `node`, targets by
/// `node`) must hold those that are expected, and of findings every warning and error must be among
/// them, one entry each; notes may be left out. Any other array must have as many elements, each
/// containing what is expected at its place. A number in the place of an array is its count.
/// `{"holds": "…"}`, or a list of such pieces, in the place of a string asks for pieces of it.
/// Addresses are never compared.
struct Comparison {
  private typealias Step = FixtureDifference.Step

  /// What differs, in the order of the expectation.
  private(set) var differences: [FixtureDifference] = []
  private let file: JSONFile

  /// Compares the expectation of a file with an answer.
  static func differences(
    _ expectation: JSONNode, in file: JSONFile, from answer: JSONNode
  ) -> [FixtureDifference] {
    var comparison = Comparison(file: file)
    comparison.compare(expectation.withoutAddresses, answer.withoutAddresses, [])
    return comparison.differences
  }

  private init(file: JSONFile) { self.file = file }

  private mutating func compare(_ expected: JSONNode, _ actual: JSONNode, _ path: [Step]) {
    if let pieces = expected.pieces, let text = actual.string {
      for piece in pieces where !text.contains(piece) {
        add(.piece, path, expected, .text(piece), actual)
      }
      return
    }
    switch (expected.content, actual.content) {
    case (.object(let members), .object):
      for member in members {
        let path = path + [.field(member.key)]
        if let value = actual[member.key] {
          compare(member.value, value, path)
        } else {
          add(.missing, path, member.value, member.value.value, nil)
        }
      }
    case (.number(let count), .list(let found)):
      if Int(exactly: count) != found.count {
        // A few are worth naming.
        let shown = found.count > 10 ? JSONNode.made(.number(Double(found.count))) : actual
        add(.count, path, expected, expected.value, shown)
      }
    case (.list(let wanted), .list(let found)):
      if let elements = Elements(wanted, found, path.last) {
        compare(elements, path)
      } else if expected.isNumbers || actual.isNumbers {
        if !expected.isSame(as: actual) { add(.differs, path, expected, expected.value, actual) }
      } else if wanted.count != found.count {
        add(.count, path, expected, .number(Double(wanted.count)), actual)
      } else {
        for (place, pair) in zip(wanted, found).enumerated() {
          compare(pair.0, pair.1, path + [.place(place)])
        }
      }
    default:
      if !expected.isSame(as: actual) { add(.differs, path, expected, expected.value, actual) }
    }
  }

  private mutating func compare(_ elements: Elements, _ path: [Step]) {
    for (name, wanted, found) in elements.pairs {
      let path = path + [name]
      if let found {
        compare(wanted, found, path)
      } else {
        add(.gone, path, wanted, wanted.value, nil)
      }
    }
    for (name, found) in elements.unexpected {
      add(.new, path + [name], elements.end ?? found, nil, found)
    }
  }

  private mutating func add(
    _ kind: FixtureDifference.Kind, _ path: [Step], _ place: JSONNode, _ expected: JSONValue?,
    _ actual: JSONNode?
  ) {
    differences.append(
      FixtureDifference(
        kind, at: path, expected: expected, actual: actual?.value, file: Fixture.descriptionName,
        place: file.location(of: place.offset)))
  }
}
