import Arguments
import Hierarchy

/// A folder with an input, what is expected of it, and the story behind it.
package struct Fixture: Sendable {
  /// The file that says what is expected.
  static let descriptionName = "fixture.json"

  /// The folder, as it was named or found.
  package let folder: String
  /// The names of what can be the input; one, where the fixture is whole.
  let inputs: [String]
  /// The names of what can be the file that `patch` is to write; at most one.
  let patches: [String]
  /// True when it says what is expected.
  let hasDescription: Bool
  /// True when a configuration is in the folder; no other holds for a fixture.
  let hasConfiguration: Bool

  /// The fixture that a folder is; nil for any other folder.
  ///
  /// - Parameter names: What is in the folder.
  init?(_ folder: String, holding names: [String]) {
    self.folder = folder
    inputs = names.filter { $0.hasPrefix("input.") }
    patches = names.filter { $0.hasPrefix("patched.") }
    hasDescription = names.contains(Self.descriptionName)
    hasConfiguration = names.contains(ConfigurationFinder.fileName)
    if inputs.isEmpty, !hasDescription { return nil }
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { ConfigurationFinder.slashed(folder) + name }

  /// The input.
  func input() throws(FixtureError) -> String {
    guard let first = inputs.first else {
      throw FixtureError("There is no input: the folder holds no input.txt, input.xml or the like.")
    }
    guard inputs.count == 1 else {
      throw FixtureError(
        "There are \(inputs.count) inputs: \(inputs.joined(separator: ", ")). Keep one.")
    }
    return first
  }

  /// The file that `patch` is to write, where there is one; else the name that it would have.
  func patched() throws(FixtureError) -> (name: String, exists: Bool) {
    if let first = patches.first {
      guard patches.count == 1 else {
        throw FixtureError(
          "There are \(patches.count) patched files: \(patches.joined(separator: ", ")). Keep one.")
      }
      return (first, true)
    }
    return ("patched." + (try input().dropFirst("input.".count)), false)
  }
}
