import Reporting

/// Finds the fixtures in folders.
package struct FixtureFinder {
  /// In the order of the folders, within one by name.
  package private(set) var fixtures: [Fixture] = []
  /// The folders that hold none.
  private(set) var barren: [String] = []
  /// What cannot be looked into.
  private(set) var failures: [(path: String, failure: FileFailure)] = []

  /// Looks into folders, each a fixture or a folder of them.
  package init(_ folders: [String]) {
    for folder in folders {
      let before = (fixtures.count, failures.count)
      let path = Self.withoutSlashes(folder)
      do throws(Platform.Failure) {
        if try Platform.kind(of: path) == .directory {
          walk(path)
        } else {
          failures.append(
            (
              path,
              FileFailure(
                message: "\"\(path)\" is no folder. Name the fixture's folder, or one that holds "
                  + "several.", namesFile: true)
            ))
        }
      } catch {
        failures.append((path, FailureWording.unreadable(path, error)))
      }
      if before == (fixtures.count, failures.count) { barren.append(path) }
    }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Adds the fixtures of a folder and of those in it; what lies in a fixture is part of it. Names
  /// that begin with a dot are passed over, and so are links to folders.
  private mutating func walk(_ root: String) {
    var waiting = [root]
    while let folder = waiting.popLast() {
      do throws(Platform.Failure) {
        let entries = try Platform.entries(of: ConfigurationFinder.slashed(folder)) { _ in true }
        if let fixture = Fixture(folder, holding: entries.map(\.name)) {
          fixtures.append(fixture)
          continue
        }
        for entry in entries.reversed()
        where entry.kind == .directory && !entry.name.hasPrefix(".") {
          waiting.append(
            folder == "." ? entry.name : ConfigurationFinder.slashed(folder) + entry.name)
        }
      } catch {
        failures.append((folder, FailureWording.unreadable(folder, error)))
      }
    }
  }
}
