import Hierarchy

/// Questions and answers: a prompt or caption that asks for something a rule can use, and the
/// value behind it or on the next line.
extension ReadingNotes {
  /// A question whose answer has not been met.
  struct Pending {
    var question: QuestionScanner.Question
    /// Its line.
    var line: Range<Int>
    /// How many of its lines are being reported as text, until the answer comes.
    var proseLines: Int
    /// The end of what asks; nothing but blanks may stand between here and the answer.
    var end: Int
  }

  /// Takes a line without a view when it is the answer to a question, or asks and answers one.
  ///
  /// - Returns: True when the line was understood as an answer.
  mutating func takeAnswer(_ line: Range<Int>, in bytes: RawSpan, limit: Int) -> Bool {
    if line.upperBound <= listEnd { return true }
    if takeList(line, in: bytes, limit: limit) { return true }
    if let pending, isAdjacent(pending, line.lowerBound, bytes) {
      let text = Self.copy(line, bytes)
      guard text.contains(where: { !ASCII.isBlank($0) }) else { return false }
      if case .answer(let question) = pending.question,
        let value = AnswerScanner.value(of: text), Self.fits(value, question)
      {
        self.pending = nil
        forgetProse(lines: pending.proseLines, endingAt: pending.end)
        closeRun()
        let range = pending.line.lowerBound..<line.upperBound
        answers.append(PastedAnswer(question: question, value: value, range: range))
        return true
      }
      if AnswerScanner.opensOptional(text) {
        self.pending?.end = line.upperBound
        self.pending?.proseLines += 1
        return false
      }
    }
    pending = nil
    guard Self.mayAsk(line, bytes) else { return false }
    return ask(line, Self.copy(line, bytes), bytes)
  }

  /// Takes the line that opens a list of elements which was asked for, and with it the whole list.
  private mutating func takeList(_ line: Range<Int>, in bytes: RawSpan, limit: Int) -> Bool {
    guard let pending, case .answer(let question) = pending.question,
      case .accessibilityElements = question, isAdjacent(pending, line.lowerBound, bytes),
      let list = ElementScanner.elements(
        openedBy: line, in: bytes, limit: limit, budget: &listBudget)
    else { return false }
    self.pending = nil
    forgetProse(lines: pending.proseLines, endingAt: pending.end)
    closeRun()
    listEnd = list.end
    answers.append(
      PastedAnswer(
        question: question, value: .elements(list.elements),
        range: pending.line.lowerBound..<list.end))
    return true
  }

  /// The property that the prompt right before a recognizer names.
  mutating func property(before start: Int, in bytes: RawSpan) -> GestureRecognizer.Property? {
    guard let pending, case .recognizer(let property) = pending.question,
      isAdjacent(pending, start, bytes)
    else { return nil }
    return property
  }

  /// The property that a caption on the recognizer's own line names.
  static func property(
    in caption: Range<Int>, _ bytes: RawSpan
  ) -> GestureRecognizer.Property? {
    guard mayAsk(caption, bytes),
      case .recognizer(let property)? = QuestionScanner.question(in: copy(caption, bytes))?.question
    else { return nil }
    return property
  }

  /// Notes what a line asks for; answers it when the value stands on the same line.
  private mutating func ask(
    _ line: Range<Int>, _ text: [UInt8], _ bytes: RawSpan
  ) -> Bool {
    guard let (question, end) = QuestionScanner.question(in: text) else { return false }
    let rest = Array(text[end...])
    let mark = rest.first { !Self.closes($0) }
    guard mark != nil, !Self.isCast(rest) else {
      pending = Self.pend(question, line, bytes)
      return false
    }
    guard case .answer(let asked) = question else {
      if Self.behindMark(rest).allSatisfy(ASCII.isBlank) {
        pending = Self.pend(question, line, bytes)
      }
      // More than the property is asked for, its state perhaps.
      return false
    }
    guard let value = AnswerScanner.value(of: Self.behindMark(rest)), Self.fits(value, asked)
    else {
      if Self.behindMark(rest).allSatisfy(ASCII.isBlank) {
        pending = Self.pend(question, line, bytes)
      }
      return false
    }
    // `self.nav.interactivePopGestureRecognizer.delegate = nil` is code, not what was printed.
    if value == .none, mark == ASCII.equals, !Self.isCaption(text) { return false }
    closeRun()
    answers.append(PastedAnswer(question: asked, value: value, range: line))
    return true
  }

