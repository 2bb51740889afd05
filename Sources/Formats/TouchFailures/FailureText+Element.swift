import Hierarchy

/// Elements as XCTest describes them, to itself and to tools that are built on it.
extension FailureText {
  /// `Button, 0x1, {{x, y}, {w, h}}, identifier: '…', label: '…'` or `Button 0x1: {{…}}, title: '…'`
  /// or `Button at {{…}}` at an offset; nil without anything that says which it is.
  func element(at start: Int) -> TouchFailure.Target? {
    let end = word(at: start)
    guard end > start, let mark = byte(end), mark == ASCII.comma || ASCII.isBlank(mark) else {
      return nil
    }
    let place = self.end(of: ", {{", from: end) ?? self.end(of: ": {{", from: end)
    let behindAt = hasPrefix(" at {{", at: end) ? end + 6 : nil
    let target = TouchFailure.Target(
      identifier: self.end(of: ", identifier: ", from: end).flatMap(singleQuoted),
      label: (self.end(of: ", label: ", from: end) ?? self.end(of: ", title: ", from: end))
        .flatMap(singleQuoted),
      elementType: string(start..<end),
      frame: (behindAt ?? place).flatMap { rect(at: $0 - 2) })
    return target.isUnnamed ? nil : target
  }

  /// `"Send" Button` at an offset: XCTest's short form prints an element's identifier or, without
  /// one, its label.
  func namedElement(at start: Int) -> TouchFailure.Target? {
    guard let (name, quote) = quotedWithWord(at: start) else { return nil }
    let type = quote + 1
    let end = word(at: type)
    return TouchFailure.Target(
      identifier: name, label: name, elementType: end > type ? string(type..<end) : nil)
  }

  /// The end of the letters from an offset on.
  func word(at start: Int) -> Int {
    var end = start
    while let next = byte(end), ASCII.isName(next) { end += 1 }
    return end
  }
}
