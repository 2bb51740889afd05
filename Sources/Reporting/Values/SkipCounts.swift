/// What a run passed over, by the reason.
package struct SkipCounts: Sendable, Hashable {
  /// Files of folders in which no view was found.
  package var noView = 0
  /// Files of folders that are no text.
  package var binary = 0
  /// Files and folders that a `.gitignore` names.
  package var ignored = 0
  /// Files and folders that were excluded.
  package var excluded = 0
  /// Files and folders whose names begin with a dot.
  package var hidden = 0
  /// Links in folders that lead to a folder, to nothing or in a circle.
  package var links = 0
  /// Pipes, sockets and devices in folders.
  package var special = 0
  /// Files that belong to other parts of the run; nil where it was not split.
  package var otherShards: Int?

  package init() {}

  /// What a walk passed over and why; nil for nothing.
  ///
  /// - Parameter withHidden: True to say also how many names begin with a dot.
  package func sentence(withHidden: Bool) -> String? {
    var parts: [String] = []
    if ignored > 0 { parts.append("\(ignored) named by .gitignore") }
    if excluded > 0 { parts.append("\(excluded) excluded") }
    if links > 0 { parts.append("\(links) link\(links == 1 ? "" : "s") to folders or to nothing") }
    if special > 0 {
      parts.append("\(special) that \(special == 1 ? "is" : "are") no regular file")
    }
    if withHidden, hidden > 0 { parts.append("\(hidden) hidden") }
    if let otherShards, otherShards > 0 { parts.append("\(otherShards) of other shards") }
    return parts.isEmpty ? nil : "passed over \(parts.joined(separator: ", "))."
  }
}
