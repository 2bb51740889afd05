import Hierarchy

/// Attributes that are added to a row or taken from it.
package enum AttributeText {
  /// What a dump prints for a view that takes no touches.
  private static let interaction = "userInteractionEnabled"

  /// Keys that UIKit prints behind `userInteractionEnabled`.
  private static let keysBehindInteraction: Set<String> = [
    "tag", "tintColor", "gestureRecognizers", "animations", "backgroundColor", "placeholder",
    "borderStyle", "background", "image", "layer", "contentOffset", "contentSize",
    "adjustedContentInset", "layout", "dataSource", "value", "configuration",
  ]

  /// The bytes to leave out so that a view takes touches; nil when nothing says that it does not.
  package static func interactionRange(of node: Node) -> Range<Int>? {
    let attributes = node.tree.syntax.attributes(of: node)
    let source = node.tree.source
    guard let place = attributes.firstIndex(where: { source.string(in: $0.key) == interaction })
    else { return nil }
    let (key, value) = attributes[place]
    // With the separator behind it, or before it where it is the last.
    if place + 1 < attributes.count {
      return key.lowerBound..<attributes[place + 1].key.lowerBound
    }
    guard place > 0 else { return nil }
    return attributes[place - 1].value.upperBound..<value.upperBound
  }

  /// Where to write what, so that a view takes no touches; nil when it takes none already.
  package static func interactionOff(for node: Node) -> (offset: Int, text: String)? {
    guard !node.flags.contains(.interactionDisabled) else { return nil }
    let attributes = node.tree.syntax.attributes(of: node)
    let source = node.tree.source
    let next = attributes.first { keysBehindInteraction.contains(source.string(in: $0.key)) }
    if let next { return (next.key.lowerBound, "\(interaction) = NO; ") }
    return attributes.last.map { ($0.value.upperBound, "; \(interaction) = NO") }
  }

  /// Where a frame is written into a view that prints none: behind its class and pointer.
  ///
  /// - Returns: nil for a bare layer, which has no frame.
  package static func frameOffset(in node: Node) -> Int? {
    guard !node.flags.contains(.isLayer) else { return nil }
    let range = node.range
    return node.tree.source.withBytes { bytes in
      let isWrapped = bytes.byte(range.lowerBound + 1) == ASCII.less
      let start = isWrapped ? range.lowerBound + 1 : range.lowerBound
      guard let head = HeadScanner.head(in: bytes, at: start, limit: range.upperBound) else {
        return nil
      }
      return head.address?.upperBound ?? head.name.upperBound
    }
  }
}
