extension Sequence {
  /// The elements by the bytes of a path, and as they were met where paths are the same.
  ///
  /// In this order runs report what is not in the order of their inputs, and reports of parts are joined:
  /// a joined report is the one of a whole run because both sort by this. Reads each path once.
  package func sortedByPath(_ path: (Element) -> PathKey) -> [Element] {
    map { (path: path($0), element: $0) }
      .enumerated()
      .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }
      .map(\.element.element)
  }

  /// The elements by the bytes of a path that is a string.
  package func sortedByPath(_ path: (Element) -> String) -> [Element] {
    sortedByPath { PathKey(path($0)) }
  }
}
