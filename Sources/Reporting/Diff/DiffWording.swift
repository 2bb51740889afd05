import Analysis
import Hierarchy

/// The words for what changed of a view.
enum DiffWording {
  /// What happened, in one word.
  static func word(_ kind: TreeChange.Kind) -> String {
    switch kind {
    case .flag: "flags"
    case .reparented: "re-parented"
    default: kind.rawValue
    }
  }

  /// A view's class, with its identifier or else its text.
  static func name(of node: Node) -> String {
    var name = Style.inline(node.className)
    if let identifier = node.string(.accessibilityIdentifier), !identifier.isEmpty {
      name += " #\(Style.inline(identifier))"
    } else if let text = node.text ?? node.string(.accessibilityLabel), !text.isEmpty {
      name += " '\(Style.inline(String(text.prefix(longestText))))'"
    }
    return name
  }

  private static let longestText = 40

  /// What was and what is, behind a view's name.
  static func words(of change: TreeChange, in diff: TreeDiff) -> String {
    switch change.detail {
    case .views(let count):
      let others = count - 1
      let inside = others == 0 ? "" : " with \(others) view\(others == 1 ? "" : "s") in it"
      return inside + superview(of: change, in: diff)
    case .frame(let from, let to):
      return change.kind == .resized
        ? " from \(from.size.text) to \(to.size.text)"
        : " from \(from.origin.text) to \(to.origin.text)"
    case .order(let from, let to): return " from place \(from) among its siblings to \(to)"
    case .superview(let from, let to):
      return " from \(name(from, in: diff.old)) to \(name(to, in: diff.new))"
    case .value(let name, let from, let to):
      if change.kind == .classChanged { return " from \(shown(from)) to \(shown(to))" }
      if change.kind == .flag, from ?? to == "yes" {
        guard to == nil else { return " now \(name)" }
        // What is no longer not so is so.
        return name.hasPrefix("not ") ? " now \(name.dropFirst(4))" : " no longer \(name)"
      }
      return " \(name) from \(shown(from)) to \(shown(to))"
    }
  }

  private static func superview(of change: TreeChange, in diff: TreeDiff) -> String {
    if let new = change.new {
      return diff.new.parent(of: new).map { " in \(name(of: diff.new[$0]))" } ?? ""
    }
    guard let old = change.old else { return "" }
    return diff.old.parent(of: old).map { " from \(name(of: diff.old[$0]))" } ?? ""
  }

  private static func name(_ node: Int?, in tree: ViewTree) -> String {
    node.map { name(of: tree[$0]) } ?? "no superview"
  }

  private static func shown(_ value: String?) -> String {
    value.map { "'\(Style.inline($0))'" } ?? "none"
  }

  /// How much less of a target takes touches.
  static func words(of entry: TapChanges.Shrinking) -> String {
    func best(_ rect: Rect?) -> String { rect.map { ", at best \($0.size.text)" } ?? "" }
    var words = " took touches in \(entry.areaBefore.points) square points\(best(entry.bestBefore))"
    words +=
      entry.areaNow == 0
      ? ", and takes none now" : "; now in \(entry.areaNow.points)\(best(entry.bestNow))"
    if let minimum = entry.missedMinimum { words += ", below the minimum of \(minimum.text)" }
    return words
  }
}
