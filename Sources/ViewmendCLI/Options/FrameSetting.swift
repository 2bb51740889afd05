import Arguments
import Hierarchy

/// `--set 'NODE frame=(x y; w h)'`: a frame of the user's own.
struct FrameSetting: Sendable, Hashable {
  /// The view, as it was typed.
  var node: String
  /// Its frame, in its superview's bounds space.
  var frame: Rect

  /// Reads a value of `--set`; a caret shows where it ceases to be one.
  init(_ text: String) throws(ArgumentError) {
    var scanner = Scanner(text)
    node = scanner.node()
    if node.isEmpty { throw scanner.failure("names no view") }
    let key = scanner.word()
    guard key == "frame" else {
      throw scanner.failure(
        key.isEmpty ? "gives no frame" : "changes frames, and nothing else", at: scanner.wordStart)
    }
    try scanner.expect("=")
    try scanner.expect("(")
    let x = try scanner.number()
    let y = try scanner.number()
    try scanner.expect(";")
    let width = try scanner.number()
    let height = try scanner.number()
    try scanner.expect(")")
    try scanner.expectEnd()
    frame = Rect(x: x, y: y, width: width, height: height)
  }

  /// The frames of every `--set`, by node.
  static func frames(
    _ settings: [FrameSetting], in tree: ViewTree
  ) throws(ArgumentError) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for setting in settings {
      let node = try NodeArgument.resolve(setting.node, in: tree)
      if let other = frames[node], other != setting.frame {
        throw ArgumentError(
          message: "--set gives node \(node) two frames, \(other.text) and \(setting.frame.text).",
          hint: "Leave one of them out.")
      }
      frames[node] = setting.frame
    }
    return frames
  }
}

/// Reads the parts of a value from left to right.
private struct Scanner {
  private let text: [Character]
  private var position = 0
  /// Where the last word begins.
  private(set) var wordStart = 0

  init(_ text: String) { self.text = Array(text) }

  private mutating func skipBlanks() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }

  /// The view: all up to the last blank before the first `=` that no bracket of a selector holds.
  mutating func node() -> String {
    skipBlanks()
    var brackets = 0
    let equals = text[position...].firstIndex { character in
      if character == "[" { brackets += 1 }
      if character == "]" { brackets -= 1 }
      return character == "=" && brackets == 0
    }
    var end = equals ?? text.count
    while end > position, text[end - 1].isWhitespace { end -= 1 }
    let start = position
    let key = text[start..<end].lastIndex(where: \.isWhitespace) ?? (equals == nil ? end : start)
    position = key
    let name = text[start..<key]
    return String(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  mutating func word() -> String {
    skipBlanks()
    wordStart = position
    while position < text.count, text[position] != "=", !text[position].isWhitespace {
      position += 1
    }
    return String(text[wordStart..<position])
  }

  mutating func expect(_ character: Character) throws(ArgumentError) {
    skipBlanks()
    guard position < text.count, text[position] == character else {
      throw failure("expects \"\(character)\" here", at: position)
    }
    position += 1
  }

  mutating func number() throws(ArgumentError) -> Double {
    skipBlanks()
    let start = position
    while position < text.count, "+-.eE0123456789".contains(text[position]) { position += 1 }
    guard let value = Double(String(text[start..<position])), value.isFinite else {
      throw failure("expects a number here", at: start)
    }
    return value
  }

  mutating func expectEnd() throws(ArgumentError) {
    skipBlanks()
    if position < text.count { throw failure("expects nothing behind the frame", at: position) }
  }

  func failure(_ what: String, at place: Int? = nil) -> ArgumentError {
    ArgumentError(
      message: "--set \(what). Write it as UIKit prints it: --set 'NODE frame=(0 0; 44 44)'.",
      marked: MarkedText(String(text), at: place ?? position))
  }
}
