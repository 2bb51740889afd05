import Arguments
import Reporting

/// The inputs that the command line names, folders walked and patterns looked up.
struct InputFiles: Sendable {
  /// In the order given, within a folder by the bytes of their paths; each once.
  private(set) var files: [InputFile] = []
  /// Folders and patterns that were named, each folder once.
  private(set) var folders: [String] = []
  private var wholeFolders: Set<PathKey> = []
  /// Names that lead nowhere, each once.
  private(set) var failures: [(name: String, failure: FileFailure)] = []
  private var failed: Set<PathKey> = []
  /// How often something failed, the same again included.
  private var failureCount = 0
  /// The folders that were walked, each with a slash behind it.
  private(set) var walked: [String] = []
  /// What walks passed over.
  private var passed: PassedOver
  /// The configurations of the files, each once; nil is none.
  private(set) var configurations: [Configuration?] = []

  let selection: InputSelection
  private var finder: ConfigurationFinder
  /// The place in `configurations`, by name.
  private var numbers: [PathKey: Int] = [:]

  /// Collects the inputs.
  ///
  /// - Parameter isComparison: True where a file may be named twice, and is two sides then.
  /// - Throws: `ArgumentError` when nothing is named and standard input is a terminal, and for what
  ///   is wrong with a pattern or a configuration.
  init(
    _ names: [String], _ selection: InputSelection, _ finder: ConfigurationFinder,
    isComparison: Bool = false, _ environment: Environment
  ) throws(ArgumentError) {
    self.selection = selection
    self.finder = finder
    passed = PassedOver(ofSeveral: names.count > 1)
    if names.isEmpty {
      if environment.inputIsTerminal {
        throw ArgumentError(
          message: "No FILE is given, and standard input is a terminal.",
          hint: "Name a dump, or pipe one in: pbpaste | viewmend check -")
      }
      try addStandardInput()
    }
    if names.count(where: { $0 == "-" }) > 1 {
      throw ArgumentError(
        message: "Standard input can be read only once.", hint: "Give - once.")
    }
    for name in names {
      if name == "-" { try addStandardInput() } else { try add(name) }
    }
    if !isComparison, names.count > 1 || files.contains(where: \.isLink) {
      files = FileIdentity.once(files)
    }
  }

  /// True when folders were walked, or files of other parts left out: then what was passed over is
  /// worth a word.
  var isSelective: Bool { !folders.isEmpty || selection.shard != nil }

  /// What walks passed over.
  var skipped: SkipCounts {
    var counts = passed.counts
    if selection.shard != nil { counts.otherShards = 0 }
    return counts
  }

  /// What walks met that is no file, by its path.
  var obstacles: [(path: String, obstacle: Platform.Obstacle)] { passed.obstacles }

  private mutating func addStandardInput() throws(ArgumentError) {
    files.append(
      InputFile(
        origin: .standardInput, name: "stdin", settings: try settings(below: "."), isSpecial: false)
    )
  }

  private mutating func add(_ path: String) throws(ArgumentError) {
    let found: (kind: Platform.FileKind, isLink: Bool)
    do throws(Platform.Failure) {
      if Platform.isEscaped(path) { throw .noText }
      found = try Platform.namedKind(of: path)
    } catch {
      if error.isMissing, Glob.isPattern(path), !Platform.isLink(path) { return try lookUp(path) }
      fail(path, FailureWording.unreadable(path, error))
      return
    }
    if found.kind == .directory { return try add(folder: path) }
    let isSpecial = found.kind == .other
    let folder = isSpecial ? "." : ConfigurationFinder.folder(of: path)
    files.append(
      InputFile(
        origin: .path(path), name: path, settings: try settings(below: folder),
        isSpecial: isSpecial, isLink: found.isLink))
  }

  private mutating func fail(_ path: String, _ failure: FileFailure) {
    failureCount += 1
    var identity = FileIdentity()
    if failed.insert(identity.key(of: path, isLink: false)).inserted {
      failures.append((path, failure))
    }
  }

  /// What a pattern describes.
  private mutating func lookUp(_ text: String) throws(ArgumentError) {
    let pattern: GlobPath
    do throws(GlobError) {
      pattern = try GlobPath(text)
    } catch {
      throw ArgumentError(message: "\"\(text)\": \(error.message)", hint: error.hint)
    }
    let before = (files.count, failureCount, passed.meetings)
    let folder = pattern.folder.isEmpty ? "." : pattern.folder
    folders.append(text)
    if (try? Platform.kind(of: folder)) == .directory { try walk(pattern.folder, pattern.glob) }
    // What it describes and something else excludes is there all the same; what is hidden is not.
    let after = (files.count, failureCount, passed.meetings)
    guard before == after else { return }
    folders.removeLast()
    fail(
      text,
      FileFailure(
        message: "No file is described by \"\(text)\". Check the pattern.", namesFile: true))
  }

  /// The place of the configuration for what lies in a folder.
  private mutating func settings(below folder: String) throws(ArgumentError) -> Int {
    let configuration = try finder.configuration(below: folder)
    let name = PathKey(configuration?.name ?? "")
    if let known = numbers[name] { return known }
    numbers[name] = configurations.count
    configurations.append(configuration)
    return configurations.count - 1
  }
}

// MARK: - Folders

extension InputFiles {
  /// A folder that is being walked.
  private struct Stage {
    /// With a slash behind it; empty for the current folder of a pattern.
    var path: String
    /// Its whole path with a slash behind it; empty where no pattern asks for it.
    var whole: String
    /// What `.gitignore` files say, outermost first.
    var ignoreLists: [IgnoreList]
    /// What is excluded here, the command line first; nil until something here is asked about.
    var exclusions: [IgnoreList]?
    /// The number of the configuration; nil until then, since a folder without inputs needs none.
    var settings: Int?
    var entries: [Platform.FolderEntry] = []
    var next = 0

