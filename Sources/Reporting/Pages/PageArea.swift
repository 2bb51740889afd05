import Analysis
import Hierarchy

/// An area in which taps are for one view, with its colour and pattern.
struct PageArea: Hashable {
  let area: ActingArea
  let look: Int

  /// Adds a row: owner, look, the rectangles' numbers, and for each polygon those of its corners.
  func write(to json: inout JSONWriter) {
    json.list { json in
      json.element(area.owner)
      json.element(look)
      json.list { json in
        for rect in area.part.rects {
          for number in [rect.left, rect.top, rect.width, rect.height] {
            json.element(rounded: number)
          }
        }
      }
      guard !area.part.polygons.isEmpty else { return }
      json.list { json in
        for polygon in area.part.polygons {
          json.list { json in
            for corner in polygon.corners {
              json.element(rounded: corner.x)
              json.element(rounded: corner.y)
            }
          }
        }
      }
    }
  }
}
