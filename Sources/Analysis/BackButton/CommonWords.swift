import Hierarchy

/// Words that any app may show: they say what a button does, and nothing of whose app it is.
package enum CommonWords {
  /// True for a whole title like "Back", "Zurück", "Navigate up" or "Cancel", in any case.
  package static func isTitle(_ text: String) -> Bool {
    let text = text.lowercased()
    return BackWords.titles.contains(text) || BackWords.others.contains(text)
      || ups.contains(text)
  }

  /// True for a word in a name that speaks of going back, of an arrow, or of what else a button does;
  /// lowercased.
  package static func isInName(_ word: String) -> Bool {
    BackWords.meaning(ofName: word) != .none || parts.contains(word)
  }

  private static let ups: Set<String> = Set(BackNames.upDescriptions.map { $0.lowercased() })
  /// What names of tool bars, and of what platforms make themselves, are put together of; and the halves
  /// of words that only look as if they spoke of going back.
  private static let parts: Set<String> = [
    "android", "action", "bar", "toolbar", "collapsing", "open", "view", "id", "status",
    "navigation",
    "background", "button", "btn", "icon", "ic", "nav", "indicator", "call", "cash", "draw", "fall",
    "feed", "flash", "money", "out", "pay", "play", "pull", "roll", "camera", "drop", "end",
    "ground", "light", "log", "pack", "space", "top", "null",
  ]
}
