import Formats
import Hierarchy
import Reporting

/// One input of a run.
struct InputFile: Sendable {
  /// Where the bytes come from.
  enum Origin: Sendable {
    case path(String)
    case standardInput
  }

  var origin: Origin
  /// What messages and reports call it.
  var name: String
  /// The number of the folder whose walk found it; nil for an input that was named.
  var folder: Int?

  /// True when it was found by walking a folder, and not named.
  var isWalked: Bool { folder != nil }

  /// True for standard input.
  var isStandardInput: Bool {
    if case .standardInput = origin { true } else { false }
  }

  /// True for a pipe or device, which can be read but not replaced.
  var isSpecial: Bool {
    if case .path(let path) = origin { (try? Platform.kind(of: path)) == .other } else { false }
  }

  /// What came of reading it.
  enum Content: Sendable {
    case dump(Dump)
    /// No view is in it, and it is no dump of a known kind.
    case unknown(Dump?)
    case failure(FileFailure)
  }

  /// Reads and recognises the input.
  func read(as format: InputFormat?, limits: InputLimits, density: Double?) -> Content {
    let source: SourceText
    do throws(Platform.Failure) {
      switch origin {
      case .path(let path):
        source = try Platform.read(path, name: name, limit: limits.maxBytes)
      case .standardInput:
        source = try Platform.readInput(name: name, limit: limits.maxBytes)
      }
    } catch {
      return .failure(FailureWording.unreadable(name, error))
    }
    // Programs and pictures may hold a dump among their bytes; in a folder they are passed over.
    if folder != nil, source.isBinary { return .unknown(nil) }
    do throws(ReadError) {
      let dump = try Dump.read(source, as: format, limits: limits, density: density)
      return dump.tree.isEmpty ? .unknown(dump) : .dump(dump)
    } catch {
      return .failure(FailureWording.refused(source, error))
    }
  }
}
