import Hierarchy

/// Reads rows of `_printHierarchy` that stand beside a tree:
/// `   | <Controller 0x1>, state: appeared, view: <UIView 0x2> not in the window`.
enum ControllerRow {
  /// A row that is complete, or nil: the level, and the bytes from its `<` on.
  struct Place: Hashable {
    /// The bars before the row, `+` included.
    var level: Int
    /// True when the last of them is a `+`.
    var isPresented: Bool
    var range: Range<Int>
  }

  /// The row in a line, or nil when it is no complete one.
  static func place(_ line: Range<Int>, in bytes: RawSpan) -> Place? {
    let less = bytes.firstOffset(of: ASCII.less, from: line.lowerBound, to: line.upperBound)
    guard less < line.upperBound,
      let state = bytes.firstOffset(of: ">, state: ", from: less, to: line.upperBound),
      bytes.firstOffset(of: ", view: ", from: state, to: line.upperBound) != nil
    else { return nil }
    var place = Place(level: 0, isPresented: false, range: less..<line.upperBound)
    for offset in line.lowerBound..<less {
      switch bytes.byte(offset) {
      case ASCII.bar: place.isPresented = false
      // A log stamp's time zone, +0100, is none.
      case UInt8(ascii: "+") where ASCII.isBlank(bytes.byte(offset + 1)):
        place.isPresented = true
      default: continue
      }
      place.level += 1
    }
    return place
  }

  /// Reads the rows, finds each one's parent, and ties views to nodes.
  static func controllers(at places: [Place], in tree: ViewTree) -> [ControllerDescription] {
    guard !places.isEmpty else { return [] }
    var found: [ControllerDescription] = []
    // The last controller of each level.
    var chain: [Int] = []
    for place in places {
      if place.level < chain.count { chain.removeSubrange(place.level...) }
      var controller = read(place, in: tree)
      controller.parent = place.level > 0 ? chain.last : nil
      chain.append(found.count)
      found.append(controller)
    }
    let nodes = AddressBook(of: found.compactMap { $0.view?.address }, in: tree)
    for position in found.indices { found[position].node = nodes[found[position].view?.address] }
    return found
  }

  private static func read(_ place: Place, in tree: ViewTree) -> ControllerDescription {
    let text = DescriptionText(Array(tree.source.string(in: place.range).utf8))
    let all = text.bytes.indices
    let state = text.position(of: ">, state: ", in: all) ?? 0
    let view = text.position(of: ", view: ", in: state..<all.upperBound) ?? state
    let rest = view + 8..<all.upperBound
    let presentation = text.position(of: ", presented with: ", in: rest)
    let viewPart = rest.lowerBound..<(presentation ?? rest.upperBound)
    let viewEnd = text.position(of: " not in the window", in: viewPart) ?? viewPart.upperBound
    return ControllerDescription(
      object: text.object(0..<state + 1) ?? ObjectName(className: "", address: nil),
      state: text.string(state + 10..<view),
      view: text.object(viewPart.lowerBound..<viewEnd),
      isInWindow: viewEnd == viewPart.upperBound,
      parent: nil, isPresented: place.isPresented,
      presentation: presentation.flatMap { text.object($0 + 18..<rest.upperBound) },
      range: place.range)
  }
}
