import Foundation

/// A run of `check --watch`, which is ended with the last reference to it.
final class WatchedRun {
  private let process = Process()
  private let aside = Folder()

  /// Starts it.
  init(_ arguments: [String], in folder: Folder) throws {
    aside.write([], to: "out")
    aside.write([], to: "err")
    process.executableURL = URL(filePath: Viewmend.path)
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle(forReadingAtPath: "/dev/null")
    process.standardOutput = FileHandle(forWritingAtPath: aside.path(of: "out"))
    process.standardError = FileHandle(forWritingAtPath: aside.path(of: "err"))
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  var output: String { aside.text("out") ?? "" }
  var errors: String { aside.text("err") ?? "" }

  /// How many runs have ended: each ends with a summary.
  var runs: Int { output.components(separatedBy: "\n").count { $0.contains(" nodes, ") } }

  func waits(forRuns count: Int) -> Bool { waits { runs >= count } }

  func waits(for text: String, times: Int = 1) -> Bool {
    waits { output.components(separatedBy: text).count > times }
  }

  func waits(forErrors text: String) -> Bool { waits { errors.contains(text) } }

  /// Interrupts it, as Ctrl-C does.
  func end() -> Process.TerminationReason {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason
  }

  /// Looks until something holds; a loaded machine is given time.
  private func waits(until holds: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if holds() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }
}
