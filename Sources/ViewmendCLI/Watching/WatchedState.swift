import Arguments

/// The state of every file that a run goes by: inputs, configurations, baselines, ignore files.
struct WatchedState {
  /// More files than this are not looked at one by one when nothing says that they changed.
  private static let mostToPoll = 1000

  /// In the order in which the run meets them; nil is a file that is not there.
  private var files: [(name: String, stamp: Platform.FileStamp?)] = []
  /// The folders that were walked: whatever comes to lie in them may be an input.
  private var walked: [String] = []
  /// What keeps the inputs from being told, as a mistake in a configuration.
  private var mistake: ArgumentError?
  /// How many of the files are inputs.
  private var inputs = 0

  /// The state before anything was looked at.
  init() {}

  /// Looks at the files.
  ///
  /// - Parameter earlier: What holds where the inputs cannot be told, as with a mistake in a
  ///   configuration: the same files as before.
  init(_ arguments: ParsedArguments, _ environment: Environment, after earlier: WatchedState) {
    do throws(ArgumentError) {
      let options = try RunOptions(arguments, hasFindings: true)
      let finder = ConfigurationFinder(try ConfigurationChoice(arguments))
      let selection = try InputSelection(arguments)
      let found = try InputFiles(arguments.positionals, selection, finder, environment)
      let names = found.files.map(\.name) + found.failures.map(\.name)
      inputs = names.count
      walked = found.walked
      var all = names
      for settings in found.configurations {
        if let settings { all.append(settings.name) }
        if let baseline = options.completed(by: settings).baseline { all.append(baseline) }
      }
      if let configuration = arguments.value("config") { all.append(configuration) }
      all += walked.map { $0 + IgnoreFiles.name }
      var seen: Set<String> = []
      files = all.filter { seen.insert($0).inserted }.map { ($0, Platform.FileStamp($0)) }
    } catch {
      mistake = error
      inputs = earlier.inputs
      walked = earlier.walked
      files = earlier.files.map { ($0.name, Platform.FileStamp($0.name)) }
    }
  }

  /// What is watched, for people.
  var sentence: String { "watching \(inputs) file\(inputs == 1 ? "" : "s")" }

  /// True where one of the files is another by now, or there are too many to look at.
  var mayHaveChanged: Bool {
    files.count <= Self.mostToPoll && files.contains { Platform.FileStamp($0.name) != $0.stamp }
  }

  /// The first file that is not as it was; nil where all are.
  func firstDifference(from earlier: WatchedState) -> String? {
    let before = Dictionary(
      earlier.files.map { ($0.name, $0.stamp) }, uniquingKeysWith: { first, _ in first })
    for (name, stamp) in files where before[name] != .some(stamp) { return name }
    if mistake != earlier.mistake {
      return (mistake ?? earlier.mistake)?.place.map { String($0.prefix { $0 != ":" }) } ?? "A file"
    }
    let now = Set(files.map(\.name))
    return earlier.files.first { !now.contains($0.name) }?.name
  }

  /// Has changes of these files noticed, and of those that may come to be asked.
  func watch(by changes: Platform.FolderChanges) {
    var names: [String: Set<String>] = [:]
    for (name, _) in files {
      let (folder, last) = Self.parts(of: name)
      names[folder, default: []].insert(last)
      // What a link leads to lies elsewhere.
      if let whole = Platform.wholePath(of: name) {
        let (folder, last) = Self.parts(of: whole)
        names[folder, default: []].insert(last)
      }
    }
    // A configuration may come to lie in any folder above an input.
    for folder in Set(names.keys) {
      guard var place = Platform.wholePath(of: folder) else { continue }
      while true {
        names[place, default: []].insert(ConfigurationFinder.fileName)
        guard let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")), place != "/" else { break }
        place = slash == place.startIndex ? "/" : String(place[..<slash])
      }
    }
    // One folder has one number, whatever it is called; what is wanted of it is wanted together.
    var interests: [String: Set<String>?] = [:]
    for (folder, wanted) in names {
      let whole = Platform.wholePath(of: folder) ?? folder
      if let known = interests[whole] {
        interests[whole] = known?.union(wanted)
      } else {
        interests[whole] = .some(wanted)
      }
    }
    for folder in walked { interests[Platform.wholePath(of: folder) ?? folder] = .some(nil) }
    for (folder, interest) in interests { changes.watch(folder, interest) }
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[path.utf8.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }
}
