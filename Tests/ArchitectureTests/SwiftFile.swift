/// What the rules of the package ask about one Swift file.
struct SwiftFile: Sendable {
  /// The path below the top of the tree.
  let path: String
  /// The code, comments and the text of literals blanked.
  let code: String
  /// The number of lines.
  let lineCount: Int

  init(path: String, text: String) {
    self.path = path
    code = CodeStripper.code(of: text)
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// One `import`.
  struct Import: Hashable {
    var module: String
    var isExported: Bool
  }

  /// A declaration that is not inside another.
  struct Declaration: Hashable {
    var keyword: String
    /// The name of the type, or of the type extended.
    var name: String
    /// True for `private` and `fileprivate`: nobody else can see it.
    var isPrivate: Bool
  }

  private static let types: Set = ["struct", "enum", "class", "actor", "protocol"]
  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect",
    "nonisolated",
  ]

  /// The folder below `Sources` or `Tests`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The file's name without its extension, up to a `+`.
  var subject: String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return String(name.dropLast(6).prefix { $0 != "+" })
  }

  /// True for `Type+Topic.swift`.
  var isTopic: Bool { path.split(separator: "/").last?.contains("+") ?? false }

  /// Every `import`, wherever it stands.
  var imports: [Import] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == ";" })
      let rest = words.drop { $0.hasPrefix("@") || Self.modifiers.contains(String($0)) }
      guard rest.first == "import" else { return nil }
      let kinds = Self.types.union(["func", "var", "let", "typealias"])
      guard let name = rest.dropFirst().drop(while: { kinds.contains(String($0)) }).first else {
        return nil
      }
      return Import(
        module: String(name.prefix { $0 != "." }), isExported: words.contains("@_exported"))
    }
  }

  /// Types and extensions that stand at no level of braces, in their order.
  var topLevel: [Declaration] {
    var depth = 0
    var result: [Declaration] = []
    for line in code.split(separator: "\n") {
      if depth == 0, let declaration = Self.declaration(line) { result.append(declaration) }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return result
  }

  /// The names of all types declared at any level.
  var typeNames: [String] {
    code.split(separator: "\n").compactMap(Self.declaration)
      .filter { $0.keyword != "extension" }.map(\.name)
  }

  private static func declaration(_ line: Substring) -> Declaration? {
    let words = line.split(separator: " ")
    let rest = words.drop { $0.hasPrefix("@") || modifiers.contains(String($0)) }
    guard let keyword = rest.first, let name = rest.dropFirst().first,
      types.contains(String(keyword)) || keyword == "extension"
    else { return nil }
    let start = name.prefix { $0 == "[" }
    let bare = name.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard bare != "func", bare != "var", bare != "let" else { return nil }
    return Declaration(
      keyword: String(keyword), name: start.isEmpty ? String(bare) : "Array",
      isPrivate: words.contains("private") || words.contains("fileprivate"))
  }

  /// The lines, counted from 1, with a `!` behind an operand: forced unwraps, casts and tries.
  var forcedLines: [Int] {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      let bytes = Array($1.utf8)
      let isForced = bytes.indices.dropFirst().contains { index in
        bytes[index] == UInt8(ascii: "!") && Self.endsOperand(bytes[index - 1])
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "="))
      }
      return isForced ? $0 + 1 : nil
    }
  }

  private static func endsOperand(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
