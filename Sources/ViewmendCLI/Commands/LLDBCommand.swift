import Arguments
import CShippedText
import Reporting

/// `viewmend lldb`.
enum LLDBCommand {
  /// The name that the script must have: LLDB names its module for it.
  private static let fileName = "viewmend_lldb.py"

  static func run(
    _ arguments: ParsedArguments, _ environment: Environment
  ) throws(ArgumentError) -> ExitStatus {
    if arguments.isSet("print") { return write(script, environment) }
    let folder = try folder()
    let path = "\(folder)/\(fileName)"
    do throws(Platform.Failure) {
      try Platform.makeFolders(folder)
      if !isCurrent(path) { try Platform.replace(path, with: script) }
    } catch {
      Complaints(environment).report(
        "The script could not be written to \"\(path)\": \(error.reason).",
        hint: "Set XDG_CACHE_HOME to a folder that can be written, or use --print.")
      return .failure
    }
    return write(Array("\(path)\n".utf8), environment)
  }

  /// The folder for what can be made again, as the XDG base directories have it: a relative path
  /// does not count.
  private static func folder() throws(ArgumentError) -> String {
    if let cache = Platform.variable("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      return "\(cache)/viewmend"
    }
    if let home = Platform.variable("HOME"), home.hasPrefix("/") {
      return "\(home)/.cache/viewmend"
    }
    throw ArgumentError(
      message: "There is no folder for the script: neither XDG_CACHE_HOME nor HOME names one.",
      hint: "Set one of them, or use --print.")
  }

  /// True when the file is there already, as this program has it.
  private static func isCurrent(_ path: String) -> Bool {
    guard (try? Platform.kind(of: path)) == .file,
      let text = try? Platform.read(path, name: path, limit: script.count),
      text.count == script.count
    else { return false }
    return text.bytes(in: 0..<text.count) == script
  }

  private static var script: [UInt8] {
    let text = shipped_lldb_script()
    return Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }

  private static func write(_ bytes: [UInt8], _ environment: Environment) -> ExitStatus {
    do throws(Platform.Failure) {
      try Platform.write(bytes, to: .output)
      return .success
    } catch {
      if error.isBrokenPipe { Platform.endByBrokenPipe() }
      Complaints(environment).report("Standard output could not be written: \(error.reason).")
      return .failure
    }
  }
}
