import Hierarchy

/// Where the gap between two marks is cut, on one axis.
struct CutLine {
  /// One of the two targets, on the axis.
  struct Side {
    let mark: ClosedRange<Double>
    /// What the target may occupy.
    let room: ClosedRange<Double>
    /// What it was fitted to.
    let region: ClosedRange<Double>
    /// The least length asked for.
    let wanted: Double
  }

  /// The coordinate.
  let position: Double

  /// Shares a gap by what each side needs of it and can take nowhere else; where there is enough
  /// for both, the rest is shared by how far each reaches into it.
  init(low: Side, high: Side, grid: PixelGrid?, isSideways: Bool) {
    let (start, end) = (low.mark.upperBound, high.mark.lowerBound)
    let gap = end - start
    let lowNeeds = min(max(low.wanted - (start - low.room.lowerBound), 0), max(gap, 0))
    let highNeeds = min(max(high.wanted - (high.room.upperBound - end), 0), max(gap, 0))
    let needs = lowNeeds + highNeeds
    var cut: Double
    if gap <= 0 {
      cut = (start + end) / 2
    } else if needs >= gap {
      cut = start + gap * lowNeeds / needs
    } else {
      let lowReach = max(low.region.upperBound - start - lowNeeds, 0)
      let highReach = max(end - high.region.lowerBound - highNeeds, 0)
      let reach = lowReach + highReach
      let share = reach > 0 ? lowReach / reach : 0.5
      cut = start + lowNeeds + (gap - needs) * share
    }
    if let grid {
      let snapped = grid.nearest(to: cut)
      if snapped >= start, snapped <= end { cut = snapped }
    } else {
      // A cut between halves of a point is no gain.
      let snapped = PixelGrid(scale: 2).nearest(to: cut)
      if snapped >= start + lowNeeds, snapped <= end - highNeeds { cut = snapped }
    }
    position = cut
  }
}
