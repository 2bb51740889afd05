import Hierarchy

/// Targets that lie wholly under something, by what that is: one finding for each.
struct CoveredGroups {
  private var groups: [Int: [Int]] = [:]

  mutating func add(_ target: Int, under view: Int) { groups[view, default: []].append(target) }

  private var sorted: [(view: Int, targets: [Int])] {
    groups.map { ($0.key, $0.value) }.sorted { $0.1[0] < $1.1[0] }
  }

  /// What is said of targets that nobody sees.
  func notes(_ tree: ViewTree) -> [Finding] {
    sorted.map { view, targets in
      Self.finding(.note, .fail, on: targets, under: view) {
        .init(
          message: "\(Self.subject(targets, tree)) hidden behind \(tree[view].className), which "
            + "takes \(targets.count == 1 ? "its" : "their") touches; nothing of "
            + "\(targets.count == 1 ? "it" : "them") is seen.")
      }
    }
  }

  /// What is asked where the file does not say whether they are seen.
  func questions(_ tree: ViewTree) -> [Finding] {
    sorted.map { view, targets in
      Self.finding(TargetObscured.severity, .cannotTell, on: targets, under: view) {
        let name = tree[view].className
        let address = tree[view].address
        return .init(
          message: "\(Self.subject(targets, tree)) wholly under \(name), which takes "
            + "\(targets.count == 1 ? "its" : "their") touches; whether "
            + "\(targets.count == 1 ? "it is" : "they are") seen through it, so that people try to "
            + "tap \(targets.count == 1 ? "it" : "them"), cannot be told.",
          ask: address.map { "po [(UIView *)\($0) backgroundColor]" }
            ?? "the background of \(name), or a screenshot")
      }
    }
  }

  /// What is said of targets that turned views lie on.
  static func turned(_ targets: [Int], _ tree: ViewTree) -> Finding {
    finding(TargetObscured.severity, .cannotTell, on: targets) {
      .init(
        message:
          "\(subject(targets, tree)) under a view that is turned by an angle, so how much of "
          + "\(targets.count == 1 ? "it" : "them") it takes cannot be told.",
        ask:
          "capture again when no animation is running: po [[UIWindow keyWindow] recursiveDescription]"
      )
    }
  }

  /// The finding on targets that more lies on than is worked out.
  static func crowded(_ targets: [Int], _ tree: ViewTree) -> Finding {
    finding(TargetObscured.severity, .cannotTell, on: targets) {
      .init(
        message: "\(subject(targets, tree)) under so many views that what they take of "
          + "\(targets.count == 1 ? "it" : "them") is not worked out, so it cannot be told.",
        ask: tree[targets[0]].address.map {
          "capture less: po [[(UIView *)\($0) superview] recursiveDescription]"
        } ?? "a dump of a part of the screen")
    }
  }

  /// A finding on several targets, of which it names so many as a reader would look at.
  private static func finding(
    _ severity: Severity, _ result: Finding.Result, on targets: [Int], under view: Int? = nil,
    words: @escaping @Sendable () -> Finding.Wording
  ) -> Finding {
    Finding(
      .targetObscured, severity, result, basis: .frame, node: targets[0],
      related: (view.map { [$0] } ?? []) + targets.dropFirst().prefix(8),
      measured: .targets(targets.count), group: targets, words: words)
  }

  private static func subject(_ targets: [Int], _ tree: ViewTree) -> String {
    let name = tree[targets[0]].className
    return targets.count == 1
      ? "\(name) lies" : "\(targets.count) targets, the first a \(name), lie"
  }
}
