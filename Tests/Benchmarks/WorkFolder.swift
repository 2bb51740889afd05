/// The folder of the generated dumps and of what the programs under test write.
struct WorkFolder: Sendable {
  let path: String
  private let isTemporary: Bool
  private let sizes: [Int]

  init(_ asked: String?, sizes: [Int]) throws(BenchmarkError) {
    self.sizes = sizes
    isTemporary = asked == nil
    if let asked {
      try Platform.makeFolder(asked)
      path = asked
    } else {
      path = try Platform.makeFreshFolder(below: Platform.environment("TMPDIR") ?? "/tmp")
    }
  }

  /// The programs' output, which is read back and thrown away.
  var captured: String { path + "/captured.txt" }
  var patched: String { path + "/patched.txt" }
  var copied: String { path + "/copied.txt" }
  var bomb: String { path + "/bomb.xml" }
  var levels: String { path + "/levels.xml" }

  var manyTexts: String { path + "/many-text" }
  var manyPages: String { path + "/many-wda-xml" }

  /// One of the small files in a folder of them.
  static func file(_ number: Int, in folder: String, _ format: DumpFormat) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    return "\(folder)/\(zeros)\(digits).\(format.suffix)"
  }

  func dump(nodes: Int, _ format: DumpFormat = .text) -> String {
    "\(path)/dump-\(nodes).\(format.suffix)"
  }

  /// Removes what a measurement leaves, and in a temporary folder everything.
  func cleanUp() {
    for name in [captured, patched, copied, bomb, levels] { Platform.removeFile(name) }
    guard isTemporary else { return }
    for nodes in sizes {
      for format in DumpFormat.allCases { Platform.removeFile(dump(nodes: nodes, format)) }
    }
    for (folder, format) in [(manyTexts, DumpFormat.text), (manyPages, .page)] {
      var number = 0
      while case let file = Self.file(number, in: folder, format), Platform.size(of: file) != nil {
        Platform.removeFile(file)
        number += 1
      }
      Platform.removeEmptyFolder(folder)
    }
    Platform.removeEmptyFolder(path)
  }
}
