import Formats
import Hierarchy
import TestSupport
import Testing

@testable import Analysis

/// What must hold for any two trees, on thousands of made-up ones.
@Suite struct TreeDiffPropertyTests {
  private static let seeds: [UInt64] = Array(1...400)

  private func sprig(_ seed: UInt64) -> (Sprig, SplitMix64) {
    var random = SplitMix64(seed: seed)
    var room = Int.random(in: 1...40, using: &random)
    return (Sprig.random(&random, room: &room), random)
  }

  private func changes(_ old: Sprig, _ new: Sprig) throws -> [TreeChange] {
    try TreeDiff(from: old.tree(), to: new.tree(addresses: 0x100_0000)).changes
  }

  @Test(arguments: seeds) func sameTreeHasNoChanges(seed: UInt64) throws {
    let (tree, _) = sprig(seed)
    #expect(try changes(tree, tree) == [])
    let diff = try TreeDiff(from: tree.tree(), to: tree.tree(addresses: 0x9000))
    #expect((0..<tree.count).map { diff.partner(of: $0) } == Array(0..<tree.count))
  }

  @Test(arguments: seeds) func aMutationIsNamedAlone(seed: UInt64) throws {
    var (tree, random) = sprig(seed)
    guard tree.count > 2 else { return }
    let place = Int.random(in: 1..<tree.count, using: &random)
    let old = tree
    var kinds: [TreeChange.Kind]
    switch seed % 6 {
    case 0:
      tree.change(place) { $0.frame[0] += 3 }
      kinds = [.moved]
    case 1:
      tree.change(place) { $0.frame[3] += 3 }
      kinds = [.resized]
    case 2:
      tree.change(place) { $0.isHidden = true }
      kinds = [.flag]
    case 3:
      tree.change(place) { $0.text = "another" }
      kinds = [.text]
    case 4:
      _ = tree.remove(place)
      kinds = [.removed]
    default:
      tree.change(place) {
        $0.children.append(
          Sprig(className: "UISwitch", identifier: nil, text: nil, frame: [1, 2, 51, 31]))
      }
      kinds = [.added]
    }
    let found = try changes(old, tree)
    #expect(found.map(\.kind) == kinds, "\(old.print(addresses: 1))\(tree.print(addresses: 1))")
    guard let change = found.first else { return }
    // Of views that are alike any may be meant.
    switch kinds[0] {
    case .removed:
      #expect(change.detail == .views(old[place].count))
      #expect(try change.old.map { old[$0] } == #require(Optional(old[place])))
    case .added: #expect(change.new.map { tree[$0].className } == "UISwitch")
    default:
      #expect(change.new.map { tree[$0] } == tree[place])
      #expect(change.old.map { old[$0] } == old[place])
    }
  }

  @Test(arguments: seeds) func changesMirrorEachOther(seed: UInt64) throws {
    var (tree, random) = sprig(seed)
    let old = tree
    for _ in 0..<3 where tree.count > 2 {
      let place = Int.random(in: 1..<tree.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: tree.change(place) { $0.frame[1] += 7 }
      case 1: tree.change(place) { $0.text = "other" }
      case 2: tree.change(place) { $0.isHidden.toggle() }
      default: _ = tree.remove(place)
      }
    }
    let there = try changes(old, tree)
    let back = try changes(tree, old)
    func mirrored(_ kind: TreeChange.Kind) -> TreeChange.Kind {
      kind == .added ? .removed : kind == .removed ? .added : kind
    }
    func counts(_ kinds: [TreeChange.Kind]) -> [TreeChange.Kind: Int] {
      Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    }
    #expect(counts(there.map(\.kind)) == counts(back.map { mirrored($0.kind) }))
  }

  /// Every view has one partner at most, and partners agree.
  @Test(arguments: seeds) func partnersAreOneToOne(seed: UInt64) throws {
    let (one, _) = sprig(seed)
    let (other, _) = sprig(seed + 1)
    let diff = try TreeDiff(from: one.tree(), to: other.tree())
    for node in diff.old.indices {
      if let partner = diff.partner(of: node) { #expect(diff.origin(of: partner) == node) }
    }
    for node in diff.new.indices {
      if let origin = diff.origin(of: node) { #expect(diff.partner(of: origin) == node) }
    }
    let added = diff.changes.compactMap { change -> Int? in
      if case .views(let count) = change.detail, change.kind == .added { count } else { nil }
    }
    #expect(added.reduce(0, +) == diff.new.indices.count { diff.origin(of: $0) == nil })
  }
}
