/// What one argument looks like before any declaration is asked.
enum Token: Equatable {
  /// `--`, which ends the options.
  case terminator
  /// `--name` or `--name=value`.
  case long(String, value: String?)
  /// One or more characters behind a single dash; never empty.
  case cluster([Character])
  /// Anything else, a lone `-` among them.
  case positional(String)

  /// Sorts an argument by its bytes, so that a combining mark cannot hide a dash or an `=`.
  init(_ text: String) {
    let dash = UInt8(ascii: "-")
    let bytes = text.utf8
    guard bytes.first == dash, bytes.count > 1 else {
      self = .positional(text)
      return
    }
    let behindDash = bytes.dropFirst()
    guard behindDash.first == dash else {
      self = .cluster(Array(String(Substring(behindDash))))
      return
    }
    let behindDashes = behindDash.dropFirst()
    if behindDashes.isEmpty {
      self = .terminator
    } else if let sign = behindDashes.firstIndex(of: UInt8(ascii: "=")) {
      let value = behindDashes[sign...].dropFirst()
      self = .long(String(Substring(behindDashes[..<sign])), value: String(Substring(value)))
    } else {
      self = .long(String(Substring(behindDashes)), value: nil)
    }
  }
}
