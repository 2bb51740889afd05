import Analysis
import Hierarchy

/// What stands in a file besides views, in JSON.
enum SurroundingsFields {
  /// One view controller.
  static func write(
    _ controller: ControllerDescription, _ lines: LineIndex, _ json: inout JSONWriter
  ) {
    let place = lines.location(of: controller.range.lowerBound)
    json.row { json in
      json.field("class", controller.object.className)
      json.field("address", controller.object.address)
      json.field("state", controller.state)
      json.field("viewClass", controller.view?.className)
      json.field("viewAddress", controller.view?.address)
      json.field("node", controller.node)
      json.field("parent", controller.parent)
      json.field("presented", controller.isPresented)
      json.field("line", place.line)
      json.field("column", place.column)
    }
  }

  /// What becomes of the swipe back in one navigation controller; `asChecked` with the cause and the
  /// cure.
  static func write(_ swipe: SwipeBack, asChecked: Bool = false, _ json: inout JSONWriter) {
    json.row { json in
      json.field("property", swipe.property.rawValue)
      json.field("recognizer", swipe.recognizer.address)
      json.field("view", swipe.recognizer.node)
      json.field("answer", swipe.word)
      json.field("message", asChecked ? swipe.message : swipe.sentence)
      if asChecked { json.field("cause", swipe.cause) }
      json.field("ask", swipe.ask)
    }
  }
}
