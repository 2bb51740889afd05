import Hierarchy

/// Recognises what a prompt or caption asks for:
/// `po nav.interactivePopGestureRecognizer.delegate`, `[[nav interactivePopGestureRecognizer]
/// delegate]`, `po [(id)0x7be91d0010 delegate]`, `po [(UIView *)0x1 accessibilityElements]`, and the
/// recognizer itself.
struct QuestionScanner {
  /// What a line asks for.
  enum Question: Hashable {
    /// Something whose answer is kept.
    case answer(PastedAnswer.Question)
    /// A recognizer, which is read where its description stands.
    case recognizer(GestureRecognizer.Property)
  }

  private let text: DescriptionText
  private var bytes: [UInt8] { text.bytes }

  private init(_ bytes: [UInt8]) { text = DescriptionText(bytes) }

  /// The question of a line, and where in the line it ends.
  static func question(in line: [UInt8]) -> (question: Question, end: Int)? {
    let scanner = QuestionScanner(line)
    return scanner.shouldBegin() ?? scanner.elements() ?? scanner.ofProperty()
      ?? scanner.ofAddress()
  }

  private var all: Range<Int> { bytes.indices }

  private func ofProperty() -> (question: Question, end: Int)? {
    for property in [GestureRecognizer.Property.edge, .content] {
      guard let start = text.position(of: property.rawValue, in: all) else { continue }
      let end = start + property.rawValue.utf8.count
      if let behind = delegate(from: end) {
        return (.answer(.delegate(property)), behind)
      }
      return (.recognizer(property), end)
    }
    return nil
  }

  private func ofAddress() -> (question: Question, end: Int)? {
    guard let address = address(from: 0), let behind = delegate(from: address.upperBound)
    else { return nil }
    return (.answer(.delegateOfObject(address: text.string(address))), behind)
  }

  /// `[(UIView *)0x1 accessibilityElements]`, with or without `valueForKey:` around it.
  private func elements() -> (question: Question, end: Int)? {
    guard let place = text.position(of: "accessibilityElements", in: all),
      let address = address(from: 0), address.upperBound <= place
    else { return nil }
    return (.answer(.accessibilityElements(of: text.string(address))), bytes.count)
  }

  private func shouldBegin() -> (question: Question, end: Int)? {
    let selector = "gestureRecognizerShouldBegin"
    guard let place = text.position(of: selector, in: all), let address = address(from: 0),
      address.upperBound <= place
    else { return nil }
    let behind = place + selector.utf8.count
    var end = behind
    while end < bytes.count, bytes[end] != ASCII.closeBracket { end += 1 }
    let recognizer = self.address(from: behind).flatMap {
      $0.upperBound <= end && !isElided(at: $0.upperBound) ? text.string($0) : nil
    }
    return (
      .answer(.shouldBegin(delegate: text.string(address), recognizer: recognizer)),
      min(end + 1, bytes.count)
    )
  }

  /// The place behind `.delegate`, ` delegate]` or `?.delegate` at an offset, or nil.
  private func delegate(from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count, isBetween(bytes[offset]) { offset += 1 }
    let word = Array("delegate".utf8)
    guard offset > start, bytes.count - offset >= word.count,
      bytes[offset..<offset + word.count].elementsEqual(word)
    else { return nil }
    let end = offset + word.count
    return end < bytes.count && ASCII.isName(bytes[end]) && bytes[end] != ASCII.dot ? nil : end
  }

  private func isBetween(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.closeParenthesis, ASCII.closeBracket, ASCII.dot, UInt8(ascii: "?"),
      UInt8(ascii: "!"), ASCII.space:
      true
    default: false
    }
  }

  /// True where a pointer was shortened: `0x7c…`, `0x7c...`.
  private func isElided(at offset: Int) -> Bool {
    let rest = bytes[offset...]
    return rest.starts(with: "…".utf8) || rest.starts(with: "..".utf8)
      || rest.first == UInt8(ascii: "*")
  }

  /// The first `0x…` from an offset on.
  private func address(from start: Int) -> Range<Int>? {
    guard let place = text.position(of: "0x", in: start..<bytes.count) else { return nil }
    var end = place + 2
    while end < bytes.count, ASCII.isHex(bytes[end]) { end += 1 }
    return end > place + 2 ? place..<end : nil
  }
}
