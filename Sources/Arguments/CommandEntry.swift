/// A command by its name, declared in full only when somebody asks for it.
///
/// A run needs one command of a program; to declare all of them takes most of its start.
package struct CommandEntry: Sendable {
  /// The word that chooses the command.
  let name: String
  /// Declares it.
  let declared: @Sendable () -> CommandSpec

  /// - Parameters:
  ///   - name: The name that the declaration has too.
  ///   - declared: The declaration, read when it is needed.
  package init(_ name: String, _ declared: @escaping @autoclosure @Sendable () -> CommandSpec) {
    self.name = name
    self.declared = declared
  }
}
