#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names as the system has them, which may be no UTF-8.
extension Platform {
  /// A name of the system's, and whether it is text; bytes of it that are no UTF-8 are written `\xE9`.
  ///
  /// A name that is no text is for messages. As a path it leads nowhere, or to another file.
  static func name(of text: UnsafePointer<CChar>) -> (name: String, isText: Bool) {
    if let name = String(validatingCString: text) { return (name, true) }
    var result = ""
    let all = UnsafeBufferPointer(start: text, count: strlen(text))
    var bytes = all.map { UInt8(bitPattern: $0) }[...]
    while !bytes.isEmpty {
      let length = (1...4).first { count in
        bytes.count >= count && String(validating: bytes.prefix(count), as: UTF8.self) != nil
      }
      if let length {
        result += String(decoding: bytes.prefix(length), as: UTF8.self)
      } else if let byte = bytes.first {
        result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      bytes = bytes.dropFirst(length ?? 1)
    }
    return (result, false)
  }

  /// The arguments of the process, its name left out.
  static func arguments() -> [String] { namedArguments.map(\.name) }

  /// What messages call the arguments with bytes that are no UTF-8.
  static func escapedArguments() -> [String] {
    namedArguments.filter { !$0.isText }.map(\.name)
  }

  private static var namedArguments: [(name: String, isText: Bool)] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      CommandLine.unsafeArgv[number].map { name(of: $0) }
    }
  }

  /// True for what a message calls an argument, or the end of one, with bytes that are no UTF-8; false
  /// where somebody typed the same as text.
  static func isEscaped(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "\\")) else { return false }
    let alike = namedArguments.filter { $0.name.hasSuffix(name) }
    return !alike.isEmpty && alike.allSatisfy { !$0.isText }
  }
}
