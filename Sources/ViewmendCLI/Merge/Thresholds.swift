import Analysis
import Arguments
import Hierarchy
import Reporting

/// From which severity on findings make the status 1, file by file, as the run itself goes by it: what
/// the command line says, else the configuration nearest to the file, else a warning.
///
/// Reports do not say it, since the parts of a run are often told to fail for nothing.
struct Thresholds {
  private let options: RunOptions
  private var finder: ConfigurationFinder
  /// What holds in a folder.
  private var byFolder: [PathKey: Severity?] = [:]
  /// The names of the configurations that were gone by.
  private(set) var configurations: Set<PathKey> = []

  /// Takes what the command line says; a configuration that it names is read at once.
  init(_ options: RunOptions) throws(ArgumentError) {
    self.options = options
    let choice = try ConfigurationChoice(options.arguments)
    finder = ConfigurationFinder(choice)
    if case .file = choice { _ = try threshold(of: "") }
  }

  /// What the command line says; nil where it leaves that to configurations.
  var given: Severity?? {
    options.arguments.isSet("fail-on") ? .some(options.threshold) : nil
  }

  /// The least severity of a file's findings that makes the status 1; nil for none.
  ///
  /// - Parameter path: The file, as a report names it. It need not be here.
  mutating func threshold(of path: String) throws(ArgumentError) -> Severity? {
    if let given { return given }
    let folder = Self.isSpecial(path) ? "." : ConfigurationFinder.folder(of: path)
    if let known = byFolder[PathKey(folder)] { return known }
    let configuration = try finder.configuration(below: Self.present(folder))
    if let configuration { configurations.insert(PathKey(configuration.name)) }
    let threshold = options.completed(by: configuration).threshold
    byFolder[PathKey(folder)] = .some(threshold)
    return threshold
  }

  /// True for a pipe or a device, as a shell names what comes from a command, by now gone or not.
  private static func isSpecial(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/") || (try? Platform.kind(of: path)) == .other
  }

  /// A folder, or the nearest above it that is here.
  private static func present(_ folder: String) -> String {
    var folder = folder
    while (try? Platform.kind(of: folder)) != .directory, folder != ".", folder != "/" {
      folder = ConfigurationFinder.folder(of: folder)
    }
    return folder
  }
}
