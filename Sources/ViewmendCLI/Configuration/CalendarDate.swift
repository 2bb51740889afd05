/// A day of the calendar, as `2027-03-31`.
struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  var year: Int
  var month: Int
  var day: Int

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`; nil for what is no day.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]),
      (1...Self.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  var description: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
