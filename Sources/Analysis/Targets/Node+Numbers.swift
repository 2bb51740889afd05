import Hierarchy

extension Node {
  /// The numbers of a value in braces, `{200, 900}`; nil where there are not so many.
  func numbers(_ key: AttributeKey, _ count: Int) -> [Double]? {
    guard let text = string(key) else { return nil }
    let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return numbers.count == count ? numbers : nil
  }
}
