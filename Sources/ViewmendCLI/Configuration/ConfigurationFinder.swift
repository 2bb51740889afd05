import Arguments
import Hierarchy
import Reporting

/// Finds and reads the configurations of a run, each once.
struct ConfigurationFinder {
  /// What the file is called.
  static let fileName = ".viewmend.json"
  /// The largest configuration, in bytes.
  private static let largest = 1 << 20

  private let choice: ConfigurationChoice
  /// What was found for a folder, by its whole path.
  private var byFolder: [PathKey: Configuration?] = [:]
  /// The whole path of a folder, by the name that it goes by.
  private var folders: [PathKey: String] = [:]
  /// The whole path of the current folder, with a slash behind it.
  private lazy var current: String = Self.slashed(Platform.wholePath(of: ".") ?? ".")

  init(_ choice: ConfigurationChoice) { self.choice = choice }

  /// The configuration for what lies in a folder.
  mutating func configuration(below folder: String) throws(ArgumentError) -> Configuration? {
    switch choice {
    case .none: return nil
    case .file(let path):
      if let known = byFolder[PathKey("")] { return known }
      let configuration = try Self.read(path, name: path)
      byFolder[PathKey("")] = configuration
      return configuration
    case .nearest:
      let whole = folders[PathKey(folder)] ?? Platform.wholePath(of: folder) ?? folder
      folders[PathKey(folder)] = whole
      return try nearest(whole)
    }
  }

  /// The nearest file from a folder upward; every folder on the way is then known.
  private mutating func nearest(_ folder: String) throws(ArgumentError) -> Configuration? {
    var passed: [String] = []
    var place = folder
    var found: Configuration?
    while true {
      if let known = byFolder[PathKey(place)] {
        found = known
        break
      }
      passed.append(place)
      let path = Self.slashed(place) + Self.fileName
      if try isConfiguration(path) {
        found = try Self.read(path, name: shortened(path))
        break
      }
      guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")), place != "/" else { break }
      place = slash == place.startIndex ? "/" : String(place[..<slash])
    }
    for folder in passed { byFolder[PathKey(folder)] = .some(found) }
    return found
  }

  /// True when a configuration is there; false when nothing has that name.
  ///
  /// What is something else was meant to be one, and going on without it would judge by other values
  /// than people think.
  private mutating func isConfiguration(_ path: String) throws(ArgumentError) -> Bool {
    let kind: Platform.FileKind
    do throws(Platform.Failure) {
      kind = try Platform.kind(of: path)
    } catch {
      // A link that leads nowhere is there all the same.
      if error.isMissing, !Platform.isEntry(path) { return false }
      throw unusable(path, "cannot be read: \(error.reason)")
    }
    switch kind {
    case .file: return true
    case .directory: throw unusable(path, "is a folder, and no configuration")
    case .other: throw unusable(path, "is no regular file, and no configuration")
    }
  }

  private mutating func unusable(_ path: String, _ what: String) -> ArgumentError {
    ArgumentError(
      message: "\"\(shortened(path))\" \(what).",
      hint: "Put a configuration there or remove it; --no-config goes by none.")
  }

  /// A path below the current folder as people type it.
  private mutating func shortened(_ path: String) -> String {
    path.utf8.starts(with: current.utf8)
      ? String(path.utf8.dropFirst(current.utf8.count)) ?? path : path
  }

  /// The name of a folder with a slash behind it.
  static func slashed(_ folder: String) -> String {
    folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The folder that a path is in.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: Reading

  private static func read(_ path: String, name: String) throws(ArgumentError) -> Configuration {
    let file = try JSONFile(path, name: name, limit: largest, purpose: "configuration")
    var configuration = try file.read { root throws(ConfigurationFault) in
      try ConfigurationReader.read(root, name: name, file.lines)
    }
    let folder = slashed(Platform.wholePath(of: folder(of: path)) ?? folder(of: path))
    // Each pattern was read before, at its place.
    configuration.exclusions = try? IgnoreList(patterns: configuration.exclude, in: folder)
    return configuration
  }
}
