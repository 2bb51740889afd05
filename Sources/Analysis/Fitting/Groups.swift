/// Numbers that belong together.
struct Groups {
  private var leaders: [Int]

  init(count: Int) { leaders = Array(0..<count) }

  private mutating func leader(of member: Int) -> Int {
    var leader = member
    while leaders[leader] != leader {
      leaders[leader] = leaders[leaders[leader]]
      leader = leaders[leader]
    }
    return leader
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (leader(of: one), leader(of: other))
    leaders[max(first, second)] = min(first, second)
  }

  /// The groups, each with its members in ascending order.
  var members: [[Int]] {
    var copy = self
    var groups: [Int: [Int]] = [:]
    for member in leaders.indices { groups[copy.leader(of: member), default: []].append(member) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }
}
