extension [String] {
  /// The words as an enumeration, such as `a, b or c`.
  func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
