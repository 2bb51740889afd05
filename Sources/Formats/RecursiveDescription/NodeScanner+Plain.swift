import Hierarchy

/// The fast path: nodes of known classes with attributes in the forms that UIKit prints.
///
/// Nine rows in ten are of this kind, and what is read here decides how long a file takes.
/// Everything is recognised by comparing whole words, each check covers many bytes, and the place
/// and the flags stay in registers. What has another form is left to `scan`, which reads every node
/// and finds the same in those that are read here.
extension NodeScanner {
  /// Copies of the flags that plain attributes set: constants of another module are read through
  /// calls, the fields of a local value are not.
  struct PlainFlags {
    let noFrame = NodeFlags.noFrame
    let hidden = NodeFlags.hidden
    let interactionDisabled = NodeFlags.interactionDisabled
    let clipsToBounds = NodeFlags.clipsToBounds
    let notOpaque = NodeFlags.notOpaque
    let hasGestureRecognizers = NodeFlags.hasGestureRecognizers
    let hasAlpha = NodeFlags.hasAlpha
    let hasBoundsOrigin = NodeFlags.hasBoundsOrigin
  }

  /// Scans the node whose `<` stands at `start`.
  ///
  /// - Returns: The kind of its class; nil where the node is to be read by `scan`.
  @inline(__always)
  func scanPlain(
    in bytes: RawSpan, at start: Int, classes: borrowing ClassCache, plain: PlainFlags,
    into node: inout ScannedNode
  ) -> UInt32? {
    guard let colon = firstColon(in: bytes, from: start &+ 1),
      let kind = classes.kind(from: start &+ 1, to: colon, in: bytes)
    else { return nil }
    // ": 0x", then at most sixteen digits, then "; ".
    guard bytes.word(colon) & 0xFFFF_FFFF == 0x7830_203A else { return nil }
    var position = colon &+ 4
    var marks = bytes.word(position).addressEnds
    if marks == 0 {
      position &+= 8
      marks = bytes.word(position).addressEnds
      guard marks != 0 else { return nil }
    }
    position &+= marks.firstMarkedByte
    guard bytes.word(position) & 0xFFFF == 0x203B else { return nil }
    node.baseName = 0..<0
    guard let close = scanPlainAttributes(in: bytes, from: position &+ 2, plain, into: &node) else {
      return nil
    }
    node.start = start
    node.end = close &+ 1
    node.name = start &+ 1..<colon
    node.hasAddress = true
    node.isBare = false
    node.outcome = .complete
    return kind
  }

  @inline(__always)
  private func firstColon(in bytes: RawSpan, from start: Int) -> Int? {
    let end = min(limit, start &+ 128)
    var offset = start
    while offset < end {
      let colons = bytes.word(offset).bytes(equalTo: ASCII.colon)
      if colons != 0 { return offset &+ colons.firstMarkedByte }
      offset &+= 8
    }
    return nil
  }

