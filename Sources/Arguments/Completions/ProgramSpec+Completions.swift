extension ProgramSpec {
  /// The script that teaches a shell to complete the program's command lines.
  ///
  /// It is made from the declarations alone, so that it knows every command and option that the
  /// help knows. It asks the program for nothing.
  ///
  /// - Returns: lines with a final line break.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(self).text
    case .zsh: ZshCompletion(self).text
    case .fish: FishCompletion(self).text
    }
  }
}
