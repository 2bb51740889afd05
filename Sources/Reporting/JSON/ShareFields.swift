import Analysis
import Hierarchy

/// What `why` says of how much of a view takes touches, as JSON.
enum ShareFields {
  /// Writes the fields; null and empty where there is no view.
  static func write(_ share: LiveShare?, to json: inout JSONWriter) {
    write("live", share?.live, &json)
    write("hitTested", share?.hitTested, &json)
    if let share, share.live != nil {
      json.field("atMost", share.isAtMost)
    } else {
      json.field("atMost", String?.none)
    }
    json.array("takers") { json in
      for taker in share?.takers ?? [] { json.object { json in write(taker, &json) } }
    }
    json.field("moreTakers", share?.moreTakers ?? 0)
    json.array("cuts") { json in
      for cut in share?.cuts ?? [] {
        json.object { json in
          json.field("node", cut.node)
          json.field("by", cut.by)
          json.field("change", cut.change.rawValue)
        }
      }
    }
    json.field("moreCuts", share?.moreCuts ?? 0)
  }

  private static func write(
    _ key: String, _ amount: LiveShare.Amount?, _ json: inout JSONWriter
  ) {
    guard let amount else { return json.field(key, String?.none) }
    json.object(key) { json in
      json.field("area", amount.area)
      json.field("ofOwn", amount.ofOwn)
      json.field("ofReach", amount.ofReach)
      json.field("best", amount.best)
    }
  }

  private static func write(_ taker: Taker, _ json: inout JSONWriter) {
    json.field("node", taker.node)
    json.field("area", taker.area)
    json.field("ofReach", taker.ofReach)
    json.field("rect", taker.bounds)
    json.field("change", taker.cure?.word)
    if case .order(let front, let back) = taker.cure {
      json.field("front", front)
      json.field("back", back)
    }
  }
}
