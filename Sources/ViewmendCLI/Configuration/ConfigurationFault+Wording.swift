import Arguments
import Hierarchy

extension ConfigurationFault {
  /// A mistake with its place and its line, a caret under it.
  func wording(in bytes: [UInt8], _ name: String, _ lines: LineIndex) -> ArgumentError {
    let offset = min(offset, bytes.count)
    let place = lines.location(of: offset)
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    let behind = String(
      decoding: bytes[offset...].prefix(400).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    // Some files are one long line.
    let lead = before.count > 60 ? "…" + before.suffix(60) : before
    return ArgumentError(
      message: message, hint: hint,
      marked: MarkedText(lead + behind.prefix(60), at: lead.count),
      place: "\(name):\(place.line):\(place.column)")
  }
}
