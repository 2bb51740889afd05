/// A shell that completions can be written for.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
