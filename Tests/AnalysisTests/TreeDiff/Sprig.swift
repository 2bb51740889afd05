import Formats
import Hierarchy
import TestSupport

/// A view of a made-up tree that is changed and printed.
struct Sprig: Hashable {
  var className: String
  var identifier: String?
  var text: String?
  var frame: [Int]
  var isHidden = false
  var children: [Sprig] = []

  /// A tree in which most views have neither identifier nor text, and frames often repeat.
  static func random(_ random: inout SplitMix64, room: inout Int, depth: Int = 0) -> Sprig {
    let classes = ["UIView", "UIView", "UILabel", "UIButton", "Crate.Lid", "UIStackView"]
    func number(_ low: Int, _ high: Int) -> Int { Int.random(in: low...high, using: &random) }
    var sprig = Sprig(
      className: depth == 0 ? "UIWindow" : classes[number(0, classes.count - 1)],
      identifier: number(0, 5) == 0 ? "id\(room)" : nil,
      text: number(0, 3) == 0 ? "word\(number(0, 9))" : nil,
      frame: [number(0, 4) * 10, number(0, 40) * 10, number(1, 9) * 10, number(1, 9) * 10])
    guard depth < 6 else { return sprig }
    for _ in 0..<number(0, 5) where room > 0 {
      room -= 1
      sprig.children.append(.random(&random, room: &room, depth: depth + 1))
    }
    return sprig
  }

  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Changes the view that has a place in pre-order.
  mutating func change(_ place: Int, _ body: (inout Sprig) -> Void) {
    if place == 0 { return body(&self) }
    var left = place - 1
    for index in children.indices {
      if left < children[index].count { return children[index].change(left, body) }
      left -= children[index].count
    }
  }

  /// The view that has a place in pre-order.
  subscript(place: Int) -> Sprig {
    var found = self
    var copy = self
    copy.change(place) { found = $0 }
    return found
  }

  /// Takes a view that is no root out.
  mutating func remove(_ place: Int) -> Sprig? {
    var left = place - 1
    for index in children.indices {
      if left == 0 { return children.remove(at: index) }
      if left < children[index].count { return children[index].remove(left) }
      left -= children[index].count
    }
    return nil
  }

  /// The rows, every address by a number that grows from a base.
  func print(addresses base: Int) -> String {
    var next = base
    var text = ""
    print(level: 0, &next, into: &text)
    return text
  }

  private func print(level: Int, _ next: inout Int, into text: inout String) {
    text += String(repeating: "   | ", count: level)
    text += "<\(className): 0x\(String(next, radix: 16))"
    next += 64
    text += "; frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"
    if let word = self.text { text += "; text = '\(word)'" }
    if isHidden { text += "; hidden = YES" }
    if let identifier { text += "; accessibilityIdentifier = '\(identifier)'" }
    text += "; layer = <CALayer: 0x\(String(next, radix: 16))>>\n"
    next += 64
    for child in children { child.print(level: level + 1, &next, into: &text) }
  }

  func tree(addresses base: Int = 0x7f00) throws -> ViewTree {
    try Dump.read(SourceText(print(addresses: base))).tree
  }
}
