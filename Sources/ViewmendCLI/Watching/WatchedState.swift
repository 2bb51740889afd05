import Arguments
import Reporting

/// The state of every file that a run goes by: inputs, configurations, baselines, ignore files.
struct WatchedState {
  /// More files than this are not looked at one by one when nothing says that they changed.
  private static let mostToPoll = 1000

  /// A file by its name; no stamp is one that is not there.
  private typealias Watched = (name: String, stamp: Platform.FileStamp?)

  /// Dumps, in the order in which the run meets them, and names that lead nowhere yet.
  private var inputs: [Watched] = []
  /// What the run goes by besides: configurations, baselines, and ignore files.
  private var settings: [Watched] = []
  /// The folders that were walked: whatever comes to lie in them may be an input.
  private var walked: [String] = []
  /// How many dumps there are.
  private var count = 0
  /// What keeps the inputs from being told, as a mistake in a configuration.
  private var mistake: ArgumentError?

  /// The state before anything was looked at.
  init() {}

  /// Looks at the files.
  ///
  /// - Parameter earlier: What holds where the inputs cannot be told, as with a mistake in a
  ///   configuration: the same files as before.
  init(_ arguments: ParsedArguments, _ environment: Environment, after earlier: WatchedState) {
    do throws(ArgumentError) {
      let options = try RunOptions(arguments, hasFindings: true)
      let found = try RunInputs(options, files: arguments.positionals, environment)
      count = found.files.files.count
      walked = found.files.walked
      inputs = Self.stamped(found.files.files.map(\.name) + found.files.failures.map(\.name))
      var others = [arguments.value("config"), options.baseline].compactMap(\.self)
      for options in found.completed {
        others += [options.configuration?.name, options.baseline].compactMap(\.self)
      }
      let ignoring = walked.map { $0 + IgnoreFiles.name }.filter(Platform.isEntry)
      settings = Self.stamped(others + ignoring)
    } catch {
      mistake = error
      count = earlier.count
      walked = earlier.walked
      inputs = Self.stamped(earlier.inputs.map(\.name))
      settings = Self.stamped(earlier.settings.map(\.name))
    }
  }

  private static func stamped(_ names: [String]) -> [Watched] {
    var seen: Set<PathKey> = []
    return names.filter { seen.insert(PathKey($0)).inserted }.map { ($0, Platform.FileStamp($0)) }
  }

  /// What is watched, for people.
  var sentence: String {
    count == 0 ? "waiting for a file" : "watching \(count) file\(count == 1 ? "" : "s")"
  }

  /// True where one of the files is another by now, or something may have come to be there; false
  /// where there are too many to look at.
  var mayHaveChanged: Bool {
    let files = inputs + settings
    guard files.count <= Self.mostToPoll else { return false }
    return files.contains { $0.stamp == nil || Platform.FileStamp($0.name) != $0.stamp }
  }

  /// The first file that is not as it was, one that decides about others before these; nil where
  /// all are.
  func firstDifference(from earlier: WatchedState) -> String? {
    if let name = Self.difference(settings, earlier.settings) { return name }
    if mistake != earlier.mistake {
      return (mistake ?? earlier.mistake)?.place.map { String($0.prefix { $0 != ":" }) } ?? "A file"
    }
    return Self.difference(inputs, earlier.inputs)
  }

  private static func difference(_ now: [Watched], _ before: [Watched]) -> String? {
    let stamps = Dictionary(
      before.map { (PathKey($0.name), $0.stamp) }, uniquingKeysWith: { one, _ in one })
    for (name, stamp) in now {
      if let known = stamps[PathKey(name)], known != stamp { return name }
    }
    let names = Set(now.map { PathKey($0.name) })
    let dropped = before.filter { !names.contains(PathKey($0.name)) }
    // What is not looked at any more may be as it was, as where something else stands before it.
    return dropped.first { Platform.FileStamp($0.name) != $0.stamp }?.name
      ?? now.first { stamps[PathKey($0.name)] == nil }?.name ?? dropped.first?.name
  }

  /// Has changes of these files noticed, and of those that may come to be asked.
  func watch(by changes: Platform.FolderChanges) {
    // One folder has one number, whatever it is called; what matters in it is asked for together.
    var interests: [PathKey: WatchInterest] = [:]
    func watch(_ folder: String, _ interest: WatchInterest) {
      let whole = PathKey(Platform.wholePath(of: folder) ?? folder)
      interests[whole] = interests[whole]?.joined(with: interest) ?? interest
    }
    for (folder, names) in namesByFolder { watch(folder.path, .names(names)) }
    for folder in walked { watch(folder, .everything) }
    for (folder, interest) in interests { changes.watch(folder.path, interest) }
  }

  /// The names that matter in each folder, whatever that is called.
  private var namesByFolder: [PathKey: Set<PathKey>] {
    var names: [PathKey: Set<PathKey>] = [:]
    for (name, _) in inputs + settings {
      // What a link leads to lies elsewhere.
      for path in [name, Platform.wholePath(of: name)].compactMap(\.self) {
        let (folder, last) = Self.parts(of: path)
        names[PathKey(folder), default: []].insert(PathKey(last))
      }
    }
    // A configuration may come to lie in any folder above an input.
    for folder in Array(names.keys) {
      guard var place = Platform.wholePath(of: folder.path) else { continue }
      while true {
        names[PathKey(place), default: []].insert(PathKey(ConfigurationFinder.fileName))
        if place == "/" { break }
        place = Self.parts(of: place).folder
      }
    }
    return names
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }
}
