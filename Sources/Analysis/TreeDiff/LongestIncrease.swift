import Hierarchy

/// The longest increasing subsequence: what keeps its order while as little as possible moves.
package enum LongestIncrease {
  /// True for the elements of a list of different numbers that belong to one.
  ///
  /// Complexity: O(n log n) of time, O(n) of space; O(n) where nothing moved.
  package static func members(of values: [Int]) -> [Bool] {
    // The position of the smallest last element of the increasing sequences of each length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      if let last = ends.last, values[last] < value {
        previous[position] = last
        ends.append(position)
        continue
      }
      let length = ends.partitioningIndex { values[$0] >= value }
      if length > 0 { previous[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var members = Array(repeating: false, count: values.count)
    var position = ends.last ?? -1
    while position >= 0 {
      members[position] = true
      position = previous[position]
    }
    return members
  }
}
