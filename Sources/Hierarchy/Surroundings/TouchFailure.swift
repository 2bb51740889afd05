/// What a test tool said about a touch that failed, from text in the same file as a tree.
public struct TouchFailure: Sendable, Hashable {
  /// The tool that wrote the message.
  public enum Tool: String, Sendable, Hashable, CaseIterable {
    /// Detox, of React Native.
    case detox = "Detox"
    /// EarlGrey, of both versions.
    case earlGrey = "EarlGrey"
    /// KIF, "Keep It Functional".
    case kif = "KIF"
    /// XCUITest, which comes with Xcode.
    case xcuiTest = "XCUITest"
    /// Appium, by way of WebDriverAgent.
    case appium = "Appium"
  }

  /// What the tool says is wrong.
  public enum Claim: String, Sendable, Hashable {
    /// A touch at the point does not arrive at the view.
    case notHittable = "not-hittable"
    /// Too little of the view is seen; tools judge that by pixels.
    case notVisible = "not-visible"
    /// The point of the touch shows no pixel of the view, in EarlGrey's words.
    case notInteractable = "not-interactable"
    /// The view could not be scrolled to where it is seen.
    case notScrolledTo = "not-scrolled-to"
    /// The point lies outside the window.
    case outsideWindow = "outside-window"
    /// No view answers the test's description.
    case notFound = "not-found"
  }

  /// The view that was to be touched, as far as the message tells.
  public struct Target: Sendable, Hashable {
    /// Class and address.
    public var object: ObjectName?
    /// The accessibility identifier.
    public var identifier: String?
    /// The accessibility label.
    public var label: String?
    /// The kind of element, such as `Button`.
    public var elementType: String?
    /// The frame on the screen, in points.
    public var frame: Rect?

    package init(
      object: ObjectName? = nil, identifier: String? = nil, label: String? = nil,
      elementType: String? = nil, frame: Rect? = nil
    ) {
      self.object = object
      self.identifier = identifier
      self.label = label
      self.elementType = elementType
      self.frame = frame
    }

    /// True when the message does not say which view it was.
    package var isUnnamed: Bool {
      object == nil && identifier == nil && label == nil && frame == nil
    }

    /// The view for messages: `Button 'send'`, `Crate 0x1 labelled 'Send'`.
    package var text: String {
      if isUnnamed { return "a view that it does not name" }
      var words = [object?.description ?? elementType ?? "view"]
      if let identifier { words.append("'\(identifier)'") }
      if let label, label != identifier { words.append("labelled '\(label)'") }
      if words.count == 1, object == nil, let frame { words.append("at \(frame.text)") }
      return words.joined(separator: " ")
    }

    /// The same with its article, for the middle of a sentence; an object is a name.
    package var phrase: String {
      guard !isUnnamed, object == nil else { return text }
      let isVowel = text.first.map { "AEIOU".contains($0) } ?? false
      return "\(isVowel ? "an" : "a") \(text)"
    }
  }

  /// Who said it.
  public var tool: Tool
  /// What is wrong.
  public var claim: Claim
  /// The view that was to be touched.
  public var target: Target
  /// The point of the touch, in points.
  public var point: Point?
  /// True when the point is in the view's own bounds space; else it is on the screen.
  public var isPointInTarget: Bool
  /// The view that the tool found in the way.
  public var obstructor: ObjectName?
  /// The bytes of the message's lines.
  package var range: Range<Int>

  package init(
    _ tool: Tool, _ claim: Claim, target: Target = Target(), point: Point? = nil,
    isPointInTarget: Bool = false, obstructor: ObjectName? = nil, range: Range<Int>
  ) {
    self.tool = tool
    self.claim = claim
    self.target = target
    self.point = point
    self.isPointInTarget = isPointInTarget
    self.obstructor = obstructor
    self.range = range
  }

  /// True when two messages say the same, wherever they stand.
  package func says(whatIsSaidBy other: TouchFailure) -> Bool {
    var moved = self
    moved.range = other.range
    return moved == other
  }
}
