/// Where the next view of a dump stands: how deep, how large, and whether it may have subviews.
struct Placement: Sendable {
  let depth: Int
  let isContainer: Bool
  let frame: Frame
}
