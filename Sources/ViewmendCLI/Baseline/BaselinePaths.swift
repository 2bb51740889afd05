import Reporting

/// Paths of inputs as a baseline names them: relative to its own folder, wherever the program runs.
struct BaselinePaths {
  /// What standard input is called.
  private static let standardInput = "stdin"

  /// The baseline's folder, from the root.
  private let folder: String

  init(baseline path: String) {
    let folder = ConfigurationFinder.folder(of: path)
    self.folder = Platform.wholePath(of: folder) ?? folder
  }

  /// The path of an input.
  func path(of name: String) -> String {
    if name == Self.standardInput, (try? Platform.kind(of: name)) == nil { return name }
    let inFolder = ConfigurationFinder.folder(of: name)
    let whole = Platform.wholePath(of: inFolder) ?? inFolder
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let parts = Self.parts(whole) + [file]
    let base = Self.parts(folder)
    let shared = zip(parts, base).prefix { PathKey($0) == PathKey($1) }.count
    return (base.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared))
      .joined(separator: "/")
  }

  /// True when no file has the path any more.
  func isGone(_ path: String) -> Bool {
    if path == Self.standardInput { return false }
    let whole = path.hasPrefix("/") ? path : ConfigurationFinder.slashed(folder) + path
    do throws(Platform.Failure) {
      _ = try Platform.kind(of: whole)
      return false
    } catch {
      return error.isMissing
    }
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }
}