  /// Reads attributes until the `>` that closes the node, and returns its offset.
  ///
  /// The keys are asked for in the order in which UIKit prints them, so that one round does for
  /// nearly every node. Any other order takes more rounds, and a round without a find leaves the
  /// attribute to `RareAttribute` and `scanAttribute`.
  @inline(__always)
  private func scanPlainAttributes(
    in bytes: RawSpan, from start: Int, _ plain: PlainFlags, into node: inout ScannedNode
  ) -> Int? {
    var flags = plain.noFrame
    var position = start
    while position < limit {
      let round = position
      var key = bytes.word(position)
      if key == DumpKey.frame,
        let end = plainFrame(in: bytes, from: position &+ 8, into: &node.frame)
      {
        flags.subtract(plain.noFrame)
        position = end
        key = bytes.word(position)
      }
      if key == DumpKey.text,
        let close = values.endOfText(in: bytes, from: position &+ 8),
        bytes.word(close) & 0xFF_FFFF == 0x20_3B27  // "'; "
      {
        position = close &+ 3
        key = bytes.word(position)
      }
      if key == DumpKey.clips, bytes.word(position &+ 8) == DumpKey.clipsTail,
        bytes.word(position &+ 16) & 0xFF_FFFF_FFFF == 0x20_3B53_4559  // "YES; "
      {
        flags.formUnion(plain.clipsToBounds)
        position &+= 21
        key = bytes.word(position)
      }
      if key == DumpKey.alpha,
        let alpha = NumberScanner.shortNumber(in: bytes, at: position &+ 8),
        bytes.word(alpha.end) & 0xFFFF == 0x203B
      {
        if alpha.value != 1 {
          node.alpha = alpha.value
          flags.formUnion(plain.hasAlpha)
        }
        position = alpha.end &+ 2
        key = bytes.word(position)
      }
      if key == DumpKey.hidden,
        bytes.word(position &+ 8) & 0xFFFF_FFFF_FFFF == 0x203B_5345_5920  // " YES; "
      {
        flags.formUnion(plain.hidden)
        position &+= 14
        key = bytes.word(position)
      }
      if key == DumpKey.opaque,
        bytes.word(position &+ 8) & 0xFF_FFFF_FFFF == 0x20_3B4F_4E20  // " NO; "
      {
        flags.formUnion(plain.notOpaque)
        position &+= 13
        key = bytes.word(position)
      }
      if key == DumpKey.autoresize,
        bytes.word(position &+ 8) & 0xFF_FFFF_FFFF == 0x20_3D20_657A,  // "ze = "
        let end = endOfMask(in: bytes, from: position &+ 13)
      {
        position = end
        key = bytes.word(position)
      }
      if key == DumpKey.interaction, bytes.word(position &+ 8) == DumpKey.interactionMiddle,
        bytes.word(position &+ 16) == DumpKey.interactionTail,
        bytes.word(position &+ 24) & 0xFF_FFFF_FFFF == 0x20_3B4F_4E20  // " NO; "
      {
        flags.formUnion(plain.interactionDisabled)
        position &+= 29
        key = bytes.word(position)
      }
      if key == DumpKey.gestures, bytes.word(position &+ 8) == DumpKey.gesturesTail,
        let close = endOfObject(in: bytes, from: position &+ 16),
        bytes.word(close) & 0xFF_FFFF == 0x20_3B3E  // ">; "
      {
        flags.formUnion(plain.hasGestureRecognizers)
        position = close &+ 3
        key = bytes.word(position)
      }
      if key & 0xFFFF_FFFF_FFFF == DumpKey.tag,
        let tag = NumberScanner.shortNumber(in: bytes, at: position &+ 6),
        bytes.word(tag.end) & 0xFFFF == 0x203B
      {
        position = tag.end &+ 2
        key = bytes.word(position)
      }
      if key == DumpKey.layer, let close = endOfLayer(in: bytes, at: position) {
        let next = bytes.word(close)
        if next & 0xFFFF == 0x3E3E {  // ">>"
          node.flags = flags
          return flags.contains(plain.noFrame) ? nil : close &+ 1
        }
        if next & 0xFF_FFFF == 0x20_3B3E { position = close &+ 3 }  // ">; "
      }
      guard position == round else { continue }
      node.flags = flags
      if let end = RareAttribute.readPlain(in: bytes, at: position, into: &node) {
        position = end
      } else {
        scanAttribute(in: bytes, at: &position, into: &node)
      }
      flags = node.flags
      let next = bytes.word(position)
      if next & 0xFFFF == 0x203B {
        position &+= 2
      } else if next & 0xFF == 0x3E, position < limit, !flags.contains(plain.noFrame) {
        return position
      } else {
        return nil
      }
    }
    return nil
  }

  /// `(x y; w h); ` with short numbers; returns the offset behind it.
  @inline(__always)
  private func plainFrame(
    in bytes: RawSpan, from start: Int, into frame: inout SIMD4<Double>
  ) -> Int? {
    guard bytes.byte(start) == ASCII.openParenthesis,
      let x = NumberScanner.shortNumber(in: bytes, at: start &+ 1), x.next == ASCII.space,
      let y = NumberScanner.shortNumber(in: bytes, at: x.end &+ 1), y.next == ASCII.semicolon,
      bytes.byte(y.end &+ 1) == ASCII.space,
      let width = NumberScanner.shortNumber(in: bytes, at: y.end &+ 2), width.next == ASCII.space,
      let height = NumberScanner.shortNumber(in: bytes, at: width.end &+ 1),
      bytes.word(height.end) & 0xFF_FFFF == 0x20_3B29  // "); "
    else { return nil }
    frame = SIMD4(x.value, y.value, width.value, height.value)
    return height.end &+ 3
  }

  /// `W+H; ` and other sums of capital letters; returns the offset behind it.
  @inline(__always)
  private func endOfMask(in bytes: RawSpan, from start: Int) -> Int? {
    var end = start
    if !skipPlain(in: bytes, from: start, &end) {
      while bytes.byte(end) == 0x2B || (0x41...0x5A).contains(bytes.byte(end)) { end &+= 1 }
    }
    return bytes.word(end) & 0xFFFF == 0x203B ? end &+ 2 : nil
  }

  /// The offset of the `>` of the layer's `<CALayer: 0x600000f00080>`, whose key stands at
  /// `position`; of something else, or nil, where the layer is not plain.
  @inline(__always)
  private func endOfLayer(in bytes: RawSpan, at position: Int) -> Int? {
    // "<CALayer", then ": 0x" and the first digits.
    if bytes.word(position &+ 8) == 0x7265_7961_4C41_433C,
      bytes.word(position &+ 16) & 0xFFFF_FFFF == 0x7830_203A
    {
      let ends = bytes.word(position &+ 20).addressEnds
      if ends != 0 { return position &+ 20 &+ ends.firstMarkedByte }
      let moreEnds = bytes.word(position &+ 28).addressEnds
      if moreEnds != 0 { return position &+ 28 &+ moreEnds.firstMarkedByte }
    }
    return endOfObject(in: bytes, from: position &+ 8)
  }

  /// The offset of the first `>`, or of something else that a plain object does not hold.
  @inline(__always)
  private func endOfObject(in bytes: RawSpan, from start: Int) -> Int? {
    let end = min(limit, start &+ 152)
    var offset = start
    while offset < end {
      let marks = bytes.word(offset).objectEnds
      if marks != 0 { return offset &+ marks.firstMarkedByte }
      offset &+= 8
    }
    return nil
  }
}
