import Arguments
import Formats
import Hierarchy
import Patching

/// What `patch` is asked for besides the options of every command.
struct PatchArguments: Sendable {
  let strategy: PatchRequest.Strategy
  let mirrors: Bool
  /// Where the corrections go.
  let destination: PatchRequest.Destination
  /// The frames of the user's own.
  let settings: [FrameSetting]

  /// Reads what the command line says.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    strategy = PatchRequest.Strategy(rawValue: arguments.value("strategy") ?? "") ?? .frame
    mirrors = arguments.value("mirror") == "back-button"
    destination = arguments.value("emit") == "lldb" ? .process : .file
    var settings: [FrameSetting] = []
    for text in arguments.values("set") { settings.append(try FrameSetting(text)) }
    self.settings = settings
  }

  /// What corrects a dump, with these frames for some of its views.
  func patcher(_ frames: [Int: Rect], _ options: RunOptions) -> Patcher {
    Patcher(
      options.audit,
      request: PatchRequest(
        strategy: strategy, frames: frames, mirrorsBackButtons: mirrors,
        destination: destination),
      limits: options.limits, threshold: options.threshold ?? .error)
  }
}
