/// A path as a URI: relative ones stay relative, absolute ones name a file.
struct ReportURI {
  let text: String

  init(path: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
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
