import Foundation
import TestSupport

/// A repository of small dumps with odd names, and random patterns for what to ignore among them.
struct RandomRepository {
  let folder = Folder()
  /// The paths of its dumps below `r`, in the order of their bytes.
  private(set) var paths: [String] = []
  /// The files of patterns, by their path below `r`.
  private(set) var patterns: [String: String] = [:]
  private var random: SplitMix64

  private static let names = [
    "a", "b", "ab", "ba", "a.txt", "b.txt", "a1", "2b", "é", "éa", "a b", "b ", "[a]", "a-c", "-",
    "!a", "#a", "a\\b", "]", "^", "A", "_", "a\tb", "{a,b}", "漢", ":",
  ]
  /// What patterns are put together from; most of it twice, so that the odd is not the rule.
  private static let pieces =
    ["a", "b", "*", "?", "/", "**", "**/", "/**", "a*", "*b", "ab", "/a", "[ab]"] + [
      "a", "b", "*", "?", "/", "**/", "é", "a.txt", "*.txt", "[!a]", "[^b]", "[a-c]", "[c-a]",
      "[]a]", "[a-]", "[-a]", "[]-a]", "[\\]]", "[é]", "[[:digit:]]", "[[:alpha:]b]",
      "[![:space:]]", "[^[:upper:]]", "[[:punct:]-z]", "[[:a]", "[[:nonsense:]]", "[[:]", "[[::]]",
      "[a-[:digit:]]", "[a", "\\a", "\\*", "\\\\", "\\ ", "\\!a", "\\#a", "#a", "!a", " ", "  ",
      "***", "***/", "\\", "{a,b}", "1", "A", "-", "]", "漢", "??", "\\/", "/", "[/]", "a-c", ":",
    ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    fill("", depth: 0)
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (name, text) in [
      ("HEAD", "ref: refs/heads/main\n"), ("objects/none", ""), ("refs/none", ""),
    ] {
      folder.write(text, to: "r/.git/\(name)")
    }
    addPatterns(".gitignore")
    if random.next() % 2 == 0 { addPatterns(".git/info/exclude") }
  }

  /// Files and folders, each with a name of its own.
  private mutating func fill(_ path: String, depth: Int) {
    var names = Self.names.shuffled(using: &random).prefix(depth == 0 ? 14 : 5)
    if depth > 0 { names = names.prefix(1 + Int(random.next() % 5)) }
    for name in names {
      if depth < 3, random.next() % 5 < 2 {
        fill(path + name + "/", depth: depth + 1)
      } else {
        folder.write(SmallDumps.clean, to: "r/" + path + name)
        paths.append(path + name)
      }
    }
    if depth > 0, random.next() % 4 == 0 { addPatterns(path + ".gitignore") }
  }

  private mutating func addPatterns(_ path: String) {
    var text = random.next() % 4 == 0 ? "\u{FEFF}" : ""
    for number in 0..<8 {
      if number > 0 { text += random.next() % 4 == 0 ? "\r\n" : "\n" }
      if random.next() % 5 == 0 { text += "!" }
      for _ in 0...(random.next() % 3) { text += Self.pieces.randomElement(using: &random) ?? "" }
      if random.next() % 5 == 0 { text += "/" }
      if random.next() % 6 == 0 { text += " " }
    }
    text += ["", "\n", "\r", "\r\n"].randomElement(using: &random) ?? ""
    patterns[path] = text
    folder.write(text, to: "r/" + path)
  }

  /// The paths that git does not ignore.
  func keptByGit() throws -> [String] {
    // A colon in front would have a meaning of its own.
    folder.write(paths.map { "./" + $0 }.joined(separator: "\0"), to: "list")
    let run = try Viewmend.shell(
      "cd r && git check-ignore --no-index --stdin -z < ../list", in: folder)
    let ignored = Set(run.bytes.split(separator: 0).map { Array($0.dropFirst(2)) })
    guard run.status == (ignored.isEmpty ? 1 : 0) else { throw Failure(message: run.errors) }
    return paths.filter { !ignored.contains(Array($0.utf8)) }
  }

  /// The paths that a walk takes.
  func keptByWalk() throws -> [String] {
    let run = try Viewmend.run(["check", "--format", "json", "--allow-empty", "r"], in: folder)
    let files = try run.json()["files"] as? [[String: Any]] ?? []
    guard run.status == 0 else { throw Failure(message: run.errors) }
    return files.compactMap { ($0["path"] as? String).map { String($0.dropFirst(2)) } }
  }

  /// A program that could not run.
  struct Failure: Error {
    var message: String
  }
}
