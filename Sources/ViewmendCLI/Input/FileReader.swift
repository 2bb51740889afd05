import Analysis
import Formats
import Hierarchy
import Reporting

/// Reads one input after the other into the same memory; one for each thread.
final class FileReader {
  /// What came of reading an input.
  enum Content: Sendable {
    case dump(Dump)
    /// No view is in it, and it is no dump of a known kind; nil for what is no text.
    case unknown(Dump?)
    /// A walk met what viewmend wrote itself, and passes over it.
    case own
    case failure(FileFailure)
    /// It belongs to another part of the run.
    case otherShard
    /// It is larger than was asked for.
    case large
  }

  /// What was said of classes in the files before.
  let memory = RoleMemory()
  private let reading = ReadingMemory()
  private var buffer = Platform.ReadBuffer()
  /// False where files may be written while they are read.
  private let mapsFiles: Bool

  init(mapsFiles: Bool = true) { self.mapsFiles = mapsFiles }

  /// Reads and recognises an input.
  ///
  /// - Parameters:
  ///   - file: The input.
  ///   - options: The options that hold for it.
  ///   - shard: The part of the run that is examined.
  ///   - largest: The largest regular file that is read, in bytes.
  func read(
    _ file: InputFile, _ options: RunOptions, _ shard: Shard?, largest: Int = .max
  ) -> Content {
    let limit = options.limits.maxBytes
    let source: SourceText
    do throws(Platform.Failure) {
      switch file.origin {
      case .path(let path):
        let text = try Platform.read(
          path, name: file.name, limit: limit, largest: largest, maps: mapsFiles, into: &buffer)
        guard let text else { return .large }
        source = text
      case .standardInput:
        source = try Platform.readInput(name: file.name, limit: limit)
      }
    } catch {
      return .failure(FailureWording.unreadable(file.name, error))
    }
    if let shard, !shard.holds(source) { return .otherShard }
    // Programs and pictures may hold a dump among their bytes; in a folder they are passed over.
    if file.isWalked, source.isBinary { return .unknown(nil) }
    if file.isWalked || options.inputFormat == nil, let own = OwnFile(source) {
      return file.isWalked ? .own : .failure(own.failure)
    }
    do throws(ReadError) {
      let dump = try Dump.read(
        source, as: options.inputFormat, limits: options.limits, density: options.density,
        memory: reading)
      return dump.tree.isEmpty ? .unknown(dump) : .dump(dump)
    } catch {
      return .failure(FailureWording.refused(source, error))
    }
  }
}
