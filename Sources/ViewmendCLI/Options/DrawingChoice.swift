import Arguments
import Reporting

/// The value of `--draw`: when targets are drawn behind findings.
enum DrawingChoice: String {
  /// On a terminal that is wide enough, where the report for people goes.
  case auto
  case always, never

  /// Narrower terminals get no drawings unasked.
  private static let leastColumns = 60

  /// What the command line says; parsing has checked the word.
  init(_ arguments: ParsedArguments) {
    self = arguments.value("draw").flatMap(DrawingChoice.init(rawValue:)) ?? .auto
  }

  /// How targets are drawn; nil where they are not.
  func look(_ options: RunOptions, _ environment: Environment) -> DrawingLook? {
    let columns = environment.outputIsTerminal ? environment.columns : nil
    switch self {
    case .never: return nil
    case .auto:
      let isShown = options.formats.contains { $0.name == .text && $0.file == nil }
      guard isShown, !options.isQuiet, let columns, columns >= Self.leastColumns else { return nil }
    case .always: break
    }
    return DrawingLook(
      width: columns ?? DrawingLook.mostColumns, isASCII: !environment.knowsUTF8)
  }
}
