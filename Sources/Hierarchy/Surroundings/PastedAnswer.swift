/// A debugger's answer that stands in the same file as a tree, with what it was asked for.
public struct PastedAnswer: Sendable, Hashable {
  /// What was asked.
  public enum Question: Sendable, Hashable {
    /// The delegate of a navigation controller's recognizer, asked for by the property.
    case delegate(GestureRecognizer.Property)
    /// The delegate of the object at an address.
    case delegateOfObject(address: String)
    /// What a delegate answers to `gestureRecognizerShouldBegin:` about a recognizer; nil where the
    /// question does not print which.
    case shouldBegin(delegate: String, recognizer: String?)
    /// The accessibility elements of the object at an address.
    case accessibilityElements(of: String)
  }

  /// What came back.
  public enum Value: Sendable, Hashable {
    /// An object.
    case object(ObjectName)
    /// No object.
    case none
    /// `YES`, `NO`, `true`, `false`, `1` or `0`.
    case flag(Bool)
    /// A list of accessibility elements.
    case elements([AccessibleElement])
  }

  /// What was asked.
  public var question: Question
  /// What came back.
  public var value: Value
  /// The bytes from the question to the end of the answer's line.
  package var range: Range<Int>

  package init(question: Question, value: Value, range: Range<Int>) {
    self.question = question
    self.value = value
    self.range = range
  }
}
