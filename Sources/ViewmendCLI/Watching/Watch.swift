import Arguments
import Hierarchy

/// `check --watch`: runs again whenever a file changes that the run goes by.
///
/// It ends with a signal, as by Ctrl-C, or with the reader of its output.
struct Watch {
  /// How long nothing may happen before a change counts as complete, in milliseconds: programs write
  /// a file in several steps.
  private static let settling: Int32 = 60
  /// How often files are looked at where nothing says that they changed: on systems without inotify,
  /// and on volumes of other machines, whose changes are not told.
  private static let interval: Int32 = 1000
  /// How long changes may go on before they are looked at all the same, in milliseconds.
  private static let patience = 1000

  private let arguments: ParsedArguments
  private let environment: Environment
  private let isQuiet: Bool

  /// Checks that the run can be made again.
  init(_ arguments: ParsedArguments, _ environment: Environment) throws(ArgumentError) {
    if arguments.positionals.isEmpty || arguments.positionals.contains("-") {
      throw ArgumentError(
        message: "--watch cannot run again on standard input, which is read only once.",
        hint: "Name a file: viewmend check --watch dump.txt")
    }
    for name in ["write-baseline", "prune-baseline"] where arguments.isSet(name) {
      throw ArgumentError(
        message:
          "--watch and --\(name) cannot both be given: each change would alter the baseline.",
        hint: "Leave one of them out.")
    }
    self.arguments = arguments
    self.environment = environment
    isQuiet = arguments.isSet("quiet")
  }

  /// Runs, and runs again with each change.
  ///
  /// - Parameter body: One run.
  /// - Throws: What is wrong with the command line or a configuration when the first run begins;
  ///   later it is said, and waited for to be mended.
  func run(
    _ body: (ParsedArguments, Environment) throws(ArgumentError) -> ExitStatus
  ) throws(ArgumentError) -> Never {
    let complaints = Complaints(environment)
    let changes = Platform.FolderChanges()
    var state = WatchedState()
    var isFirst = true
    while true {
      // Taken before the run, so that what changes while it goes on makes another.
      state = WatchedState(arguments, environment, after: state)
      state.watch(by: changes)
      clearScreen()
      do throws(ArgumentError) {
        _ = try body(arguments, environment.measuredAgain())
      } catch {
        if isFirst { throw error }
        complaints.report(error)
      }
      if !isQuiet, isFirst || clearsScreen {
        complaints.note("\(state.sentence); Ctrl-C ends it.")
      }
      isFirst = false
      let changed = waitForChange(state, changes)
      if !isQuiet, !clearsScreen { complaints.note("\(changed) changed.") }
    }
  }

  /// On a terminal only: what another program reads has no screen.
  private var clearsScreen: Bool { environment.outputIsTerminal && !environment.isDumbTerminal }

  private func clearScreen() {
    guard clearsScreen else { return }
    try? Platform.write(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8), to: .output)
  }

  /// Waits until what is watched is another than in a state, and at rest.
  ///
  /// - Returns: What changed, for people.
  private func waitForChange(_ state: WatchedState, _ changes: Platform.FolderChanges) -> String {
    while true {
      switch changes.wait(milliseconds: Self.interval) {
      case .outputClosed: Platform.endByBrokenPipe()
      case .change: settle(changes)
      case .timeout: if !state.mayHaveChanged { continue }
      }
      let now = WatchedState(arguments, environment, after: state)
      if let name = now.firstDifference(from: state) { return name }
    }
  }

  /// Waits until nothing happens for a moment.
  private func settle(_ changes: Platform.FolderChanges) {
    let start = Platform.milliseconds()
    while Platform.milliseconds() - start < Self.patience {
      switch changes.wait(milliseconds: Self.settling) {
      case .outputClosed: Platform.endByBrokenPipe()
      case .change: continue
      case .timeout: return
      }
    }
  }
}
