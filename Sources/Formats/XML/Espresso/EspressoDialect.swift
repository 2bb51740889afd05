import Hierarchy

/// The page source of Appium's Espresso driver: the views themselves, in the order of their parents.
///
/// A child later in the file is drawn later, but for elevation, which is not in it. Beside the usual
/// attributes there are `visible`, `view-tag`, `adapters`, `adapter-type` and `viewIndex`; long values
/// are cut, and the document has no line breaks.
struct EspressoDialect: AndroidDialect {
  var format: InputFormat { .espressoXML }

  var traits: TreeTraits {
    TreeTraits(
      unit: .pixel(density: nil), space: .screen, frames: .views, touchRule: .clickable,
      siblingOrder: .backToFront)
  }

  /// What is not `visible` is hidden with all that is in it: views cannot be seen without those
  /// around them.
  func node(of element: XMLElement, in bytes: RawSpan) -> XMLNode? {
    guard var node = androidNode(of: element, in: bytes) else { return nil }
    if node.states.remove(.seemsInvisible) != nil { node.flags.insert(.hidden) }
    return node
  }

  func claims(_ opening: XMLOpening, in bytes: RawSpan) -> Bool {
    isHierarchy(
      opening, withAny: ["view-tag", "visible", "adapters", "viewIndex"], in: bytes)
  }
}
