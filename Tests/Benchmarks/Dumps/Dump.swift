/// A generated dump on disk.
struct Dump: Sendable {
  let nodes: Int
  let path: String
  let bytes: Int

  /// The size as rows name it: 1k, 100k, 1M.
  var size: String { Self.shortSize(nodes) }

  static func shortSize(_ nodes: Int) -> String {
    if nodes % 1_000_000 == 0 { return "\(nodes / 1_000_000)M" }
    return nodes % 1_000 == 0 ? "\(nodes / 1_000)k" : "\(nodes)"
  }
}
