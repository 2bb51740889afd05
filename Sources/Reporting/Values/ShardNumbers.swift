/// Which parts of a run that was split a report is about.
///
/// What tells the reports of two parts apart is their number alone: two parts to which no file fell
/// say the same.
package struct ShardNumbers: Sendable, Hashable {
  /// The parts, from 1, in order, each once.
  package private(set) var numbers: [Int]
  /// How many there are.
  package let count: Int
  /// How many folders and patterns the run looks through; nil where the report does not say.
  package private(set) var folders: Int?

  package init(_ numbers: [Int], of count: Int, folders: Int? = nil) {
    self.numbers = Set(numbers).sorted()
    self.count = count
    self.folders = folders
  }

  /// The parts that are not here.
  package var missing: [Int] { (1...max(1, count)).filter { !numbers.contains($0) } }

  /// Adds the parts of another report on the same run.
  package mutating func add(_ other: ShardNumbers) {
    numbers = Set(numbers + other.numbers).sorted()
    folders = folders ?? other.folders
  }

  // MARK: In the name of a JUnit report

  private static let lead = "viewmend shard "

  /// What a JUnit report is called that is about these parts; about all, where none are given.
  package static func title(_ shard: ShardNumbers?) -> String {
    guard let shard else { return "viewmend" }
    return "\(lead)\(shard.numbers.map(String.init).joined(separator: ","))/\(shard.count)"
  }

  /// The parts that a JUnit report's name tells; nil for any other name.
  package init?(title: String) {
    guard title.hasPrefix(Self.lead) else { return nil }
    let halves = title.dropFirst(Self.lead.count).split(
      separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let count = Int(halves[1]) else { return nil }
    let parts = halves[0].split(separator: ",", omittingEmptySubsequences: false)
    self.init(checking: parts.map { Int($0) }, of: count)
  }

  /// Parts as a report tells them; nil for what is none.
  package init?(checking numbers: [Int?], of count: Int, folders: Int? = nil) {
    let known = numbers.compactMap { $0 }
    guard !known.isEmpty, known.count == numbers.count, count >= 1, count <= Self.most,
      known.allSatisfy({ $0 >= 1 && $0 <= count })
    else { return nil }
    self.init(known, of: count, folders: folders)
  }

  /// More parts are a mistake.
  package static let most = 10_000
}
