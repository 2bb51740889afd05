import ViewmendCLI

/// The fuzzer's command line.
@main
enum Program {
  private static let help = """
    Fuzzer [OPTION …] PATH …
        Feeds viewmend with damaged copies of the files at PATH, folders walked, and reports each
        crash, hang (5 s), use of 1 GiB, and promise that is not kept. The same options give the same
        inputs.
        --kinds LIST      of text, xml, patch, convert, query, configuration (all)
        --seconds N       for each kind (10)
        --seed N          another seed makes other inputs (1)
        --first N         begins with another input than number 0
        --most-faults N   ends a kind after so many (5)
        --output DIR      where the inputs with faults go (the current folder)

    Fuzzer one KIND FILE
        Checks FILE alone, in this process, with what the commands print.

    Exit status: 0 no fault; 1 faults; 2 could not run.

    """

  static func main() {
    do throws(FuzzError) {
      Platform.leave(with: try run(CommandLine.arguments.dropFirst()))
    } catch {
      say("Fuzzer: \(error.message)")
      Platform.leave(with: 2)
    }
  }

  private static func run(_ words: ArraySlice<String>) throws(FuzzError) -> Int32 {
    if words.isEmpty || words.contains("--help") {
      say(help)
      return words.isEmpty ? 2 : 0
    }
    switch words.first {
    case "work": return try Worker(words.dropFirst()).run()
    case "one": return try one(Array(words.dropFirst()))
    default:
      let options = try FuzzOptions(words)
      let seeds = try SeedTexts(options.seeds)
      var faults = 0
      for kind in options.kinds { faults += try Supervisor(options, kind, seeds).run() }
      return faults > 0 ? 1 : 0
    }
  }

  private static func one(_ words: [String]) throws(FuzzError) -> Int32 {
    guard words.count == 2, let kind = Kind(rawValue: words[0]) else {
      throw .usage("one expects a KIND and a FILE.")
    }
    let bytes = try Platform.read(words[1])
    let folder = try Platform.makeFreshFolder()
    defer { Platform.remove(folder) }
    do throws(Fault) {
      try Trial(kind, folder: folder).run(bytes)
      return 0
    } catch {
      say("fault: \(error.message)")
      return 1
    }
  }

  /// Says something on standard error.
  static func say(_ line: String) {
    Platform.complain("\(line)\n")
  }
}
