import Analysis
import Hierarchy

/// Where the views of a page are, and what is true of them, in columns by node.
///
/// A page of twenty thousand views must stay small, so that what follows from the frame as printed is
/// left out, and of a corrected tree all that is as before. The page's script works out the same
/// values in the same order, to the last bit.
struct PageColumns {
  private let tree: ViewTree
  private let bits: [Int]
  private let frames: [Rect?]
  private let locals: [[Double]?]
  private let places: [[Double]?]
  private let regions: [[Double]?]
  private let screenFrames: [[Double]?]
  private let corners: [[Double]?]
  private let alphas: [Int: Double]
  private let orders: [Int: Int]

  /// Works the columns out. Complexity: O(nodes), and O(depth) more for each turned view.
  init(_ report: AuditReport, _ facts: TouchFacts) {
    let tree = report.tree
    self.tree = tree
    bits = Self.bits(of: report, facts)
    frames = tree.indices.map { node in
      tree.printedFrame(of: node).flatMap { $0.isFinite ? $0 : nil }
    }
    locals = tree.indices.map { node in
      tree.frame(of: node).flatMap { Self.finite([$0.left, $0.top]) }
    }
    places = tree.indices.map { facts.map(of: $0).flatMap(Self.place) }
    regions = tree.indices.map { facts.region(of: $0).flatMap(Self.numbers) }
    screenFrames = tree.screenFrames().map { $0.flatMap(Self.numbers) }
    corners = ShownView.corners(in: tree).map { corners in
      corners.flatMap { Self.finite($0.flatMap { [$0.x, $0.y] }) }
    }
    alphas = Dictionary(
      uniqueKeysWithValues: tree.indices.filter { tree.flags(of: $0).contains(.hasAlpha) }
        .map { ($0, tree.alpha(of: $0)) })
    orders = Dictionary(
      uniqueKeysWithValues: tree.indices.compactMap { node in
        facts.drawingOrder(of: node).map { (node, $0) }
      })
  }

  private static func bits(of report: AuditReport, _ facts: TouchFacts) -> [Int] {
    let tree = report.tree
    var bits = tree.indices.map(facts.bits(of:))
    for screen in tree.screens {
      for view in ShownView.all(in: report, on: screen) { bits[view.node].insert(.shown) }
      guard tree.traits.touchRule == .clickable else { continue }
      for taker in facts.takers(on: screen) { bits[taker].insert(.taker) }
    }
    return bits.map(\.rawValue)
  }

  private static func finite(_ numbers: [Double]) -> [Double]? {
    numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  private static func numbers(_ rect: Rect) -> [Double]? {
    finite([rect.left, rect.top, rect.width, rect.height])
  }

  /// Two numbers for a view that is only moved, six for any other.
  private static func place(_ map: AffineTransform) -> [Double]? {
    finite(map.isMove ? [map.tx, map.ty] : [map.a, map.b, map.c, map.d, map.tx, map.ty])
  }

  // MARK: Writing

  /// Adds the columns: flags and frames in full, of the rest what does not follow from these.
  func write(to json: inout JSONWriter) {
    json.array("flags") { json in for bit in bits { json.element(bit) } }
    json.array("frame") { json in
      for frame in frames {
        for number in [frame?.left, frame?.top, frame?.width, frame?.height] {
          json.element(exact: number ?? 0)
        }
      }
    }
    json.field("unframed", tree.indices.filter { frames[$0] == nil })
    let usual = Usual(tree, frames, locals, places)
    sparse("local", locals, usual.locals, &json)
    sparse("place", places, usual.places, &json)
    sparse("region", regions, usual.regions, &json)
    sparse("screenFrame", screenFrames, usual.screenFrames, &json)
    sparse("corners", corners, [[Double]?](repeating: nil, count: tree.count), &json)
    writeRest(&json)
  }

  /// Adds what is not as it was.
  func write(since before: PageColumns, to json: inout JSONWriter) {
    json.object("flags") { json in
      for node in tree.indices where bits[node] != before.bits[node] {
        json.field("\(node)", bits[node])
      }
    }
    sparse(
      "frame", frames.map { $0.flatMap(Self.numbers) },
      before.frames.map { $0.flatMap(Self.numbers) }, &json)
    sparse("local", locals, before.locals, &json)
    sparse("place", places, before.places, &json)
    sparse("region", regions, before.regions, &json)
    sparse("screenFrame", screenFrames, before.screenFrames, &json)
    sparse("corners", corners, before.corners, &json)
    writeRest(&json)
  }

  private func writeRest(_ json: inout JSONWriter) {
    json.object("alpha") { json in
      for (node, alpha) in alphas.sorted(by: { $0.key < $1.key }) {
        json.field("\(node)", exact: alpha)
      }
    }
    json.object("drawing") { json in
      for (node, order) in orders.sorted(by: { $0.key < $1.key }) { json.field("\(node)", order) }
    }
  }

  private func sparse(
    _ key: String, _ values: [[Double]?], _ others: [[Double]?], _ json: inout JSONWriter
  ) {
    json.object(key) { json in
      for node in values.indices where values[node] != others[node] {
        json.field("\(node)", exact: values[node])
      }
    }
  }
}

/// What the page's script takes for granted of a view whose columns say nothing else: it is neither
/// turned nor scrolled.
private struct Usual {
  private(set) var locals: [[Double]?] = []
  private(set) var places: [[Double]?] = []
  private(set) var regions: [[Double]?] = []
  private(set) var screenFrames: [[Double]?] = []

  /// - Parameters:
  ///   - actualLocals: What the script then knows of where views are in their superviews.
  ///   - actualPlaces: What it knows of where superviews are.
  init(
    _ tree: ViewTree, _ frames: [Rect?], _ actualLocals: [[Double]?], _ actualPlaces: [[Double]?]
  ) {
    let isOnScreen = tree.traits.space == .screen
    // How far a view's bounds are moved on the screen; nil where more than that is done to them.
    var moves: [[Double]?] = []
    for node in tree.indices {
      let parent = tree.parent(of: node)
      let outer: [Double]? = parent.map { moves[$0] } ?? [0, 0]
      moves.append(nil)
      if let place = actualPlaces[node], place.count == 2, let outer {
        moves[node] = [place[0] + outer[0], place[1] + outer[1]]
      }
      guard let frame = frames[node] else {
        locals.append(nil)
        places.append(nil)
        regions.append(nil)
        screenFrames.append(nil)
        continue
      }
      let origin = isOnScreen ? parent.flatMap { frames[$0]?.origin } ?? .zero : .zero
      locals.append([frame.left - origin.x, frame.top - origin.y])
      places.append(actualLocals[node])
      regions.append([0, 0, frame.width, frame.height])
      let move = isOnScreen ? [0, 0] : outer
      screenFrames.append(
        move.map { [frame.left + $0[0], frame.top + $0[1], frame.width, frame.height] })
    }
  }
}
