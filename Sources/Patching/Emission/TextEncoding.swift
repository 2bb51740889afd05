import Formats
import Hierarchy

/// The encoding in which a file is written.
package enum TextEncoding: Sendable, Hashable {
  case utf8, utf16LittleEndian, utf16BigEndian

  /// The encoding of a file that was read.
  init(of dump: Dump) {
    guard dump.preparations.contains(.utf16) else {
      self = .utf8
      return
    }
    let original = dump.original
    let first = (original.byte(at: 0), original.byte(at: 1))
    // A byte order mark, or the zero of an ASCII character.
    self = first == (0xFE, 0xFF) || first.0 == 0 ? .utf16BigEndian : .utf16LittleEndian
  }

  /// The bytes of a replacement.
  func encode(_ text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }
}
