/// Invents a view tree in pre-order, one placement after the other, keeping only the open ancestors.
///
/// A container decides when it opens how many subviews it will get. A little more than one of them
/// is a container again on average, so that the tree reaches its deepest level often and without
/// growing a long tail of views there.
struct TreeWalk: Sendable {
  private struct OpenView: Sendable {
    let width: Double
    let height: Double
    var room: Int
  }

  private static let containerPercent = 37
  private static let mostSubviews = 5
  private static let fractions = [0.5, 1 / 3.0, 2 / 3.0, 0.25]

  private let deepest: Int
  private var random: SplitMix64
  private var open: [OpenView] = []

  init(deepest: Int, random: SplitMix64) {
    self.deepest = deepest
    self.random = random
  }

  mutating func next() -> Placement {
    guard let window = open.first else { return placeWindow() }
    while open.count > 1, let last = open.last, last.room == 0 { open.removeLast() }
    let depth = open.count
    let parent = open.last ?? window
    open[depth - 1].room -= 1
    let isContainer = depth < deepest && random.chance(Self.containerPercent)
    let frame = inventFrame(width: parent.width, height: parent.height)
    if isContainer {
      // A container keeps some size, or everything far down would be empty.
      let room = 1 + random.below(Self.mostSubviews)
      open.append(OpenView(width: max(frame.width, 40), height: max(frame.height, 24), room: room))
    }
    return Placement(depth: depth, isContainer: isContainer, frame: frame)
  }

  private mutating func placeWindow() -> Placement {
    let frame = Frame(x: 0, y: 0, width: 390, height: 844)
    open.append(OpenView(width: frame.width, height: frame.height, room: Int.max))
    return Placement(depth: 0, isContainer: true, frame: frame)
  }

  private mutating func inventFrame(width: Double, height: Double) -> Frame {
    let lean = random.unit()
    let wide = (width * (0.2 + 0.8 * random.unit())).rounded(.down)
    let high = (height * (0.08 + 0.8 * lean * lean)).rounded(.down)
    var frame = Frame(
      x: ((width - wide) * random.unit()).rounded(.down),
      y: ((height - high) * random.unit()).rounded(.down), width: wide, height: high)
    switch random.below(50) {
    case 0..<8:
      let fraction = random.pick(Self.fractions)
      frame.x += fraction
      frame.height += fraction
    case 8: frame.y = -frame.y - 0.5
    case 9: frame.x = -frame.x
    case 10, 11:
      frame.width = 44
      frame.height = 44
    case 12:
      frame.width = 0
      frame.height = 0
    case 13: frame.width += random.pick(Self.fractions)
    default: break
    }
    return frame
  }
}
