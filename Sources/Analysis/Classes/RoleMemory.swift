import Hierarchy

/// What was said of classes in the trees before, for a run over many files.
///
/// Files of one app name the same few dozen classes, and judging a name takes longer than reading a
/// small file. A class is known again by its bytes. For one thread at a time.
package final class RoleMemory {
  /// A class that was judged.
  private struct Entry {
    var hash: UInt64
    /// Where its name, and that of its superclass behind it, stand in `names`.
    var start: Int
    var nameLength: Int
    /// -1 where no superclass is printed.
    var baseLength: Int
    var kind: RoleTable.Kind

    /// True for the class that was judged, and no other of the same hash.
    func isNamed(_ other: NodeKind, _ bytes: RawSpan, _ names: [UInt64]) -> Bool {
      guard nameLength == other.className.count,
        baseLength == other.baseClassName?.count ?? -1
      else { return false }
      var place = start
      return RoleMemory.words(of: other, bytes) { word in
        defer { place &+= 1 }
        return names[place] == word
      }
    }
  }

  /// What a judgement depends on besides the names.
  private struct Manner: Equatable {
    var syntax: ObjectIdentifier
    var isClickable: Bool
    var isDesign: Bool
    var listsElements: Bool
  }

  /// More classes than apps have; then all are forgotten, so that no input takes more and more memory.
  private static let most = 4096

  private var entries: [Entry] = []
  /// Positions in `entries` by hash, -1 where free; at least twice as many as there are entries.
  private var slots = [Int32](repeating: -1, count: 2 * most)
  private var names: [UInt64] = []
  private var manner: Manner?

  package init() {}

  /// The judgements on all classes of a tree. Complexity: O(classes).
  func kinds(of tree: ViewTree) -> [RoleTable.Kind] {
    let traits = tree.traits
    let manner = Manner(
      syntax: ObjectIdentifier(type(of: tree.syntax)), isClickable: traits.touchRule == .clickable,
      isDesign: traits.isDesign, listsElements: traits.frames == .accessibility)
    if self.manner != manner || entries.count + tree.kinds.count > Self.most {
      forget()
      self.manner = manner
    }
    var found: [RoleTable.Kind] = []
    found.reserveCapacity(tree.kinds.count)
    // Fields of a class are asked for with a check each time, those of a local value are not.
    let (entries, slots, names) = (entries, slots, names)
    var isNew = false
    tree.source.withBytes { bytes in
      for kind in tree.kinds {
        guard
          let known = Self.known(kind, bytes, entries: entries, slots: slots, names: names)
        else {
          isNew = true
          return
        }
        found.append(known)
      }
    }
    return isNew ? tree.kinds.map { judged($0, in: tree) } : found
  }

  private func forget() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    slots = [Int32](repeating: -1, count: 2 * Self.most)
  }

  /// What was said of a class; nil for one that was not met yet.
  private static func known(
    _ kind: NodeKind, _ bytes: RawSpan, entries: [Entry], slots: [Int32], names: [UInt64]
  ) -> RoleTable.Kind? {
    let hash = hash(kind, bytes)
    var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.isNamed(kind, bytes, names) { return entry.kind }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// What is said of a class, remembered where there is room.
  private func judged(_ kind: NodeKind, in tree: ViewTree) -> RoleTable.Kind {
    let (known, hash) = tree.source.withBytes { bytes in
      (
        Self.known(kind, bytes, entries: entries, slots: slots, names: names),
        Self.hash(kind, bytes)
      )
    }
    if let known { return known }
    let judged = RoleTable.Kind(kind, in: tree)
    guard entries.count < Self.most else { return judged }
    var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entries.count)
    let start = names.count
    tree.source.withBytes { bytes in
      _ = Self.words(of: kind, bytes) { word in
        names.append(word)
        return true
      }
    }
    entries.append(
      Entry(
        hash: hash, start: start, nameLength: kind.className.count,
        baseLength: kind.baseClassName?.count ?? -1, kind: judged))
    return judged
  }

  private static func hash(_ kind: NodeKind, _ bytes: RawSpan) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: kind.className.count) &+ 0x9E37_79B9_7F4A_7C15
    _ = words(of: kind, bytes) { word in
      hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash &>> 32
      return true
    }
    return hash
  }

  /// Hands over both names eight bytes at a time, until the answer is false; what is behind a name is
  /// left out.
  @inline(__always)
  private static func words(
    of kind: NodeKind, _ bytes: RawSpan, _ body: (UInt64) -> Bool
  ) -> Bool {
    words(in: kind.className, bytes, body)
      && (kind.baseClassName.map { words(in: $0, bytes, body) } ?? true)
  }

  @inline(__always)
  private static func words(
    in range: Range<Int>, _ bytes: RawSpan, _ body: (UInt64) -> Bool
  ) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      var word = bytes.word(offset)
      let left = range.upperBound &- offset
      if left < 8 { word &= (1 &<< UInt64(truncatingIfNeeded: left &* 8)) &- 1 }
      if !body(word) { return false }
      offset &+= 8
    }
    return true
  }
}
