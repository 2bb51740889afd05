import Hierarchy

/// What a rule says about one node.
public struct Finding: Sendable {
  /// How sure the rule is.
  public enum Result: String, Sendable, Hashable {
    /// The rule is broken.
    case fail
    /// What the file holds does not decide it.
    case cannotTell = "cannot-tell"
  }

  /// What the rule judged.
  public enum Basis: String, Sendable, Hashable {
    /// The frame in the dump.
    case frame
    /// The live area that the era's model gives.
    case eraModel = "era-model"
    /// The area that assistive technology is told, which need not be what takes touches.
    case accessibilityFrame = "accessibility-frame"
    /// What of a view can be seen: its own size may be larger.
    case clippedBounds = "clipped-bounds"
    /// A gesture recognizer that the file describes beside the tree.
    case recognizer
  }

  /// What was measured, in points.
  public enum Measured: Sendable, Hashable {
    /// Nothing that is a number.
    case nothing
    /// How far the target reaches past the visible mark.
    case overhang(EdgeInsets)
    /// The size found and the size wanted.
    case size(Size, minimum: Size)
    /// Width kept for a title, and how far its label is parked from its normal place.
    case title(keptWidth: Double, parkedBy: Point?)
    /// How far a title's centre is off the bar's.
    case displacement(Double)
    /// How far a mark begins from the bar's end, and how far it is expected to.
    case inset(Double, expected: Double)
    /// How far a target reaches past what cuts it, and the share of its area that is lost.
    case outside(EdgeInsets, share: Double)
    /// The share of a target's area that other views take.
    case obscured(share: Double)
    /// The share of what is seen of a target that takes no touches.
    case deadMark(share: Double)
    /// What two targets share on the screen, and how much of a finger on the one lies on the other.
    case overlap(Rect, ratio: Double)
    /// What a target shares with others that take its touches: those that take most, first of all
    /// the one that takes most, and how many more there are.
    case overlaps([Overlap], more: Int)
    /// How many targets it is about.
    case targets(Int)
  }

  /// What a target shares with another on the screen.
  public struct Overlap: Sendable, Hashable {
    /// The other target.
    public var node: Int
    /// What both reach, in points of the screen.
    public var rect: Rect
    /// How much of a finger on the one lies on the other, against what lies on the one itself.
    public var ratio: Double

    /// Makes what is shared with a target.
    public init(node: Int, rect: Rect, ratio: Double) {
      self.node = node
      self.rect = rect
      self.ratio = ratio
    }
  }

  /// The sentences of a finding.
  public struct Wording: Sendable, Hashable {
    /// What was measured, where, and who is affected.
    public var message: String
    /// What brought it about, in words that one can search code for.
    public var cause: String?
    /// The debugger expression or capture that would settle a cannot-tell.
    public var ask: String?

    init(message: String, cause: String? = nil, ask: String? = nil) {
      self.message = message
      self.cause = cause
      self.ask = ask
    }
  }

  /// A frame that would cure the finding.
  public struct Fix: Sendable, Hashable {
    /// Who decides the frame in the running app.
    public enum Owner: String, Sendable, Hashable {
      /// UIKit, which lays the view out again: the corrected frame shows what is wanted, and the
      /// message names a cure that lasts.
      case system
      /// The app.
      case app
    }

    /// The node to move.
    public var node: Int
    /// Who decides its frame.
    public var owner: Owner
    /// The frame printed, in the parent's bounds space.
    public var from: Rect
    /// The frame wanted, in the same space.
    public var to: Rect
    /// What keeps this frame from being as large as asked for, where it is one of several.
    package var limit: FixLimit?
  }

  /// The rule.
  public let rule: RuleID
  /// How much it matters.
  public internal(set) var severity: Severity
  /// How much it matters by the rule itself, whatever severity somebody gave the rule.
  package let grade: Severity
  /// How sure the rule is.
  public let result: Result
  /// What was judged.
  public let basis: Basis
  /// The node it is about.
  public let node: Int
  /// Other nodes that belong to it.
  public let related: [Int]
  /// The numbers.
  public let measured: Measured
  /// A correction, where one frame can bring it about.
  public var fix: Fix? { rest?.fix }
  /// Every frame that the correction takes: that of `fix` first, and for two targets that are parted
  /// the other's too.
  package var fixes: [Fix] {
    guard let rest else { return [] }
    return (rest.fix.map { [$0] } ?? []) + rest.others
  }
  /// Why no frame cures it, or one does so only in part; nil where nothing is known of that.
  public var limit: FixLimit? { rest?.limit }
  /// True where nobody has a frame that cures it, nor knows why there is none.
  var isUncorrected: Bool { rest.map { $0.fix == nil && $0.limit == nil } ?? true }
  /// Orders findings of a severity: the smaller side of the target comes first.
  package let rank: Double
  /// Every target that the finding is about, where it stands for several; `related` names some.
  package var group: [Int] { rest?.group ?? [] }

  /// What few findings have, out of the way of the many that are made, sorted and written.
  private final class Rest: Sendable {
    let fix: Fix?
    let limit: FixLimit?
    let group: [Int]
    let others: [Fix]

    init(_ fix: Fix?, _ limit: FixLimit?, _ group: [Int], others: [Fix] = []) {
      self.fix = fix
      self.limit = limit
      self.group = group
      self.others = others
    }
  }

  private var rest: Rest?
  private let words: @Sendable () -> Wording

  init(
    _ rule: RuleID, _ severity: Severity, _ result: Result = .fail, basis: Basis, node: Int,
    related: [Int] = [], measured: Measured = .nothing, fix: Fix? = nil, limit: FixLimit? = nil,
    rank: Double = .infinity, group: [Int] = [], words: @escaping @Sendable () -> Wording
  ) {
    self.rule = rule
    self.severity = severity
    grade = severity
    self.result = result
    self.basis = basis
    self.node = node
    self.related = related
    self.measured = measured
    self.rank = rank
    self.words = words
    rest = fix == nil && limit == nil && group.isEmpty ? nil : Rest(fix, limit, group)
  }

  /// Adds a correction that was worked out for a whole screen.
  mutating func correct(_ fixes: [Fix], _ limit: FixLimit?) {
    guard !fixes.isEmpty || limit != nil else { return }
    rest = Rest(fixes.first, limit, group, others: Array(fixes.dropFirst()))
  }

  /// The sentences, put together now.
  public var wording: Wording { words() }
  /// What was measured, where, and who is affected.
  public var message: String { words().message }
}
