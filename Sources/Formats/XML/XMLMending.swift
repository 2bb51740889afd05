/// What was done to a text before it is read as XML.
enum XMLMending {
  case none
  /// It was mended, and one element stands around all trees.
  case mended
  /// The same, and its last tree broke off.
  case cut
}
