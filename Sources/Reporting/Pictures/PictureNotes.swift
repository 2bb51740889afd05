import Analysis
import Hierarchy

/// What one should know about the areas of a picture.
enum PictureNotes {
  /// A sentence each.
  static func notes(on map: ActingMap, in tree: ViewTree) -> [String] {
    var notes: [String] = []
    if !map.isKnown {
      notes.append("The file does not say what lies on top, so no area is anybody's for certain.")
    }
    if map.isSettled {
      notes.append(
        "Taken during a push or pop: areas are those once it has ended, when views that it "
          + "disabled take touches again.")
    }
    if !map.unplaced.isEmpty {
      let (count, verb) = (map.unplaced.count, map.unplaced.count == 1 ? "view has" : "views have")
      notes.append(
        "\(count) \(verb) no known place and may take touches that are drawn as others'.")
    }
    if !map.crowded.isEmpty {
      let count = map.crowded.count
      notes.append(
        "So many views lie on \(count) \(count == 1 ? "view" : "others") that it is not worked out "
          + "who takes touches there.")
    }
    return notes
  }
}
