import Hierarchy

/// Fits the tap regions of a screen, until fitting them again is no gain.
///
/// What one round leaves short may find room once the others have theirs, so what is large enough
/// after a round stands still in the next. Regions that are there already are kept unless others are
/// larger: a second run over a corrected file finds nothing to do.
package struct ScreenFit: Sendable {
  /// So many rounds are made at most; layouts at random take three at most, but for a few.
  private static let mostRounds = 16
  /// What the regions must gain together, in points, for others to take their place.
  private static let leastGain = 0.75

  /// The region of each item; nil for one that is left alone.
  package private(set) var regions: [Rect?]
  /// Items between which there is nothing to cut: their marks overlap, or one keeps a region that
  /// lies over the other's mark.
  package let unresolved: [FitPair]
  /// For each item, those at which its room ends.
  package private(set) var limits: [[Int]]

  /// Fits items. Complexity: O(n²) a round, and there are few.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, to whose edges regions are grown.
  ///   - isRightToLeft: Whether reading begins at the right, so that pairs are taken from there.
  package init(_ items: [FitItem], scale: Int? = nil, isRightToLeft: Bool = false) {
    let grid = scale.map(PixelGrid.init)
    let first = FitRound(
      Self.standing(items, items.map(\.base)), grid, isRightToLeft: isRightToLeft)
    unresolved = first.unresolved
    limits = first.limits
    regions = first.regions
    let own = first.regions.indices.map { first.regions[$0] == nil ? nil : items[$0].base }
    if Self.isSound(own, items),
      !Self.isGain(from: own, to: regions, items)
    {
      regions = own
      return
    }
    for _ in 1..<Self.mostRounds {
      let next = FitRound(
        Self.standing(items, regions), grid, isRightToLeft: isRightToLeft)
      guard Self.isGain(from: regions, to: next.regions, items) else { return }
      regions = next.regions
      limits = zip(limits, next.limits).map { $1.isEmpty ? $0 : $1 }
    }
  }

  /// The items with regions that they have, which those that are large enough keep.
  private static func standing(_ items: [FitItem], _ regions: [Rect?]) -> [FitItem] {
    var items = items
    guard isSound(regions, items) else { return items }
    for index in items.indices where !items[index].isPinned {
      guard let region = regions[index] else { continue }
      items[index].base = region.union(items[index].mark)
      if items[index].isEnough(region) { items[index].isPinned = true }
    }
    return items
  }

  /// True when other regions are worth it.
  private static func isGain(from one: [Rect?], to other: [Rect?], _ items: [FitItem]) -> Bool {
    shortfall(of: one, items) - shortfall(of: other, items) > leastGain
  }

  /// How much regions are smaller than asked for, width and height together.
  private static func shortfall(of regions: [Rect?], _ items: [FitItem]) -> Double {
    zip(regions, items).reduce(0) { sum, pair in
      guard let region = pair.0 else { return sum }
      return sum + max(pair.1.minimum.width - region.width, 0)
        + max(pair.1.minimum.height - region.height, 0)
    }
  }

  /// True for regions that hold their marks, stay in their areas, and lie over nobody.
  private static func isSound(_ regions: [Rect?], _ items: [FitItem]) -> Bool {
    for (index, item) in items.enumerated() where !item.isPinned {
      guard let region = regions[index] else { continue }
      guard region.contains(item.mark, tolerance: FitRound.tolerance),
        item.area.union(item.mark).contains(region, tolerance: FitRound.tolerance)
      else { return false }
      for other in items.indices where other != index && !item.unjudged.contains(other) {
        if FitRound.overlap(region, items[other].mark) { return false }
        if let taken = regions[other], FitRound.overlap(region, taken) { return false }
      }
    }
    return true
  }
}
