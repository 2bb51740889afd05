import Foundation

/// The built program, run as a process of its own.
enum Viewmend {
  /// What a run came to.
  struct Outcome {
    /// The exit status, or the number of the signal.
    var status: Int32
    /// True when a signal ended the process.
    var wasKilled: Bool
    var bytes: [UInt8]
    var output: String { String(decoding: bytes, as: UTF8.self) }
    var errors: String

    /// Standard output as JSON.
    func json() throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: Data(bytes))
      return value as? [String: Any] ?? [:]
    }
  }

  /// The program, beside the bundle of the tests.
  static let path: String = {
    let arguments = ProcessInfo.processInfo.arguments
    var folder = URL(filePath: arguments.first { $0.contains(".xctest") } ?? arguments[0])
    while folder.path(percentEncoded: false).count > 1 {
      folder.deleteLastPathComponent()
      let program = folder.appending(path: "viewmend").path(percentEncoded: false)
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    preconditionFailure("There is no program beside the tests.")
  }()

  /// True when the program was built with AddressSanitizer, which is asked for what it would obey.
  static let hasAddressSanitizer: Bool = {
    let asked = try? run(["--version"], in: Folder(), environment: ["ASAN_OPTIONS": "help=1"])
    return asked?.errors.contains("AddressSanitizer") ?? false
  }()

  /// Runs the program.
  static func run(
    _ arguments: [String], in folder: Folder, input: [UInt8] = [],
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch([path] + arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a line of shell in which `$V` is the program.
  static func shell(
    _ line: String, in folder: Folder, environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(["/bin/bash", "-c", line], in: folder, input: [], environment: environment)
  }

  private static func launch(
    _ command: [String], in folder: Folder, input: [UInt8], environment: [String: String]
  ) throws -> Outcome {
    // Files and no pipes: nothing has to be read while the process runs.
    let aside = Folder()
    aside.write(input, to: "in")
    aside.write([], to: "out")
    aside.write([], to: "err")
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "V": path].merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: aside.path(of: "in"))
    process.standardOutput = FileHandle(forWritingAtPath: aside.path(of: "out"))
    process.standardError = FileHandle(forWritingAtPath: aside.path(of: "err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      bytes: aside.read("out") ?? [],
      errors: String(decoding: aside.read("err") ?? [], as: UTF8.self))
  }
}
