import Hierarchy

/// A `view` element of viewmend's own XML while it is read.
struct ViewmendXMLElement {
  private typealias Slot = ViewmendXMLDialect.Slot

  let element: XMLElement
  private(set) var frame = SIMD4<Double>.zero
  private(set) var flags: NodeFlags = []
  var states: NodeStates = []
  var details = XMLDetails()
  /// What should be said of it.
  private(set) var note: XMLNotes.Kind?

  /// Reads an element whose frame stands in one attribute of the dialect's list.
  ///
  /// - Parameters:
  ///   - goesByClicks: True where the list has what is clickable, and not UIKit's words.
  ///   - hasTouchWords: True where it has what says more of touches than UIKit prints.
  init(
    _ element: XMLElement, frame slot: Int, goesByClicks: Bool, hasTouchWords: Bool,
    in bytes: RawSpan
  ) {
    self.element = element
    readClass(in: bytes)
    readFrame(at: slot, in: bytes)
    readFlags(in: bytes)
    readAlpha(in: bytes)
    if goesByClicks {
      readClicks(in: bytes)
    } else {
      readUIKit(in: bytes)
    }
    if hasTouchWords { readTouchWords(goesByClicks: goesByClicks, in: bytes) }
  }

  /// A class with brackets in its name is escaped, and is looked for in the tag.
  private mutating func readClass(in bytes: RawSpan) {
    details.className = name(at: Slot.className, "class", in: bytes)
    details.baseClassName = name(at: Slot.base, "base", in: bytes)
    if details.className == nil { details.isMisread = true }
  }

  private func name(at slot: Int, _ key: String, in bytes: RawSpan) -> Range<Int>? {
    switch element.value(slot) {
    case .absent: nil
    case .plain(let range): range.isEmpty ? nil : range
    case .escaped:
      XMLTag(
        at: element.range.lowerBound, in: bytes, limit: element.range.upperBound
      )?.value(of: key, in: bytes)
    }
  }

  private mutating func readFrame(at slot: Int, in bytes: RawSpan) {
    switch element.value(slot) {
    case .absent:
      // Only a frame that is none, or one in the other space, which is not looked at.
      let tag = XMLTag(at: element.range.lowerBound, in: bytes, limit: element.range.upperBound)
      let isBad = tag?.value(of: "badFrame", in: bytes) != nil
      if !isBad, hasOtherFrame { details.isMisread = true }
      flags.insert(isBad ? .malformedFrame : .noFrame)
      if let tag, Self.isInsideOut(tag, in: bytes) { note = .inverted }
    case .escaped: flags.insert(.malformedFrame)
    case .plain(let range):
      if let frame = ViewmendXMLNumbers.rectangle(range, in: bytes) {
        self.frame = frame
      } else {
        flags.insert(.malformedFrame)
      }
    }
  }

  /// True where Android printed bounds that are inside out.
  private static func isInsideOut(_ tag: XMLTag, in bytes: RawSpan) -> Bool {
    if let value = tag.value(of: "printed:bounds", in: bytes) {
      return Bounds(at: value, in: bytes)?.isInverted ?? false
    }
    guard let raw = tag.value(of: "printed:raw", in: bytes),
      let rect = RawNodeInfo(raw, in: bytes).screenRect
    else { return false }
    return Bounds(rectAt: rect, in: bytes)?.isInverted ?? false
  }

  private var hasOtherFrame: Bool {
    for slot in [Slot.frame, Slot.screenFrame] {
      if case .absent = element.value(slot) { continue }
      return true
    }
    return false
  }

