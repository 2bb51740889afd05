/// A path as a URI: relative ones stay relative, absolute ones name a file.
package struct ReportURI {
  package let text: String
  /// What stands before an absolute path.
  private static let scheme = "file://"

  /// By what results and notifications about files are sorted: the path that a URI in a report says.
  package static func order(of uri: String) -> PathKey {
    let bytes = Array(uri.utf8.dropFirst(uri.hasPrefix(scheme + "/") ? scheme.utf8.count : 0))
    var path: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let digits = bytes[place...].dropFirst().prefix(2)
      if bytes[place] == UInt8(ascii: "%"), digits.count == 2,
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        path.append(byte)
        place += 3
      } else {
        path.append(bytes[place])
        place += 1
      }
    }
    return PathKey(String(decoding: path, as: UTF8.self))
  }

  package init(path: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = path.hasPrefix("/") ? Array(Self.scheme.utf8) : []
    for byte in Self.plain(path).utf8 {
      if Self.isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// A path without what says nothing, as servers look it up: `./` and doubled slashes.
  static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/\(parts)" : parts
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
