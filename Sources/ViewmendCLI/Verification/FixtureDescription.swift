import Arguments
import Hierarchy

/// What `fixture.json` says.
package struct FixtureDescription {
  /// An option with its place in the file.
  struct Option {
    var text: String
    var offset: Int
  }

  /// The keys that an expectation can have.
  package static let expectable = [
    "status", "nodes", "trees", "parents", "views", "diagnostics", "backButtons", "candidates",
    "findings", "targets", "gestureRecognizers", "controllers", "swipeBack", "hits", "why",
    "whatIf", "hand", "error", "unit", "density", "densitySource",
  ]

  /// What stands at each level of an expectation; read once for all fixtures.
  private static let shape = ExpectationShape()
  /// The largest description, in bytes.
  private static let largest = 64 << 20

  let file: JSONFile
  private(set) var options: [Option] = []
  /// Options that only `patch` has; nil where the file says nothing of them.
  private(set) var patchOptions: [Option]?
  /// What is expected; nil where nothing is.
  private(set) var expectation: JSONNode?
  /// Where the options stand, or the whole.
  private var optionsOffset = 0

  /// Reads the file of a fixture.
  init(_ fixture: Fixture) throws(FixtureError) {
    let name = Fixture.descriptionName
    do throws(ArgumentError) {
      let path = fixture.path(of: name)
      file = try JSONFile(path, name: name, limit: Self.largest, purpose: "fixture's description")
      let root = file.root
      try file.read { _ throws(ConfigurationFault) in try read(root) }
    } catch {
      throw FixtureError(error, file: name)
    }
  }

  private mutating func read(_ root: JSONNode) throws(ConfigurationFault) {
    var hasSchema = false
    for member in try root.members(of: "A fixture") {
      let value = member.value
      switch try member.known(["schema", "options", "patch", "expect"], in: "a fixture") {
      case "schema":
        _ = try value.word("schema", of: ["viewmend/1"])
        hasSchema = true
      case "options":
        options = try Self.options(value, "options")
        optionsOffset = value.offset
      case "patch": patchOptions = try Self.options(value, "patch")
      default:
        for member in try value.members(of: "\"expect\"") {
          _ = try member.known(Self.expectable, in: "an expectation")
          if let empty = member.value.empty {
            throw ConfigurationFault(
              empty.offset, "This expects nothing: an object without keys holds whatever comes.",
              hint: "Give it a key, or leave it out.")
          }
          try Self.shape.check(member.value, of: member.key)
        }
        if !value.isEmptyObject { expectation = value }
      }
    }
    guard hasSchema else {
      throw ConfigurationFault(
        root.offset, "A fixture says \"schema\": \"viewmend/1\".", hint: nil)
    }
  }

  private static func options(
    _ value: JSONNode, _ key: String
  ) throws(ConfigurationFault) -> [Option] {
    var options: [Option] = []
    for one in try value.list(key) {
      options.append(Option(text: try one.entry(of: key), offset: one.offset))
    }
    return options
  }

  /// What is wrong with the options, at the one that the words are about.
  func error(_ error: ArgumentError, in options: [Option]) -> FixtureError {
    let named = options.first { option in
      let name = option.text.prefix { $0 != "=" }
      return option.text.hasPrefix("-") && error.message.contains(name)
    }
    let offset = named?.offset ?? options.first?.offset ?? optionsOffset
    do throws(ArgumentError) {
      return try file.read { _ throws(ConfigurationFault) in
        throw ConfigurationFault(offset, error.message, hint: error.hint)
      }
    } catch {
      return FixtureError(error, file: Fixture.descriptionName)
    }
  }
}

extension JSONNode {
  /// True for `{}`.
  fileprivate var isEmptyObject: Bool {
    if case .object(let members) = content { members.isEmpty } else { false }
  }

  /// The first object without keys in it.
  fileprivate var empty: JSONNode? {
    switch content {
    case .object(let members):
      members.isEmpty ? self : members.lazy.compactMap(\.value.empty).first
    case .list(let elements): elements.lazy.compactMap(\.empty).first
    default: nil
    }
  }
}
