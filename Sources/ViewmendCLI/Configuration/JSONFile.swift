import Arguments
import Hierarchy
import Reporting

/// A JSON file of the user's, read as a whole, with the place of everything in it.
struct JSONFile {
  /// What messages call it.
  let name: String
  /// Its bytes.
  let bytes: [UInt8]
  /// Its value.
  let root: JSONNode
  /// Its lines.
  let lines: LineIndex

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - name: What messages call it.
  ///   - limit: The most bytes it may have.
  ///   - purpose: What it is for, as `configuration`.
  init(_ path: String, name: String, limit: Int, purpose: String) throws(ArgumentError) {
    let source: SourceText
    do throws(Platform.Failure) {
      source = try Platform.read(path, name: name, limit: limit)
    } catch {
      throw ArgumentError(message: FailureWording.unreadable(name, error).message)
    }
    guard source.count <= limit else {
      throw ArgumentError(
        message: "\"\(name)\" is larger than \(limit >> 20) MiB, which no \(purpose) is.",
        hint: "Check that this is the file you meant.")
    }
    self.name = name
    lines = LineIndex(source)
    bytes = source.withUnsafeBytes { Array($0) }
    do throws(ConfigurationFault) {
      root = try JSONReader.read(bytes)
    } catch {
      throw Self.wording(of: error, in: bytes, name, lines)
    }
  }

  /// The place of a byte.
  func location(of offset: Int) -> SourceLocation { lines.location(of: min(offset, bytes.count)) }

  /// Runs what reads the value, and words its mistake with the place and the line.
  func read<Value>(
    _ body: (JSONNode) throws(ConfigurationFault) -> Value
  ) throws(ArgumentError) -> Value {
    do throws(ConfigurationFault) {
      return try body(root)
    } catch {
      throw Self.wording(of: error, in: bytes, name, lines)
    }
  }

  /// A mistake with its place and its line, a caret under it.
  private static func wording(
    of fault: ConfigurationFault, in bytes: [UInt8], _ name: String, _ lines: LineIndex
  ) -> ArgumentError {
    let offset = min(fault.offset, bytes.count)
    let place = lines.location(of: offset)
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    let before = String(decoding: bytes[start..<offset], as: UTF8.self)
    let behind = String(
      decoding: bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    // Some files are one long line.
    let lead = before.count > 60 ? "…" + before.suffix(60) : before
    return ArgumentError(
      message: fault.message, hint: fault.hint,
      marked: MarkedText(lead + behind.prefix(60), at: lead.count),
      place: "\(name):\(place.line):\(place.column)")
  }
}
