import Analysis
import Hierarchy

/// What `check --as` says, for people.
package struct ForecastText {
  private let style: Style

  package init(style: Style) { self.style = style }

  /// The forecasts of one file: a line for each item and case that changes, one for each thing
  /// that cannot be told, and one for all cases without either.
  package func write(
    _ forecasts: [Forecast], on tree: ViewTree, path: String, to out: inout ReportStream
  ) {
    var unchanged: [String] = []
    var gaps: [(gap: ForecastGap, names: [String])] = []
    var places: [ForecastGap: Int] = [:]
    for forecast in forecasts {
      let name = forecast.circumstance.name
      for change in forecast.changes {
        line([name], Self.sentence(change, forecast.circumstance, tree), path, &out)
      }
      for gap in forecast.gaps {
        if let known = places[gap] {
          gaps[known].names.append(name)
        } else {
          places[gap] = gaps.count
          gaps.append((gap, [name]))
        }
      }
      if forecast.changes.isEmpty, forecast.gaps.isEmpty { unchanged.append(name) }
    }
    for (gap, names) in gaps { line(names, Self.sentence(gap, tree), path, &out) }
    if !unchanged.isEmpty { line(unchanged, "nothing changes", path, &out) }
  }

  private func line(
    _ names: [String], _ text: String, _ path: String, _ out: inout ReportStream
  ) {
    let name = names.joined(separator: ", ")
    out.line("\(Style.inline(path)): \(style.bold("as \(name)")): \(Style.inline(text))")
  }

  /// What changes about an item.
  static func sentence(
    _ change: ItemChange, _ circumstance: Circumstance, _ tree: ViewTree
  ) -> String {
    let size = tree.frame(of: change.node).map { " \($0.size.text)" } ?? ""
    var text = "\(name(change.node, tree))\(size): "
    switch circumstance {
    case .era(let era, _):
      let now = change.eraNow.map { "\($0.title) \($0.isOneVersion ? "takes" : "take")" }
      text +=
        "\(now ?? "its frame alone takes") taps over \(area(change.from)), \(era.title) over \(area(change.to))"
    case .mirrored:
      text += "takes taps over \(place(change.from)) now, \(place(change.to)) then"
    case .landscape, .width:
      let (now, then) = (area(change.from), area(change.to))
      text += "takes taps over \(now == then ? "\(now) as before" : "\(now) now, \(then) then")"
    }
    for rule in change.comes {
      text += "; \(rule.rawValue) comes"
      if change.notes.contains(rule) { text += " as a note" }
      if rule == .targetOversized, change.coversThen { text += ", covering \(covered)" }
    }
    for rule in change.goes { text += "; \(rule.rawValue) goes" }
    if case .inset(let inset, let expected)? = change.inset {
      text += "; its mark begins \(inset.points) pt from the bar's end then, where "
      text += "\(expected.points) is expected"
    }
    if let asks = change.asks {
      text += "; it should have \(asks.now.text) now, \(asks.then.text) then"
    }
    if change.coversNow != change.coversThen, !change.comes.contains(.targetOversized),
      !change.goes.contains(.targetOversized)
    {
      text +=
        change.coversThen ? "; it comes to cover \(covered)" : "; it no longer covers \(covered)"
    }
    return text
  }

  private static let covered = "the title or another item"

  private static func area(_ rect: Rect?) -> String { rect?.size.text ?? "nothing" }
  private static func place(_ rect: Rect?) -> String { rect?.text ?? "nothing" }

  private static func name(_ node: Int, _ tree: ViewTree) -> String {
    tree[node].className + (tree[node].address.map { " \($0)" } ?? "")
  }

  /// Why something cannot be told, as a sentence of its own.
  static func sentence(_ gap: ForecastGap, _ tree: ViewTree) -> String {
    let reason = reason(gap, tree)
    // What is known of an app's own view is said first.
    return gap.reason == .ownView ? reason : "cannot tell: \(reason)"
  }

  /// Why something cannot be told.
  static func reason(_ gap: ForecastGap, _ tree: ViewTree) -> String {
    let name = gap.node.map { Self.name($0, tree) } ?? "the file"
    switch gap.reason {
    case .noBar: return "the file holds no navigation bar"
    case .noViews:
      return "the file lists accessibility elements, not the views of a bar"
    case .noFrame:
      return "\(name) is turned, or its place on screen is not in the file"
    case .eraUnknown:
      return "the parts of \(name) do not show its iOS; --era says which it is"
    case .noWindow:
      return "nothing as wide as \(name) is printed around it, so the screen's other "
        + "side is not known; width=N says how wide the bar is"
    case .isWide: return "the screen of \(name) is wider than high already"
    case .isPad: return "\(name) is on an iPad, whose bars keep their height"
    case .otherHeight:
      return "\(name) is not one row of 44 pt, so how low it gets is not known"
    case .glass: return "how low \(name) of iOS 26 gets is not known"
    case .inset:
      return
        "where the mark of \(name) would begin, as UIKit puts the whole item elsewhere there, so "
        + "bar-item-inset is not compared"
    case .ownView:
      let size = gap.node.flatMap { tree.frame(of: $0) }.map { " \($0.size.text)" } ?? ""
      return "\(name)\(size) is the app's own view: iOS 10 and before take taps over more than its "
        + "frame, how much more was never measured, iOS 11 and later over the frame alone; rules "
        + "judge the frame"
    }
  }
}
