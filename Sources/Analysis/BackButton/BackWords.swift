import Hierarchy

/// Words by which people and programmers speak of going back, and words that speak of other things.
///
/// A title is compared whole: "Back" is one, "Back to school" is not. Names of images, classes and
/// identifiers are taken apart, because they hold prefixes and sizes.
enum BackWords {
  /// What a name says.
  enum Meaning: Sendable {
    /// Going back.
    case back
    /// An arrow to the left, or an arrow that does not say where to.
    case arrow
    /// Something else that buttons do.
    case other
    /// Nothing that is known.
    case none
  }

  /// What a title, or an accessibility label, says.
  static func meaning(ofTitle title: String) -> Meaning {
    let text = trimmed(decoded(title).lowercased())
    if others.contains(text) { return .other }
    if titles.contains(text) { return .back }
    // No arrow is a letter.
    if let first = text.utf8.first, (0x61...0x7A).contains(first) { return .none }
    let rest = trimmed(String(text.drop { arrows.contains($0) || $0 == " " }))
    if others.contains(rest) { return .other }
    return rest != text ? .back : .none
  }

  /// What the name of an image, a class or an identifier says.
  static func meaning(ofName name: String) -> Meaning {
    let words = NameWords.split(decoded(name))
    if words.indices.contains(where: { saysBack(words, at: $0) }) { return .back }
    if words.contains(where: otherNames.contains) { return .other }
    return words.contains(where: arrowNames.contains) ? .arrow : .none
  }

  /// False for nearly every name that says nothing of going back, by its bytes alone: no word of it
  /// ends like one that does.
  static func mayName(_ name: String) -> Bool {
    var ending: UInt32 = 0
    for byte in name.utf8 {
      // A word beyond ASCII may be one for the previous screen.
      if byte >= 0x80 || byte == UInt8(ascii: "\\") || BackNames.mayEnd(&ending, with: byte) {
        return true
      }
    }
    return false
  }

  /// True when a word speaks of going back, and is no half of "feed back" or "back ground".
  private static func saysBack(_ words: [String], at place: Int) -> Bool {
    let word = words[place]
    if titles.contains(word), !isASCII(word) { return true }
    guard back.contains(word) else { return false }
    let isSecondHalf = place > 0 && beforeBack.contains(words[place - 1])
    let isFirstHalf = place + 1 < words.count && behindBack.contains(words[place + 1])
    return word != "back" || !isSecondHalf && !isFirstHalf
  }

  /// The word for the previous screen in the languages that iOS speaks, lowercased, with what apps
  /// write in its place.
  static let titles: Set<String> = Set(BackNames.titles)

  /// What the buttons beside a title say that do not go back, lowercased.
  static let others: Set<String> = [
    "cancel", "done", "edit", "menu", "close", "save", "add", "next", "ok", "skip", "more",
    "search", "settings", "share", "send", "delete", "select", "clear", "log in", "sign in",
    "log out", "abbrechen", "fertig", "bearbeiten", "menü", "schließen", "annuler", "terminé",
    "modifier", "fermer", "cancelar", "listo", "editar", "menú", "cerrar", "aceptar", "concluído",
    "fechar", "annulla", "fine", "modifica", "chiudi", "отменить", "отмена", "готово", "править",
    "изменить", "меню", "закрыть", "キャンセル", "完了", "編集", "メニュー", "閉じる", "取消", "完成",
    "编辑", "編輯", "菜单", "菜單", "关闭", "關閉", "确定", "確定", "保存", "下一步", "취소", "완료",
    "편집", "메뉴", "닫기", "annuleer", "gereed", "wijzig", "annuller", "færdig", "avbryt", "klar",
    "kumoa", "valmis", "anuluj", "gotowe", "edytuj", "vazgeç", "bitti", "düzenle",
  ]

  /// Those of them that a screen may be titled, so that its title says nothing on the way back.
  private static let screens: Set<String> = [
    "menu", "more", "search", "settings", "share", "add", "menü", "menú", "меню", "メニュー", "菜单",
    "菜單", "메뉴",
  ]

  /// True for a title that says what a button does and is no screen's: "Cancel", "Done".
  ///
  /// - Parameter said: What it says as a title.
  static func isCommand(_ title: String, asTitle said: Meaning) -> Bool {
    said == .other && !screens.contains(trimmed(title.lowercased()))
  }

  /// What an accessibility label says: a word, or the name of an image, which iOS reads out with
  /// blanks where nobody gave a label ("ic back gray").
  ///
  /// - Parameter said: What it says as a title.
  static func meaning(ofLabel label: String, asTitle said: Meaning) -> Meaning {
    let isSentence = label.contains(" ") && label.first?.isUppercase ?? false
    return said == .none && !isSentence ? meaning(ofName: label) : said
  }

  /// What begins a title that draws its own arrow: "< Trips".
  private static let arrows: Set<Character> = ["<", "‹", "«", "←", "⟨", "〈", "❮", "◀", "⬅"]

  private static let back: Set<String> = Set(BackNames.names)

  private static let beforeBack: Set<String> = [
    "call", "cash", "draw", "fall", "feed", "flash", "money", "out", "pay", "play", "pull", "roll",
  ]
  private static let behindBack: Set<String> = [
    "camera", "drop", "end", "ground", "light", "log", "pack", "space", "top", "up",
  ]

  private static let arrowNames: Set<String> = [
    "arrow", "chevron", "left", "leftarrow", "arrowleft", "previous", "prev", "zuojiantou",
  ]

  /// Names that say what else an arrow, or a button at the left, may be for.
  private static let otherNames: Set<String> = [
    "cancel", "close", "dismiss", "done", "edit", "menu", "hamburger", "drawer", "sidebar", "side",
    "search", "setting", "settings", "profile", "user", "avatar", "cart", "share", "more", "add",
    "plus", "home", "scan", "location", "city", "down", "up", "right", "forward", "next", "refresh",
    "reload", "clockwise", "undo", "redo", "download", "upload", "xmark",
  ]

  private static func isASCII(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 0x80 } }

  private static func trimmed(_ text: String) -> String {
    if isVisible(text.utf8.first), isVisible(text.utf8.last) { return text }
    let front = text.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...last])
  }

  /// True for what ASCII draws.
  private static func isVisible(_ byte: UInt8?) -> Bool {
    byte.map { (0x21...0x7E).contains($0) } ?? false
  }

  /// A text with `\u53d6` put back: some debuggers print what is beyond ASCII like that.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      let digits = rest[slash...].dropFirst(2).prefix(4)
      if rest[slash...].dropFirst().first == "u", digits.count == 4,
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      {
        result.unicodeScalars.append(scalar)
        rest = rest[digits.endIndex...]
      } else {
        result.append("\\")
        rest = rest[rest.index(after: slash)...]
      }
    }
    return result + rest
  }
}
