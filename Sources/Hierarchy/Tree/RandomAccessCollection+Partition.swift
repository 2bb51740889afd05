extension RandomAccessCollection where Index == Int {
  /// The first index from which on all elements fulfil a condition; the end where none does.
  ///
  /// Complexity: O(log n) calls of the condition, which must hold for all elements behind one for which
  /// it holds.
  @inlinable @inline(__always)
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
