/// How far a run is, in one line of a terminal that is drawn again and again, and gone at the end.
///
/// It is drawn where somebody watches: standard error is a terminal that can erase a line, standard
/// output is none that is written to, and no variable `CI` says that a machine is looking on. Only
/// the thread that hands results over may use it.
final class Progress: @unchecked Sendable {
  private let count: Int
  private var isShown = false
  private var lastTime: Double
  /// How long nothing is shown at first, and how often then, in seconds.
  private static let pause = 0.2

  /// Makes a line for some files; nil where nothing is to be shown.
  init?(files: Int, _ options: RunOptions, _ environment: Environment) {
    let writesToTerminal =
      environment.outputIsTerminal && options.output == nil
      && (options.formats.isEmpty || options.formats.contains { $0.file == nil })
    guard environment.showsProgress, !environment.isDumbTerminal, files > 1, !options.isQuiet,
      !writesToTerminal
    else { return nil }
    count = files
    lastTime = Platform.seconds()
  }

  /// Shows how many files are done.
  func show(_ done: Int) {
    let time = Platform.seconds()
    guard time - lastTime >= Self.pause else { return }
    lastTime = time
    isShown = true
    write("\r\u{1B}[Kviewmend: \(done) of \(count) files, \(done * 100 / count) %")
  }

  /// Takes the line away, so that something else can be written.
  func erase() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { try? Platform.write(Array(text.utf8), to: .error) }
}
