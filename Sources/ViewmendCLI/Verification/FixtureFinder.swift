import Reporting

/// Finds the fixtures in folders.
package struct FixtureFinder {
  /// In the order of the folders, within one by name; each once.
  package private(set) var fixtures: [Fixture] = []
  /// The folders that hold none.
  private(set) var barren: [String] = []
  /// What cannot be looked into.
  private(set) var failures: [(path: String, failure: FileFailure)] = []
  /// The whole paths of the fixtures' folders.
  private var known: Set<PathKey> = []

  /// Looks into folders, each a fixture or a folder of them.
  package init(_ folders: [String]) {
    for folder in folders {
      var found = false
      let path = Self.withoutSlashes(folder)
      do throws(Platform.Failure) {
        if try Platform.kind(of: path) == .directory {
          found = walk(path)
        } else {
          found = true
          failures.append(
            (
              path,
              FileFailure(
                message: "\"\(path)\" is no folder. Name the fixture's folder, or one that holds "
                  + "several.", namesFile: true)
            ))
        }
      } catch {
        found = true
        failures.append((path, FailureWording.unreadable(path, error)))
      }
      if !found { barren.append(path) }
    }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Adds the fixtures of a folder and of those in it; what lies in a fixture is part of it. Names
  /// that begin with a dot are passed over, and so are links to folders. False where there is neither
  /// a fixture, known before or not, nor a failure.
  private mutating func walk(_ root: String) -> Bool {
    var waiting = [root]
    var found = false
    while let folder = waiting.popLast() {
      do throws(Platform.Failure) {
        let entries = try Platform.entries(of: ConfigurationFinder.slashed(folder)) { _ in true }
        if let fixture = Fixture(folder, holding: entries.map(\.name)) {
          found = true
          let whole = PathKey(Platform.wholePath(of: folder) ?? folder)
          if known.insert(whole).inserted { fixtures.append(fixture) }
          continue
        }
        for entry in entries.reversed()
        where entry.kind == .directory && !entry.name.hasPrefix(".") {
          let inner = folder == "." ? entry.name : ConfigurationFinder.slashed(folder) + entry.name
          if let failure = entry.failure {
            found = true
            failures.append((inner, FailureWording.unreadable(inner, failure)))
          } else {
            waiting.append(inner)
          }
        }
      } catch {
        found = true
        failures.append((folder, FailureWording.unreadable(folder, error)))
      }
    }
    return found
  }
}