  private mutating func readFlags(in bytes: RawSpan) {
    if flag(Slot.hidden, in: bytes) ?? false { flags.insert(.hidden) }
    if !(flag(Slot.interactive, in: bytes) ?? isInteractiveByClass(in: bytes)) {
      flags.insert(.interactionDisabled)
    }
    if flag(Slot.clips, in: bytes) ?? false { flags.insert(.clipsToBounds) }
    if flag(Slot.layer, in: bytes) ?? false { flags.insert(.isLayer) }
    if !(flag(Slot.enabled, in: bytes) ?? true) { states.insert(.disabled) }
    if !(flag(Slot.visible, in: bytes) ?? true) { states.insert(.seemsInvisible) }
    switch element.value(Slot.incomplete) {
    case .plain(let range):
      let words = String(decoding: range.map { bytes.byte($0) }, as: UTF8.self)
      for word in words.split(separator: " ") {
        switch word {
        case "levels": flags.insert(.belowGap)
        case "end": flags.insert(.isCut)
        case "transform": flags.insert(.malformedTransform)
        default: details.isMisread = true
        }
      }
    case .absent: break
    case .escaped: details.isMisread = true
    }
  }

  mutating func flag(_ slot: Int, in bytes: RawSpan) -> Bool? {
    if case .absent = element.value(slot) { return nil }
    if element.has("true", at: slot, in: bytes) || element.has("1", at: slot, in: bytes) {
      return true
    }
    if element.has("false", at: slot, in: bytes) || element.has("0", at: slot, in: bytes) {
      return false
    }
    details.isMisread = true
    return nil
  }

  /// Labels and image views take no touches unless somebody lets them.
  private func isInteractiveByClass(in bytes: RawSpan) -> Bool {
    ![details.className, details.baseClassName].contains { name in
      guard let name else { return false }
      return ViewmendXMLDialect.isPassive(name, in: bytes)
    }
  }

  private mutating func readClicks(in bytes: RawSpan) {
    for slot in [Slot.clickable, Slot.longClickable] where flag(slot, in: bytes) ?? false {
      states.insert(.takesTouches)
    }
    if flag(Slot.checkable, in: bytes) ?? false { states.insert(.checks) }
    let directions: [StaticString] = ["vertical", "horizontal", "both"]
    if directions.contains(where: { element.has($0, at: Slot.scrollable, in: bytes) })
      || !element.has("none", at: Slot.scrollable, in: bytes)
        && flag(Slot.scrollable, in: bytes) ?? false
    {
      states.insert(.scrolls)
    }
  }

  private mutating func readAlpha(in bytes: RawSpan) {
    switch element.value(Slot.alpha) {
    case .absent: return
    case .escaped: details.isMisread = true
    case .plain(let range):
      // Of an alpha UIKit prints whatever it is, `-inf` too.
      guard let alpha = NumberScanner.numbers(1, in: bytes, range: range)?[0] else {
        details.isMisread = true
        return
      }
      if alpha == 1 { return }
      details.alpha = alpha
      flags.insert(.hasAlpha)
    }
  }

  private mutating func readUIKit(in bytes: RawSpan) {
    if !(flag(Slot.opaque, in: bytes) ?? true) { flags.insert(.notOpaque) }
    if flag(Slot.gestures, in: bytes) ?? false { flags.insert(.hasGestureRecognizers) }
    if let t = numbers(6, at: Slot.transform, in: bytes) {
      let transform = AffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
      if transform != .identity {
        details.transform = transform
        flags.insert(.hasTransform)
      }
    }
    if let offset = numbers(2, at: Slot.contentOffset, in: bytes), offset != .zero {
      details.boundsOrigin = Point(x: offset[0], y: offset[1])
      flags.insert(.hasBoundsOrigin)
    }
  }

  mutating func numbers(_ count: Int, at slot: Int, in bytes: RawSpan) -> SIMD8<Double>? {
    switch element.value(slot) {
    case .absent: return nil
    case .escaped: break
    case .plain(let range):
      if let numbers = ViewmendXMLNumbers.read(count, range, in: bytes) { return numbers }
    }
    if slot == Slot.transform {
      flags.insert(.malformedTransform)
    } else {
      details.isMisread = true
    }
    return nil
  }
}
