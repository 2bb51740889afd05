/// What a result is held to.
enum Target: Sendable, Equatable {
  case atMost(Double)
  case atLeast(Double)
  case exactly(Double)
  case reportOnly

  func verdict(on value: Double) -> Verdict {
    switch self {
    case .atMost(let bound): return value <= bound ? .met : .missed
    case .atLeast(let bound): return value >= bound ? .met : .missed
    case .exactly(let bound): return value == bound ? .met : .missed
    case .reportOnly: return value.isNaN ? .missed : .reported
    }
  }

  var words: String {
    switch self {
    case .atMost(let bound): return "at most \(Self.plain(bound))"
    case .atLeast(let bound): return "at least \(Self.plain(bound))"
    case .exactly(let bound): return "exactly \(Self.plain(bound))"
    case .reportOnly: return "–"
    }
  }

  private static func plain(_ bound: Double) -> String {
    bound >= 10 ? Quantity.grouped(bound) : "\(bound)"
  }
}
