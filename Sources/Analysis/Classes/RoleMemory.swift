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
      let base = RoleMemory.compare(other.className, bytes, with: names, at: start)
      guard let base else { return false }
      guard let name = other.baseClassName else { return true }
      return RoleMemory.compare(name, bytes, with: names, at: base) != nil
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
      for name in [kind.className, kind.baseClassName ?? 0..<0] {
        for offset in stride(from: name.lowerBound, to: name.upperBound, by: 8) {
          names.append(Self.word(offset, of: name, bytes))
        }
      }
    }
    entries.append(
      Entry(
        hash: hash, start: start, nameLength: kind.className.count,
        baseLength: kind.baseClassName?.count ?? -1, kind: judged))
    return judged
  }

  @inline(__always)
  private static func hash(_ kind: NodeKind, _ bytes: RawSpan) -> UInt64 {
    let hash = hash(kind.className, bytes, behind: 0x9E37_79B9_7F4A_7C15)
    guard let base = kind.baseClassName else { return hash }
    return self.hash(base, bytes, behind: hash)
  }

  @inline(__always)
  private static func hash(_ name: Range<Int>, _ bytes: RawSpan, behind seed: UInt64) -> UInt64 {
    var hash = seed &+ UInt64(truncatingIfNeeded: name.count)
    var offset = name.lowerBound
    while offset < name.upperBound {
      hash = (hash ^ word(offset, of: name, bytes)) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash &>> 32
      offset &+= 8
    }
    return hash
  }

  /// Eight bytes of a name; what is behind it is left out.
  @inline(__always)
  private static func word(_ offset: Int, of name: Range<Int>, _ bytes: RawSpan) -> UInt64 {
    let word = bytes.word(offset)
    let left = name.upperBound &- offset
    return left < 8 ? word & ((1 &<< UInt64(truncatingIfNeeded: left &* 8)) &- 1) : word
  }

  /// The place behind a name that stands in `names`; nil where another name stands there.
  @inline(__always)
  private static func compare(
    _ name: Range<Int>, _ bytes: RawSpan, with names: [UInt64], at start: Int
  ) -> Int? {
    var place = start
    var offset = name.lowerBound
    while offset < name.upperBound {
      guard names[place] == word(offset, of: name, bytes) else { return nil }
      place &+= 1
      offset &+= 8
    }
    return place
  }
}
