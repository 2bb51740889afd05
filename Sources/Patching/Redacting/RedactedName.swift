/// A text or the name of a class that a redaction writes over, and that rules compare with others.
struct RedactedName {
  /// Where it stands.
  var range: Range<Int>
  /// What it says, escapes decoded.
  var text: String
}
