import Hierarchy

/// What viewmend's own XML says of touches beyond what UIKit prints.
extension ViewmendXMLElement {
  private typealias Slot = ViewmendXMLDialect.Slot

  mutating func readTouchWords(goesByClicks: Bool, in bytes: RawSpan) {
    let words: [(Int, NodeStates)] = [
      (Slot.link, .link), (Slot.inline, .inline), (Slot.composite, .composite),
      (Slot.fixed, .fixed), (Slot.systemSized, .systemSized), (Slot.touchThrough, .touchThrough),
    ]
    for (slot, state) in words where flag(slot, in: bytes) ?? false { states.insert(state) }
    if !goesByClicks {
      // Not given, the class, recognizers and flags decide.
      let stated = [Slot.statedClickable, Slot.statedLongClickable].compactMap {
        flag($0, in: bytes)
      }
      if let first = stated.first {
        states.insert(first || stated.contains(true) ? .takesTouches : .takesNoTouches)
      }
    }
    readScroll(in: bytes)
    readNumbers(in: bytes)
  }

  private mutating func readScroll(in bytes: RawSpan) {
    guard case .plain(let range) = element.value(Slot.canScroll) else {
      if case .escaped = element.value(Slot.canScroll) { details.isMisread = true }
      return
    }
    states.insert(.saysScroll)
    let words = String(decoding: range.map { bytes.byte($0) }, as: UTF8.self)
    for word in words.split(separator: " ") {
      switch word {
      case "forward": states.insert(.scrollsForward)
      case "backward": states.insert(.scrollsBackward)
      default: details.isMisread = true
      }
    }
  }

  private mutating func readNumbers(in bytes: RawSpan) {
    if let n = numbers(4, at: Slot.hitInsets, in: bytes) {
      details.touch.hitInsets = EdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    if let n = numbers(4, at: Slot.mark, in: bytes) {
      details.touch.mark = Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    if let n = numbers(2, at: Slot.unclipped, in: bytes) {
      details.touch.unclipped = Size(width: n[0], height: n[1])
    }
  }
}
