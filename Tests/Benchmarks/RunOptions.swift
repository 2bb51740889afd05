/// What `run` was asked for.
struct RunOptions: Sendable {
  private(set) var viewmend = ""
  private(set) var sizes = [1_000, 10_000, 100_000, 1_000_000]
  private(set) var runs = 9
  /// Nil is a fresh folder that is removed at the end.
  private(set) var work: String?
  private(set) var json: String?
  private(set) var reader = Self.readerBesideSource
  private(set) var isQuick = false
  private(set) var excusesTimes = false

  /// Pairs of the measurements whose runs take milliseconds.
  var spawnPairs: Int { isQuick ? 100 : 200 }
  /// Pairs of the measurements whose runs take many seconds.
  var slowPairs: Int { isQuick ? 1 : 3 }

  /// Every size of dump the run makes: the ones asked for and the ones callgrind counts.
  var allSizes: [Int] { Set(sizes + Suite.countedNodes).sorted() }

  init(_ words: ArraySlice<String>) throws(BenchmarkError) {
    var arguments = ArgumentReader(words)
    var askedRuns: Int?
    while let option = try arguments.nextOption() {
      switch option {
      case "--viewmend": viewmend = try arguments.value()
      case "--sizes": sizes = try arguments.numbers(atLeast: 1)
      case "--runs": askedRuns = try arguments.number(atLeast: 1)
      case "--work": work = try arguments.value()
      case "--json": json = try arguments.value()
      case "--reader": reader = try arguments.value()
      case "--quick": isQuick = true
      case "--excuse-times": excusesTimes = true
      default: throw .usage("run has no option \(option).")
      }
    }
    runs = askedRuns ?? (isQuick ? 3 : 9)
    if viewmend.isEmpty { throw .usage("run needs --viewmend.") }
  }

  /// The Python reader lies beside this file, and the benchmarks are run where they were built.
  private static var readerBesideSource: String {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.joined(separator: "/") + "/plain_reader.py"
  }

  /// The reader that keeps only what viewmend's columns hold lies beside the other.
  var narrowReader: String { beside("narrow_reader.py") }

  /// So does the reader of XML.
  var xmlReader: String { beside("lxml_reader.py") }

  /// And the one that reads a folder.
  var manyReader: String { beside("many_reader.py") }

  private func beside(_ name: String) -> String {
    reader.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + name
  }
}
