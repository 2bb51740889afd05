#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names as the system has them, which may be no UTF-8.
extension Platform {
  /// A name of the system's; bytes of it that are no UTF-8 are written `\xE9`.
  ///
  /// Such a name leads nowhere, and is for messages.
  static func name(of text: UnsafePointer<CChar>) -> String {
    if let name = String(validatingCString: text) { return name }
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
    return result
  }

  /// True for a name with bytes that were no UTF-8.
  static func isEscaped(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return bytes.indices.dropLast(3).contains { place in
      bytes[place] == UInt8(ascii: "\\") && bytes[place + 1] == UInt8(ascii: "x")
        && [bytes[place + 2], bytes[place + 3]].allSatisfy { byte in
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
        } && bytes[place + 2] >= UInt8(ascii: "8")
    }
  }

  /// The arguments of the process, its name left out.
  static func arguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      CommandLine.unsafeArgv[number].map { name(of: $0) }
    }
  }
}
