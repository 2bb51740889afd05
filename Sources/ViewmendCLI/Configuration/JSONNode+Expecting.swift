import Arguments
import Hierarchy

/// Values as a key expects them; what is none says what was expected.
extension JSONNode {
  /// The number; nil for anything else.
  var number: Double? { if case .number(let number) = content { number } else { nil } }

  /// Four numbers as the distances at four edges: top, left, bottom, right; nil for anything else, and
  /// for any farther than 10,000 points.
  var insets: EdgeInsets? {
    guard case .list(let sides) = content else { return nil }
    let numbers = sides.compactMap(\.number)
    guard numbers.count == 4, sides.count == 4, numbers.allSatisfy({ abs($0) <= 10_000 }) else {
      return nil
    }
    return EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// What is wrong with a value of a key.
  func fault(_ key: String, _ expected: String, hint: String? = nil) -> ConfigurationFault {
    ConfigurationFault(
      offset, "\"\(key)\" must be \(expected), but it is \(kind).", hint: hint)
  }

  /// The members of an object.
  func members(of owner: String) throws(ConfigurationFault) -> [Member] {
    guard case .object(let members) = content else {
      throw ConfigurationFault(
        offset, "\(owner) must be an object, but it is \(kind).", hint: nil)
    }
    return members
  }

  func list(_ key: String) throws(ConfigurationFault) -> [JSONNode] {
    guard case .list(let elements) = content else { throw fault(key, "a list") }
    return elements
  }

  func text(_ key: String) throws(ConfigurationFault) -> String {
    guard case .text(let text) = content else { throw fault(key, "a text") }
    return text
  }

  /// The text that each entry of a list is.
  func entry(of key: String) throws(ConfigurationFault) -> String {
    guard case .text(let text) = content else {
      throw ConfigurationFault(
        offset, "Each entry of \"\(key)\" must be a text, but this is \(kind).", hint: nil)
    }
    return text
  }

  func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(ConfigurationFault) -> Double {
    guard let number, range.contains(number) else {
      let (low, high) = (range.lowerBound.text(places: 2), range.upperBound.text(places: 2))
      throw fault(key, "a number from \(low) to \(high)")
    }
    return number
  }

  /// One of a few words; a number may stand for its digits.
  func word(_ key: String, of words: [String]) throws(ConfigurationFault) -> String {
    let word: String
    switch content {
    case .text(let text): word = text
    case .number(let number): word = number.text(places: 6)
    default: throw fault(key, Self.listed(words))
    }
    guard words.contains(word) else {
      let near = Spelling(word).nearest(among: words)
      throw fault(key, Self.listed(words), hint: near.map { "Did you mean \($0)?" })
    }
    return word
  }

  private static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension JSONNode.Member {
  /// The key, where it is one of those that are known.
  func known(_ keys: [String], in owner: String) throws(ConfigurationFault) -> String {
    if keys.contains(key) { return key }
    let near = Spelling(key).nearest(among: keys)
    throw ConfigurationFault(
      offset, "There is no key \"\(key)\" in \(owner).",
      hint: near.map { "Did you mean \($0)?" } ?? "The keys are \(keys.joined(separator: ", ")).")
  }
}
