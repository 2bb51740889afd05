import Foundation

/// Debian's LLDB with its Python module, and a small program in C that stands in for an app.
///
/// The program has an Objective-C runtime of a few messages, so that the expressions that are sent to
/// an iOS app are compiled and run as they are.
enum Debugger {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Debugger"
  ).path(percentEncoded: false)

  static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Sources/CShippedText/Resources/viewmend_lldb.py"
  ).standardized.path(percentEncoded: false)

  /// Where LLDB's Python module is; its package puts it where no LLDB looks.
  static let modules: String? = {
    let files = FileManager.default
    guard files.isExecutableFile(atPath: "/usr/bin/lldb") else { return nil }
    for version in (11...30).reversed() {
      let folder = "/usr/lib/llvm-\(version)/lib"
      for python in (try? files.contentsOfDirectory(atPath: folder))?.sorted().reversed() ?? []
      where python.hasPrefix("python3") {
        let path = "\(folder)/\(python)/dist-packages"
        if files.fileExists(atPath: "\(path)/lldb/embedded_interpreter.py") { return path }
      }
    }
    return nil
  }()

  static let isThere = modules != nil

  /// Debugs the stand-in up to where its screen is up.
  ///
  /// - Parameters:
  ///   - oddities: What is odd about it: `scenes`, `no-window`, `thread`, `no-owner`.
  ///   - commands: What is typed then.
  /// - Returns: What is printed from the first of these on, expressions left out.
  static func debug(
    _ oddities: [String] = [], in folder: Folder, _ commands: [String]
  ) throws -> String {
    let build = try Viewmend.shell(
      """
      cc -O1 -c \(sources)/runtime.c -o runtime.o && cc -g \(sources)/app.c runtime.o -o app
      """, in: folder)
    guard build.status == 0 else { return build.errors }
    let typed =
      [
        "settings set auto-confirm true", "command script import \(script)",
        "breakpoint set -n screen_is_up",
      ]
      + ["process launch -- \(oddities.joined(separator: " "))", "script print('-- here')"]
      + commands + ["quit"]
    folder.write(typed.joined(separator: "\n") + "\n", to: "typed")
    let run = try Viewmend.shell(
      """
      /usr/bin/lldb --no-lldbinit --no-use-colors \
      -o "settings set interpreter.stop-command-source-on-error false" -s typed ./app \
      2>&1 </dev/null
      """,
      in: folder,
      environment: ["PYTHONPATH": modules ?? "", "VIEWMEND": Viewmend.path, "HOME": folder.path])
    // What the stand-in prints comes through a terminal.
    let output = run.output.replacing("\r\n", with: "\n")
    let parts = output.components(separatedBy: "print('-- here')\n-- here\n")
    guard let told = parts.last, parts.count == 2 else { return output }
    return told.components(separatedBy: "\n").filter {
      !$0.hasPrefix("expression -l") && !$0.hasPrefix("(lldb) expression -l")
    }
    .joined(separator: "\n")
  }
}