  private static func pend(
    _ question: QuestionScanner.Question, _ line: Range<Int>, _ bytes: RawSpan
  ) -> Pending {
    Pending(
      question: question, line: line, proseLines: proseLines(line, bytes), end: line.upperBound)
  }

  private static func proseLines(_ line: Range<Int>, _ bytes: RawSpan) -> Int {
    LineKind.of(line, in: bytes) == .prose ? 1 : 0
  }

  /// True when a line can hold a question at all: one search, as prose may be long.
  private static func mayAsk(_ line: Range<Int>, _ bytes: RawSpan) -> Bool {
    for word: StaticString in [
      "PopGestureRecognizer", "delegate", "ShouldBegin", "accessibilityElements",
    ]
    where bytes.firstOffset(of: word, from: line.lowerBound, to: line.upperBound) != nil {
      return true
    }
    return false
  }

  private func isAdjacent(_ pending: Pending, _ start: Int, _ bytes: RawSpan) -> Bool {
    pending.end <= start && start - pending.end < 4096
      && (pending.end..<start).allSatisfy { offset in
        let byte = bytes.byte(offset)
        return ASCII.isBlank(byte) || ASCII.isLineBreak(byte) || byte == ASCII.colon
          || byte == ASCII.equals || byte == ASCII.closeBracket || byte == ASCII.quote
          || byte == UInt8(ascii: "/")
      }
  }

  private static func copy(_ range: Range<Int>, _ bytes: RawSpan) -> [UInt8] {
    range.map { bytes.byte($0) }
  }

  private static func fits(_ value: PastedAnswer.Value, _ question: PastedAnswer.Question) -> Bool {
    switch (question, value) {
    case (.shouldBegin, .flag), (.delegate, .object), (.delegateOfObject, .object): true
    case (.shouldBegin, _), (_, .flag), (_, .object), (_, .elements): false
    case (_, .none): true
    }
  }

  private static func closes(_ byte: UInt8) -> Bool {
    ASCII.isBlank(byte) || byte == ASCII.closeBracket || byte == ASCII.closeParenthesis
      || byte == ASCII.semicolon || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }

  /// True for ` as Any)`.
  private static func isCast(_ rest: [UInt8]) -> Bool {
    let words = rest.split { closes($0) }
    return words.count == 2 && words[0].elementsEqual("as".utf8)
      && words[1].elementsEqual("Any".utf8)
  }

  /// What stands behind the mark that announces a value: `:`, `=`, `->`.
  private static func behindMark(_ rest: [UInt8]) -> [UInt8] {
    guard let mark = rest.firstIndex(where: { !closes($0) }) else { return [] }
    switch rest[mark] {
    case ASCII.colon, ASCII.equals: return Array(rest[(mark + 1)...])
    case UInt8(ascii: "-") where mark + 1 < rest.count && rest[mark + 1] == ASCII.greater:
      return Array(rest[(mark + 2)...])
    case ASCII.less: return Array(rest[mark...])
    // Anything else, as `= self`, announces no value.
    default: return Array("no value".utf8)
    }
  }

  /// True when a line begins with the property itself, as a person's caption does.
  private static func isCaption(_ text: [UInt8]) -> Bool {
    // What is indented, commented out or chained by `?.` is code.
    let bullet = text.starts(with: "- ".utf8) || text.starts(with: "* ".utf8) ? 2 : 0
    let caption = text.dropFirst(bullet)
    return caption.starts(with: "interactive".utf8) && !caption.contains(UInt8(ascii: "?"))
  }
}
