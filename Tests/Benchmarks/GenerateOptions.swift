/// What `generate` was asked for.
struct GenerateOptions: Sendable {
  static let defaultDepth = 12
  static let defaultSeed: UInt64 = 1

  private(set) var nodes = 0
  private(set) var depth = Self.defaultDepth
  private(set) var seed = Self.defaultSeed
  private(set) var format = DumpFormat.text
  /// Nil is standard output.
  private(set) var output: String?

  init(_ words: ArraySlice<String>) throws(BenchmarkError) {
    var reader = ArgumentReader(words)
    while let option = try reader.nextOption() {
      switch option {
      case "--nodes": nodes = try reader.number(atLeast: 1)
      case "--depth": depth = try reader.number(atLeast: 1)
      case "--seed": seed = UInt64(try reader.number(atLeast: 0))
      case "--format":
        let name = try reader.value()
        guard let known = DumpFormat(rawValue: name) else {
          throw .usage(
            "--format is \(DumpFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        format = known
      case "-o", "--output":
        let path = try reader.value()
        output = path == "-" ? nil : path
      default: throw .usage("generate has no option \(option).")
      }
    }
    if nodes == 0 { throw .usage("generate needs --nodes.") }
  }
}
