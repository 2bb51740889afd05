/// Files that somebody made to stop a reader.
extension Suite {
  /// The entities of a bomb, each ten of the one before: the last stands for a gigabyte.
  private static let bombEntities = 9
  private static let deepestLevels = 1_000_000

  /// Writes the files and returns what is measured with them.
  func hostile() throws(BenchmarkError) -> [any Benchmark] {
    try write(Self.bomb, to: folder.bomb)
    try writeLevels(to: folder.levels)
    var refused = inspect(folder.bomb)
    refused.accepted = [2]
    var deep = Command(
      options.viewmend, ["inspect", "--summary", "--max-depth", "0", folder.levels])
    deep.accepted = [0]
    return [
      WallTime(
        name: "entity bomb refused", target: .atMost(0.02), pairs: options.spawnPairs,
        candidate: refused, idle: version),
      WallTime(
        name: "XML of 1M levels", target: .atMost(0.5), pairs: options.runs, candidate: deep,
        idle: version),
    ]
  }

  private static var bomb: String {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE XCUIElementTypeApplication [\n"
    text += "<!ENTITY e0 \"xxxxxxxxxx\">\n"
    for number in 1..<bombEntities {
      let ten = String(repeating: "&e\(number - 1);", count: 10)
      text += "<!ENTITY e\(number) \"\(ten)\">\n"
    }
    return text
      + "]>\n<XCUIElementTypeApplication name=\"&e\(bombEntities - 1);\" x=\"0\" y=\"0\" "
      + "width=\"390\" height=\"844\"/>\n"
  }

  private func writeLevels(to path: String) throws(BenchmarkError) {
    let start = "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
    let descriptor = try Platform.create(path)
    for tag in [start, "</XCUIElementTypeOther>"] {
      let thousand = Array(String(repeating: tag, count: 1_000).utf8)
      for _ in 0..<Self.deepestLevels / 1_000 {
        try Platform.write(thousand, to: descriptor, path: path)
      }
    }
    try Platform.close(descriptor, path: path)
  }

  private func write(_ text: String, to path: String) throws(BenchmarkError) {
    let descriptor = try Platform.create(path)
    try Platform.write(Array(text.utf8), to: descriptor, path: path)
    try Platform.close(descriptor, path: path)
  }
}
