import Formats
import Hierarchy

/// What a view's tag holds of its place and its flags.
extension ViewmendXMLText {
  func placeFields(of node: Node) -> [(String, String?)] {
    func text(_ frame: Rect?) -> String? {
      frame.map { ViewmendXMLNumbers.text($0, in: node.tree) }
    }
    var fields: [(String, String?)] = []
    if node.tree.traits.space == .superview { fields.append(("frame", text(node.printedFrame))) }
    if node.flags.contains(.malformedFrame) {
      fields.append(("badFrame", node.string(.frame) ?? ""))
    }
    let onScreen = node.tree.traits.space == .screen ? node.printedFrame : screenFrame(of: node)
    // A place that the tree could not use is kept as it stands.
    let unused = dumpFormat == .viewmendXML ? node.string(.named("screenFrame")) : nil
    fields.append(("screenFrame", text(onScreen) ?? unused))
    if let t = node.tree.transform(of: node.index) {
      fields.append(("transform", ViewmendXMLNumbers.text([t.a, t.b, t.c, t.d, t.tx, t.ty])))
    }
    let offset = node.tree.boundsOrigin(of: node.index)
    if offset != .zero {
      fields.append(("contentOffset", ViewmendXMLNumbers.text([offset.x, offset.y])))
    }
    return fields
  }

  /// Flags that are as a reader takes them to be are left out.
  func flagFields(of node: Node) -> [(String, String?)] {
    let flags = node.flags
    let states = node.tree.states(of: node.index)
    var fields: [(String, String?)] = []
    func set(_ key: String, _ isSet: Bool, _ value: String = "true") {
      if isSet { fields.append((key, value)) }
    }
    set("hidden", flags.contains(.hidden))
    if flags.contains(.hasAlpha) { set("alpha", true, ViewmendXMLNumbers.text(node.alpha)) }
    let classes = [node.className, node.baseClassName ?? ""]
    let isPassive = classes.contains("UILabel") || classes.contains("UIImageView")
    set("interactive", isPassive == node.isInteractive, node.isInteractive ? "true" : "false")
    set("clips", flags.contains(.clipsToBounds))
    set("opaque", flags.contains(.notOpaque), "false")
    set("gestures", flags.contains(.hasGestureRecognizers))
    if node.tree.traits.touchRule == .clickable {
      set("clickable", states.contains(.takesTouches))
      set("checkable", states.contains(.checks))
      let directions = ["vertical", "horizontal", "both"]
      let direction = node.string(.named("scrollable")).flatMap {
        directions.contains($0) ? $0 : nil
      }
      set("scrollable", states.contains(.scrolls), direction ?? "true")
    }
    if let order = node.zOrder { set("zOrder", true, order) }
    set("enabled", states.contains(.disabled), "false")
    set("visible", states.contains(.seemsInvisible), "false")
    set("layer", flags.contains(.isLayer))
    var missing: [String] = []
    if flags.contains(.belowGap) { missing.append("levels") }
    if flags.contains(.isCut) { missing.append("end") }
    if flags.contains(.malformedTransform) { missing.append("transform") }
    set("incomplete", !missing.isEmpty, missing.joined(separator: " "))
    return fields
  }
}
