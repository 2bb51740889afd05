/// Runs several commands in turn, over and over, so that a change of the machine's mood meets all.
struct Race: Sendable {
  let commands: [Command]

  /// The runs of each command, in the order of the commands, after one round that is not counted.
  func run(rounds: Int) throws(Hindrance) -> [[ProcessRun]] {
    let found = try commands.map(Self.resolved)
    for command in found { _ = try Self.runOnce(command) }
    var runs = found.map { _ in [ProcessRun]() }
    for _ in 0..<rounds {
      for (index, command) in found.enumerated() {
        runs[index].append(try Self.runOnce(command))
      }
    }
    return runs
  }

  /// One run that counts, or the reason why it does not.
  static func runOnce(_ command: Command) throws(Hindrance) -> ProcessRun {
    if let path = command.replaces { Platform.removeFile(path) }
    let run: ProcessRun
    let complaint: String?
    do throws(BenchmarkError) {
      run = try Platform.run(command)
      complaint = run.ending.isAmong(command.accepted) ? try command.proof?.complaint() : nil
    } catch {
      throw .failed(error.message)
    }
    guard run.ending.isAmong(command.accepted) else {
      throw .failed("\(command.label) \(run.ending.words)")
    }
    if let complaint { throw .failed("\(command.label) \(complaint)") }
    return run
  }

  /// The command with its program's path, taken from `PATH` unless it has one.
  static func resolved(_ command: Command) throws(Hindrance) -> Command {
    if let path = command.needs, Platform.size(of: path) == nil {
      throw .skipped("\(path.split(separator: "/").last ?? "") not found")
    }
    if command.executable.contains("/") { return command }
    for folder in (Platform.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":") {
      let path = "\(folder)/\(command.executable)"
      if Platform.isExecutable(path) {
        var found = command
        found.executable = path
        return found
      }
    }
    throw .skipped("\(command.executable) not found")
  }
}