    /// What leaves out an entry; nil for nothing.
    func reason(
      toPassOver entry: Platform.FolderEntry, _ exclusions: [IgnoreList]
    ) -> WritableKeyPath<SkipCounts, Int>? {
      guard !exclusions.isEmpty || !ignoreLists.isEmpty else { return nil }
      let whole = self.whole + entry.name
      func says(_ list: IgnoreList) -> Bool? {
        list.verdict(on: whole, name: entry.name, isFolder: entry.kind == .directory)
      }
      // What the command line says of it holds, also where it takes back the configuration.
      if exclusions.lazy.compactMap(says).first == true { return \.excluded }
      return ignoreLists.reversed().lazy.compactMap(says).first == true ? \.ignored : nil
    }
  }

  private mutating func add(folder: String) throws(ArgumentError) {
    guard wholeFolders.insert(PathKey(Platform.wholePath(of: folder) ?? folder)).inserted else {
      return
    }
    folders.append(folder)
    try walk(folder.hasSuffix("/") ? folder : folder + "/", nil)
  }

  /// Adds the files of a folder and of the folders in it.
  ///
  /// Names that begin with a dot are passed over unless the pattern spells them; so are links to
  /// folders, which could lead in a circle.
  private mutating func walk(_ folder: String, _ glob: Glob?) throws(ArgumentError) {
    let whole = Platform.wholePath(of: folder.isEmpty ? "." : folder) ?? folder
    let slashed = whole.hasSuffix("/") ? whole : whole + "/"
    var stages: [Stage] = []
    let start = Stage(
      path: folder, whole: slashed,
      ignoreLists: selection.heedsIgnoreFiles ? IgnoreFiles.above(slashed) : [])
    if let first = try opened(start, glob) { stages.append(first) }
    while let top = stages.indices.last {
      guard stages[top].next < stages[top].entries.count else {
        stages.removeLast()
        continue
      }
      let entry = stages[top].entries[stages[top].next]
      stages[top].next += 1
      if let inner = try meet(entry, in: &stages[top], glob, below: folder),
        let next = try opened(inner, glob)
      {
        stages.append(next)
      }
    }
  }

  /// Reads the entries of a folder, and what is excluded in it.
  private mutating func opened(_ stage: Stage, _ glob: Glob?) throws(ArgumentError) -> Stage? {
    var stage = stage
    var (hasIgnoreFile, isTop) = (false, false)
    var hidden: [String] = []
    let path = stage.path.isEmpty ? "./" : stage.path
    let wantsHidden = glob?.namesHidden ?? false
    walked.append(path)
    do throws(Platform.Failure) {
      stage.entries = try Platform.entries(of: path) { name in
        if name == IgnoreFiles.name { hasIgnoreFile = true }
        if name == GitFolder.name { isTop = true }
        if wantsHidden, name != GitFolder.name { return true }
        hidden.append(name)
        return false
      }
    } catch {
      fail(path, FailureWording.unreadable(path, error))
      return nil
    }
    for name in hidden { passed.add(hidden: stage.whole + name) }
    guard selection.heedsIgnoreFiles else { return stage }
    if isTop { stage.ignoreLists = IgnoreFiles.atTop(of: stage.whole) }
    if hasIgnoreFile, let list = IgnoreFiles.list(in: stage.whole) {
      stage.ignoreLists.append(list)
    }
    return stage
  }

  /// The number of the configuration of a folder, and what is excluded in it.
  private mutating func rules(
    of stage: inout Stage
  ) throws(ArgumentError) -> (settings: Int, exclusions: [IgnoreList]) {
    if let settings = stage.settings, let exclusions = stage.exclusions {
      return (settings, exclusions)
    }
    let settings = try settings(below: stage.path.isEmpty ? "./" : stage.path)
    let exclusions = [selection.exclusions, configurations[settings]?.exclusions]
      .compactMap { $0 }.filter { !$0.rules.isEmpty }
    (stage.settings, stage.exclusions) = (settings, exclusions)
    return (settings, exclusions)
  }

  /// Takes or passes over an entry; a folder that is to be walked is returned.
  private mutating func meet(
    _ entry: Platform.FolderEntry, in stage: inout Stage, _ glob: Glob?, below base: String
  ) throws(ArgumentError) -> Stage? {
    let path = stage.path + entry.name
    if let failure = entry.failure {
      fail(path, FailureWording.unreadable(path, failure))
      return nil
    }
    let isFolder = entry.kind == .directory
    if let glob {
      let inner = path[path.utf8.index(path.startIndex, offsetBy: base.utf8.count)...]
      let isMeant = isFolder ? glob.mayMatch(inside: inner) : glob.matches(inner)
      let wasMeant = entry.obstacle == .linkToFolder && glob.mayMatch(inside: inner)
      guard isMeant || wasMeant else { return nil }
    }
    // A configuration is for files, and not read for what is none.
    let (settings, exclusions) =
      entry.obstacle == nil ? try rules(of: &stage) : (0, [selection.exclusions])
    var whole: String { stage.whole + entry.name }
    if let reason = stage.reason(toPassOver: entry, exclusions) {
      passed.add(whole, reason)
      return nil
    }
    if let obstacle = entry.obstacle {
      passed.add(whole, named: path, obstacle)
      return nil
    }
    if isFolder {
      return Stage(
        path: path + "/", whole: whole + "/", ignoreLists: stage.ignoreLists)
    }
    files.append(
      InputFile(
        origin: .path(path), name: path, folder: folders.count - 1, settings: settings,
        isLink: entry.isLink))
    return nil
  }
}
