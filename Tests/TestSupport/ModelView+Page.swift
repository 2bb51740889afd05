import Hierarchy

extension ModelView {
  /// Appends a view and everything below it as elements of a page, each placed in the one around it,
  /// so that a browser's `elementFromPoint` answers what UIKit's hit test does.
  ///
  /// An element cuts what is in it, as a superview does; one of React Native's views that does not
  /// clip is left open. Elements are painted, and asked, in the order of the page.
  ///
  /// - Parameter offset: Where the space that the view's frame is in has its origin.
  func appendPage(to page: inout String, offset: Point = .zero) {
    if isLayer || losesSize { return }
    let space = bounds.standardized
    // Without the transform, whose place is told by the anchor point.
    let left = position.x - anchor.x * bounds.width + min(bounds.width, 0) - offset.x
    let top = position.y - anchor.y * bounds.height + min(bounds.height, 0) - offset.y
    page += "<div id=\(index) style='left:\(left)px;top:\(top)px;"
    page += "width:\(space.width)px;height:\(space.height)px;"
    page += "transform-origin:\(anchor.x * 100)% \(anchor.y * 100)%;"
    let map = transform
    if map != .identity {
      page += "transform:matrix(\(map.a),\(map.b),\(map.c),\(map.d),\(map.tx),\(map.ty));"
    }
    if className == "RCTView", !clips { page += "overflow:visible;" }
    if isHidden { page += "visibility:hidden;" }
    if alpha <= 0.01 || !isInteractive { page += "pointer-events:none;" }
    page += "'>"
    for child in children { child.appendPage(to: &page, offset: space.origin) }
    page += "</div>"
  }
}

extension RandomTree {
  /// The windows as elements of a page.
  package var page: String {
    var page = ""
    for window in windows { window.appendPage(to: &page) }
    return page
  }
}
