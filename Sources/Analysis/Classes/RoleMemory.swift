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
  private var names: [UInt8] = []
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
    return tree.source.withBytes { bytes in
      tree.kinds.map { kind in
        entries.count < Self.most
          ? known(kind, in: tree, bytes) : RoleTable.Kind(kind, in: tree)
      }
    }
  }

  private func forget() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    slots = [Int32](repeating: -1, count: 2 * Self.most)
  }

  private func known(_ kind: NodeKind, in tree: ViewTree, _ bytes: RawSpan) -> RoleTable.Kind {
    let (name, base) = (kind.className, kind.baseClassName)
    let hash = Self.hash(name, base, bytes)
    var slot = Int(truncatingIfNeeded: hash % UInt64(slots.count))
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isSame(entry, name, base, bytes) { return entry.kind }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    let judged = RoleTable.Kind(kind, in: tree)
    slots[slot] = Int32(entries.count)
    entries.append(
      Entry(
        hash: hash, start: names.count, nameLength: name.count, baseLength: base?.count ?? -1,
        kind: judged))
    names += tree.source.bytes(in: name)
    if let base { names += tree.source.bytes(in: base) }
    return judged
  }

  private func isSame(
    _ entry: Entry, _ name: Range<Int>, _ base: Range<Int>?, _ bytes: RawSpan
  ) -> Bool {
    guard entry.nameLength == name.count, entry.baseLength == base?.count ?? -1 else {
      return false
    }
    return isSame(entry.start, name, bytes)
      && (base.map { isSame(entry.start + entry.nameLength, $0, bytes) } ?? true)
  }

  private func isSame(_ start: Int, _ range: Range<Int>, _ bytes: RawSpan) -> Bool {
    for offset in 0..<range.count
    where names[start + offset] != bytes.byte(range.lowerBound + offset) { return false }
    return true
  }

  /// Eight bytes at a time.
  private static func hash(_ name: Range<Int>, _ base: Range<Int>?, _ bytes: RawSpan) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: name.count) &+ 0x9E37_79B9_7F4A_7C15
    for range in [name, base ?? 0..<0] {
      var offset = range.lowerBound
      while offset < range.upperBound {
        var word = bytes.word(offset)
        let left = range.upperBound - offset
        if left < 8 { word &= (1 << UInt64(left * 8)) - 1 }
        hash = (hash ^ word) &* 0xD6E8_FEB8_6659_FD93
        hash ^= hash >> 32
        offset += 8
      }
    }
    return hash
  }
}
