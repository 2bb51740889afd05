/// A program, its arguments, where its outputs go, and when a run of it counts.
struct Command: Sendable {
  /// A path, or a name that is looked up in `PATH` before the first run.
  var executable: String
  let arguments: [String]
  var output = "/dev/null"
  var errors = "/dev/null"
  /// The exit statuses of a run that counts.
  var accepted: Set<Int32> = [0]
  /// A file without which the command cannot run.
  var needs: String?
  /// A file that is removed before each run, so that every run writes a new one.
  var replaces: String?
  /// What must be true after each run, or the program was fast for the wrong reason.
  var proof: Proof?

  init(_ executable: String, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// The program's name and its first word, enough to know it again in a note.
  var label: String {
    let name = executable.split(separator: "/").last.map(String.init) ?? executable
    guard let first = arguments.first else { return name }
    return "\(name) \(first.split(separator: "/").last.map(String.init) ?? first)"
  }
}
