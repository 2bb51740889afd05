/// What a command line asks for.
package enum Invocation: Sendable, Equatable {
  /// To run a command with arguments that fit its declaration.
  case run(CommandSpec, ParsedArguments)
  /// To show this help, wrapped to 80 columns, without a final line break.
  case help(String)
  /// To show this line with the program's name and version.
  case version(String)
}
