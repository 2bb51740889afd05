/// An object of an archive that may be a view, with the places of what stands in it.
struct ArchiveView: Sendable {
  /// The bytes of `IBUIButton`.
  let className: Range<Int>
  /// The bytes of the number by which others refer to it.
  let id: Range<Int>?
  /// The object around it, by its place in the archive's list.
  let outer: Int?
  /// The class of the app's that it is made of; nil for UIKit's own.
  var customClass: Range<Int>?
  /// True when its superview is another view than the one it stands in.
  var isElsewhere = false
  /// The bytes of the values that stand right in it, by key.
  private(set) var values: [String: Range<Int>] = [:]

  init(className: Range<Int>, id: Range<Int>?, outer: Int?) {
    self.className = className
    self.id = id
    self.outer = outer
  }

  /// What is asked of a view, or tells that it is one.
  private static let keys: Set<String> = [
    "NSFrame", "NSFrameSize", "NSvFlags", "NSSuperview", "NSNextResponder", "IBUIHidden",
    "IBUIAlpha", "IBUIUserInteractionEnabled", "IBUIClipsSubviews", "IBUITag", "IBUIText",
    "IBUINormalTitle", "IBUITitle", "IBUIAccessibilityLabel", "IBUIAccessibilityIdentifier",
  ]

  /// Takes a value; of two with one key the first.
  mutating func take(_ key: String, _ value: Range<Int>) {
    if Self.keys.contains(key), values[key] == nil { values[key] = value }
  }

  /// True for views: what has a frame, and what draws.
  var isView: Bool {
    values["NSFrame"] != nil || values["NSFrameSize"] != nil || values["NSvFlags"] != nil
  }

  /// The bytes of `{{x, y}, {w, h}}`.
  var frame: Range<Int>? { values["NSFrame"] }
  /// The bytes of `{w, h}`, which stands alone where the frame begins at zero.
  var size: Range<Int>? { values["NSFrameSize"] }

  /// The bytes of the number of its superview; nil where the archive does not say.
  var superview: Range<Int>? {
    [values["NSSuperview"], values["NSNextResponder"]].compactMap { $0 }.first { !$0.isEmpty }
  }
}
