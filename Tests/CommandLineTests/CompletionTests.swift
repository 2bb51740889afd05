import Foundation
import Testing

/// Completions, asked for in the shells themselves.
@Suite struct CompletionTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let typist = tests.appending(path: "type_lines.py").path(percentEncoded: false)
  /// Scripts for a program whose words try every quotation.
  private static let odd = tests.deletingLastPathComponent()
    .appending(path: "ArgumentsTests/Snapshots").path(percentEncoded: false)

  static func has(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  private static func folder() throws -> Folder {
    let folder = Folder()
    folder.write("", to: "a dump.txt")
    folder.write("", to: "dump.txt")
    folder.write("", to: "sub/inner.txt")
    for (shell, name) in [("bash", "v.bash"), ("zsh", "_viewmend"), ("fish", "v.fish")] {
      folder.write(try Viewmend.run(["completions", shell], in: folder).bytes, to: name)
    }
    return folder
  }

  /// What a shell on a terminal makes of each line and a tab: what it lists, and the line at last.
  private static func type(
    _ lines: [String], in shell: String, _ setup: String, _ folder: Folder
  ) throws -> [String] {
    let words = [shell, setup] + lines
    let quoted = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let run = try Viewmend.shell(
      "/usr/bin/python3 '\(typist)' \(quoted.joined(separator: " "))", in: folder,
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": folder.path])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// A line typed, and what it has become.
  private static let completed = [
    ("viewmend che", "viewmend check "),
    ("viewmend check --fail", "viewmend check --fail-on"),
    ("viewmend check --fail-on w", "viewmend check --fail-on warning "),
    ("viewmend check --fail-on=w", "viewmend check --fail-on=warning "),
    ("viewmend check --format sar", "viewmend check --format sarif"),
    ("viewmend check --format=sar", "viewmend check --format=sarif"),
    ("viewmend check --format uni", "viewmend check --format uni"),
    ("viewmend diff --format uni", "viewmend diff --format unified"),
    ("viewmend verify --format git", "viewmend verify --format github"),
    ("viewmend check --format json=du", "viewmend check --format json=dump.txt "),
    ("viewmend check --format=json=du", "viewmend check --format=json=dump.txt "),
    ("viewmend check --rules target-d", "viewmend check --rules target-d"),
    ("viewmend check --rules bar-slop,inv", "viewmend check --rules bar-slop,invalid-frame"),
    ("viewmend check -q a", "viewmend check -q a\\ dump.txt "),
    ("viewmend check -o su", "viewmend check -o sub/"),
    ("viewmend check --min 44 --exi", "viewmend check --min 44 --exit-zero "),
    ("viewmend explain swi", "viewmend explain swipe-back-disabled "),
    ("viewmend completions z", "viewmend completions zsh "),
    ("viewmend help quer", "viewmend help query "),
    ("viewmend why 15 du", "viewmend why 15 dump.txt "),
    ("viewmend check -- du", "viewmend check -- dump.txt "),
  ]

  @Test(.enabled(if: has("bash"))) func bash() throws {
    let lines = try Self.type(
      Self.completed.map(\.0), in: "bash", "source ./v.bash", try Self.folder())
    try #require(lines.count == Self.completed.count)
    for (line, (typed, expected)) in zip(lines, Self.completed) {
      // What is joined by blanks loses the last one.
      let text = expected.trimmingCharacters(in: .whitespaces)
      #expect(line.contains("<<\(text)>>") || line.contains("<<\(text) >>"), "\(typed): \(line)")
      #expect(line.contains("<<\(expected)") || !expected.hasSuffix(" "), "\(typed): \(line)")
    }
  }

  @Test(.enabled(if: has("bash"))) func bashLists() throws {
    let folder = try Self.folder()
    let lines = try Self.type(
      ["viewmend ", "viewmend check --draw ", "viewmend check --min ", "viewmend manual -"],
      in: "bash", "source ./v.bash", folder)
    try #require(lines.count == 4)
    for command in ["check", "completions", "manual", "help"] {
      #expect(lines[0].contains(" \(command) "))
    }
    #expect(lines[1].contains("always auto never"))
    #expect(lines[2].hasSuffix("<<viewmend check --min >>"))
    #expect(lines[3].contains("--help --output --version -h -o"))
  }

  /// Without a terminal, the way a test of one's own may call it.
  @Test(.enabled(if: has("bash"))) func bashFunction() throws {
    let run = try Viewmend.shell(
      """
      source ./v.bash
      ask() {
        COMP_LINE=$1 COMP_POINT=${#1} COMP_CWORD=$(($# - 2)) COMP_WORDS=("${@:2}")
        _viewmend
        echo "${COMPREPLY[@]}"
      }
      ask 'viewmend che' viewmend che
      ask 'viewmend check --format=ju' viewmend check --format = ju
      ask 'viewmend check --rules bar-slop,inv' viewmend check --rules bar-slop,inv
      """, in: try Self.folder())
    #expect(run.errors == "")
    #expect(run.output == "check\njunit\nbar-slop,invalid-frame\n")
  }

  @Test(.enabled(if: has("zsh"))) func zsh() throws {
    let lines = try Self.type(
      Self.completed.map(\.0), in: "zsh",
      "fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D", try Self.folder())
    try #require(lines.count == Self.completed.count)
    for (line, (typed, expected)) in zip(lines, Self.completed) {
      let text = expected.trimmingCharacters(in: .whitespaces)
      // zsh puts behind a word what most often follows, and takes it off again.
      let ends = ["", " ", "=", ","].map { "<<\(text)\($0)>>" }
      #expect(ends.contains { line.contains($0) }, "\(typed): \(line)")
    }
  }

  @Test(.enabled(if: has("zsh"))) func zshDescribes() throws {
    let folder = try Self.folder()
    let lines = try Self.type(
      ["viewmend co", "viewmend check --e", "viewmend explain target-over"], in: "zsh",
      "autoload -Uz compinit; compinit -u -D; source ./_viewmend", folder)
    try #require(lines.count == 3)
    #expect(lines[0].contains("completions -- Prints the completions for a shell"))
    #expect(lines[0].contains("convert -- Writes the tree in another form"))
    #expect(lines[1].contains("--exit-zero -- Status 0 instead of 1"))
    #expect(lines[2].contains("target-overlap -- Two targets lay claim to the same touches"))
  }

  private static func fish(_ line: String, _ script: String, _ folder: Folder) throws -> String {
    let run = try Viewmend.shell(
      "fish --no-config -c 'source $argv[1]; complete -C \"$argv[2]\"' -- '\(script)' \"$LINE\"",
      in: folder, environment: ["LINE": line, "HOME": folder.path, "LC_ALL": "C.UTF-8"])
    #expect(run.errors == "")
    return run.output
  }

  @Test(
    .enabled(if: has("fish")),
    arguments: [
      ("viewmend che", "check\tPrints what is wrong with tap regions\n"),
      (
        "viewmend check --exi",
        "--exit-zero\tStatus 0 instead of 1: findings are reported and do not fail the run\n"
      ),
      ("viewmend check --fail-on ", "error\nnever\nnote\nwarning\n"),
      ("viewmend check --fail-on=w", "--fail-on=warning\n"),
      ("viewmend check --format sar", "sarif\nsarif=\n"),
      ("viewmend check --format=json=du", "--format=json=dump.txt\n"),
      ("viewmend check --format json=su", "json=sub/\n"),
      ("viewmend check --rules bar-slop,inv", "bar-slop,invalid-frame\n"),
      ("viewmend check du", "dump.txt\n"), ("viewmend check --min ", ""),
      (
        "viewmend explain swi",
        "swipe-back-disabled\tNobody can swipe back, or only on one screen\n"
      ),
      ("viewmend completions z", "zsh\n"), ("viewmend check -o du", "dump.txt\n"),
      ("viewmend help quer", "query\tLists the views that a selector or XPath describes\n"),
    ]) func fish(line: String, expected: String) throws
  {
    #expect(try Self.fish(line, "v.fish", try Self.folder()) == expected)
  }

  // MARK: Words that have to be quoted

  @Test(.enabled(if: has("bash"))) func bashQuotes() throws {
    let lines = try Self.type(
      ["draw-it look --rules it", "draw-it look --rules plain,a:", "draw-it look --rules=a:"],
      in: "bash", "source '\(Self.odd)/draw-it.bash'", Folder())
    #expect(
      lines.map { $0.split(separator: "<<").last } == [
        "draw-it look --rules it's-odd>>", "draw-it look --rules plain,a:b>>",
        "draw-it look --rules=a:b>>",
      ])
  }

  @Test(.enabled(if: has("zsh"))) func zshQuotes() throws {
    let lines = try Self.type(
      [
        "draw-it l", "draw-it look --rules ", "draw-it look --", "draw-it look ",
        "draw-it look --say ",
      ], in: "zsh",
      "autoload -Uz compinit; compinit -u -D; source '\(Self.odd)/_draw-it'", Folder())
    try #require(lines.count == 5)
    #expect(lines[0].contains("look -- Look at Ann's drawings: [all] of \"them\""))
    #expect(lines[1].contains("it's-odd -- It's odd: [very] odd"))
    #expect(lines[1].contains("a:b -- Between: the two"))
    #expect(
      lines[2].contains("--format -- Report in Ann's [own] way: as $HOME, `id`, \"x\" or \\n"))
    #expect(lines[2].contains("--say -- Anything: 100% your's"))
    #expect(lines[3].contains("a b -- It's [two]: words"))
  }

  @Test(.enabled(if: has("fish"))) func fishQuotes() throws {
    let script = "\(Self.odd)/draw-it.fish"
    let folder = Folder()
    #expect(
      try Self.fish("draw-it l", script, folder)
        == "list\tList them\nlook\tLook at Ann's drawings: [all] of \"them\"\n")
    #expect(
      try Self.fish("draw-it look --rules ", script, folder)
        == "a:b\tBetween: the two\nit's-odd\tIt's odd: [very] odd\nplain\n")
    #expect(
      try Self.fish("draw-it look --form", script, folder)
        == "--format\tReport in Ann's [own] way: as $HOME, `id`, \"x\" or \\n\n")
    #expect(
      try Self.fish("draw-it look a", script, folder) == "a b\tIt's [two]: words\n")
  }
}
