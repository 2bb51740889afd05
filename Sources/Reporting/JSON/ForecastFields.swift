import Analysis
import Hierarchy

/// The `whatIf` field of `check --as --format json`.
enum ForecastFields {
  /// Adds the field to a file's entry: an element for each item and case that changes, and one
  /// with `cannotTell` for what cannot be told.
  static func write(_ forecasts: [Forecast], on tree: ViewTree, to json: inout JSONWriter) {
    json.array("whatIf") { json in
      for forecast in forecasts {
        for change in forecast.changes {
          json.row { json in write(change, as: forecast.circumstance, to: &json) }
        }
        for gap in forecast.gaps {
          json.row { json in
            json.field("as", forecast.circumstance.name)
            json.field("node", gap.node)
            json.field("cannotTell", ForecastText.reason(gap, tree))
          }
        }
      }
    }
  }

  private static func write(
    _ change: ItemChange, as circumstance: Circumstance, to json: inout JSONWriter
  ) {
    json.field("as", circumstance.name)
    json.field("node", change.node)
    json.object("live") { json in
      json.field("from", change.from)
      json.field("to", change.to)
    }
    json.field("comes", change.comes.map(\.rawValue))
    json.field("goes", change.goes.map(\.rawValue))
    json.object("covers") { json in
      json.field("from", change.coversNow)
      json.field("to", change.coversThen)
    }
    guard let asks = change.asks else { return }
    json.object("asks") { json in
      json.field("from", numbers: [asks.now.width, asks.now.height])
      json.field("to", numbers: [asks.then.width, asks.then.height])
    }
  }
}
