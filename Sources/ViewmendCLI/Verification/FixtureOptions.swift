import Arguments
import Patching

/// The options of a fixture, read as the commands read them.
struct FixtureOptions {
  /// What `check` goes by.
  let check: RunOptions
  /// True to judge every target.
  let hasTargets: Bool
  /// What `patch` goes by.
  let patch: RunOptions
  /// The corrections that `patch` is asked for.
  let request: PatchArguments
  /// Whether some findings are known, by the fixture's configuration.
  let baselines: BaselineRun

  /// Options of these groups say what a file is and how it is judged; no other has a place in a
  /// fixture, but for that which adds the targets.
  private static let groups: Set = ["Judging", "Input", "Status", "Correcting"]
  /// Only what lies in the folder holds for a fixture.
  private static let refused: Set = ["config", "no-config"]

  /// Reads the options of a fixture.
  init(_ fixture: Fixture, _ description: FixtureDescription?) throws(FixtureError) {
    let own = description?.options ?? []
    let (arguments, check) = try Self.read("check", own, description)
    let all = own + (description?.patchOptions ?? [])
    let (patchArguments, patch) = try Self.read(
      "patch", Self.withoutQuestions(all), description)
    do throws(ArgumentError) {
      let path = fixture.path(of: ConfigurationFinder.fileName)
      var finder = ConfigurationFinder(fixture.hasConfiguration ? .file(path) : .none)
      let configuration = try finder.configuration(below: fixture.folder)
      self.check = check.completed(by: configuration)
      self.patch = patch.completed(by: configuration)
      baselines = try BaselineRun(check, for: [self.check])
    } catch {
      throw FixtureError(error, file: ConfigurationFinder.fileName)
    }
    hasTargets = arguments.isSet("targets")
    do throws(ArgumentError) {
      request = try PatchArguments(patchArguments)
    } catch {
      throw description?.error(error, in: all) ?? FixtureError(error, file: "")
    }
  }

  /// The options without those for what `check` says besides, which `patch` does not have.
  private static func withoutQuestions(
    _ options: [FixtureDescription.Option]
  ) -> [FixtureDescription.Option] {
    var result: [FixtureDescription.Option] = []
    var isValue = false
    for option in options {
      let name = option.text.prefix { $0 != "=" }
      if isValue {
        isValue = false
      } else if ["--as", "--hand"].contains(name) {
        isValue = !option.text.contains("=")
      } else if name != "--targets" {
        result.append(option)
      }
    }
    return result
  }

  private static func read(
    _ command: String, _ options: [FixtureDescription.Option], _ description: FixtureDescription?
  ) throws(FixtureError) -> (ParsedArguments, RunOptions) {
    do throws(ArgumentError) {
      guard
        case .run(let spec, let arguments) = try CommandCatalogue.program.parse(
          [command] + options.map(\.text))
      else {
        throw ArgumentError(
          message: "A fixture's options ask neither for --help nor for --version.")
      }
      if let file = arguments.positionals.first {
        throw ArgumentError(
          message: "\"\(file)\" is no option: a fixture's options name no file.", hint: nil)
      }
      for option in spec.options where arguments.isSet(option.name) {
        let fits = groups.contains(option.group) && !refused.contains(option.name)
        if fits || option.name == "targets" { continue }
        throw ArgumentError(
          message: "--\(option.name) has no place in a fixture, whose options say what the file is "
            + "and how it is judged.",
          hint: refused.contains(option.name)
            ? "A .viewmend.json in the fixture's folder holds for it, and no other."
            : "Leave it out.")
      }
      return (arguments, try RunOptions(arguments, hasFindings: true))
    } catch {
      throw description?.error(error, in: options) ?? FixtureError(error, file: "")
    }
  }
}
