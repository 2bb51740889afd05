/// Small numbers for pointers and discriminators, in the order in which a file names them.
struct StableIDs {
  private var numbers: [String: Int] = [:]

  /// The number of a value, the same each time.
  mutating func number(of value: String) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = numbers.count + 1
    return numbers.count
  }
}
