/// Something in a file that was not understood, or was understood with a doubt.
///
/// A reader goes on after a diagnostic: it never throws the rest of a file away, and what it
/// could not read never disappears without one.
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters: a note for text around trees, a warning for damage inside one.
  public var severity: Severity
  /// The bytes it is about, in the text that the tree was read from.
  public var range: Range<Int>
  /// A sentence that says what was found, and what was done about it.
  public var message: String

  /// Makes a diagnostic about a range of the tree's text.
  package init(_ severity: Severity, at range: Range<Int>, _ message: String) {
    self.severity = severity
    self.range = range
    self.message = message
  }
}
