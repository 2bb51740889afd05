import Analysis
import Hierarchy

/// The `hand` field of `check --hand --format json`.
enum HandFields {
  /// Adds the field to a file's entry: which hand, and how it gets to each back button, and with
  /// `--targets` to each target. Distances are millimetres.
  static func write(_ reaches: [HandReach], _ hand: Hand, to json: inout JSONWriter) {
    json.object("hand") { json in
      json.field("side", hand.rawValue)
      json.array("reach") { json in
        for reach in reaches { json.row { json in write(reach, to: &json) } }
      }
    }
  }

  private static func write(_ reach: HandReach, to json: inout JSONWriter) {
    json.field("node", reach.node)
    json.field("backButton", reach.isBackButton)
    json.field("zone", reach.reach?.zone.rawValue)
    json.field("distance", reach.reach.map { tenths($0.distance) })
    json.field("pointsPerInch", reach.screen.map { tenths($0.pointsPerInch) })
    if let mirrored = reach.mirrored {
      json.object("mirrored") { json in
        json.field("zone", mirrored.zone.rawValue)
        json.field("distance", tenths(mirrored.distance))
      }
    } else {
      json.field("mirrored", String?.none)
    }
    json.field("cannotTell", reach.gap.map(HandText.reason))
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
