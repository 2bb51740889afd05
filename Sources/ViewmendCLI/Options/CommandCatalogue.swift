import Arguments
import Patching

/// Every command, declared once.
package enum CommandCatalogue {
  /// The version of the program.
  package static let version = "0.1.0"
  /// The day of the version, which the manual page bears.
  static let versionDate = "2026-11-30"

  /// The whole command line.
  package static let program = ProgramSpec(
    name: "viewmend", version: version,
    abstract:
      "Reads saved iOS view hierarchies, finds tap regions that are wrong, and corrects them.",
    declaring: [
      CommandEntry("inspect", inspect), CommandEntry("check", check), CommandEntry("patch", patch),
      CommandEntry("hit", hit), CommandEntry("why", why), CommandEntry("query", query),
      CommandEntry("diff", diff), CommandEntry("log", log), CommandEntry("convert", convert),
      CommandEntry("normalize", normalize), CommandEntry("verify", verify),
      CommandEntry("render", render), CommandEntry("merge", merge), CommandEntry("config", config),
      CommandEntry("rules", rules),
      CommandEntry("explain", explain), CommandEntry("schema", schema),
      CommandEntry("completions", completions), CommandEntry("manual", manual),
      CommandEntry("lldb", lldb),
    ],
    epilogue: """
      A FILE is a debugger dump (recursiveDescription), a folder of them, or a quoted pattern such \
      as 'dumps/**/*.txt'; - is standard input, which is also read when no FILE is given and input \
      is not a terminal.

      Status: 0 nothing at or above the threshold, 1 findings, 2 could not run, 3 nothing was \
      examined, 70 a fault of viewmend itself.
      """)

  private static let files = PositionalSpec(
    name: "FILE", help: "Dumps, folders of dumps, quoted patterns, or - for standard input",
    arity: .any)
  static let file = PositionalSpec(
    name: "FILE", help: "A dump, or - for standard input", arity: .optional)

  static let inspect = CommandSpec(
    name: "inspect", abstract: "Prints the tree, the format and the back buttons",
    discussion: """
      Shows every view with its frame, its frame on screen and its flags, what speaks for each \
      back button, and every piece of the file that was not understood. --depth, --window and \
      --collapse leave parts of the tree out of the text; JSON always has every node.
      """,
    options: [
      .flag("summary", help: "One line a file: format and counts", group: "Output"),
      .integer(
        "depth", placeholder: "N", in: 0...Int.max,
        help: "Show so many levels below each root, and how much is below them", group: "Output"),
      .integer(
        "window", placeholder: "N", in: 1...Int.max,
        help: "Show one tree of the file, counted from 1", group: "Output"),
      .flag(
        "collapse",
        help: "Put views that hold one other of the same place on its line", group: "Output"),
      OptionCatalogue.draw,
    ] + OptionCatalogue.reporting + OptionCatalogue.input + OptionCatalogue.selecting
      + [OptionCatalogue.era] + OptionCatalogue.status,
    positionals: [files],
    examples: [
      Example(command: "viewmend inspect dump.txt", explanation: "The tree of a dump"),
      Example(
        command: "pbpaste | viewmend inspect --format json -",
        explanation: "The clipboard as JSON"),
      Example(
        command: "viewmend inspect --collapse --depth 6 dump.txt",
        explanation: "The upper levels, without wrappers"),
    ])

  static let check = CommandSpec(
    name: "check", abstract: "Prints what is wrong with tap regions",
    discussion: """
      Finds back buttons and tap targets, applies the rules, and says what was measured, where, \
      who loses taps and what brings it about.

      A baseline holds findings that are accepted for now: they are counted as suppressed, and are \
      no part of the status. It never grows but by --write-baseline. An entry that matches no \
      finding any more is noted, and --prune-baseline takes it out. Paths in it are relative to its \
      own folder.
      """,
    options: [
      .flag("targets", help: "Also list every tap target with its verdict", group: "Output"),
      OptionCatalogue.draw, OptionCatalogue.watch,
    ] + OptionCatalogue.findingReporting + OptionCatalogue.judging
      + [OptionCatalogue.circumstances, OptionCatalogue.hand]
      + OptionCatalogue.baselines + OptionCatalogue.input + OptionCatalogue.selecting
      + OptionCatalogue.findingStatus,
    positionals: [files],
    examples: [
      Example(command: "viewmend check dump.txt", explanation: "What is wrong in a dump"),
      Example(
        command: "viewmend check --fail-on error dumps/",
        explanation: "A folder, failing on errors only"),
      Example(
        command: "viewmend check --format sarif=out.sarif --format github dumps/",
        explanation: "In CI: a file for code scanning, and marks beside the lines"),
      Example(
        command: "viewmend check --write-baseline baseline.json dumps/",
        explanation: "Accept what is there today"),
      Example(
        command: "viewmend check --baseline baseline.json dumps/",
        explanation: "Only what has come since"),
      Example(
        command: "viewmend check --watch dump.txt",
        explanation: "Again with each change of the file"),
      Example(
        command: "viewmend check --as ios11,landscape dump.txt",
        explanation: "What changes on iOS 11, and on a phone's side"),
    ])

  static let patch = CommandSpec(
    name: "patch", abstract: "Writes the tree with corrected frames",
    discussion: """
      Corrects the frames of back buttons, and of the app's targets that are too small or in each \
      other's way; what is in them keeps its place on screen, and every other byte stays as it was. \
      What is written was read and checked again first: a correction that brings about a finding, \
      cures none or would be made twice is left out. What UIKit lays out itself is reported, not \
      moved.

      --set writes a frame of your own, whatever it brings about; what that is goes to standard \
      error. --mirror does so for back buttons, which come to stand at the other end of their bars, \
      and for what they meet there. --strategy overlay leaves a container that UIKit lays out where it is, and lays a \
      UIButton over the region that it should have.
      """,
    options: [
      .choice(
        "emit", placeholder: "KIND", of: PatchOutput.Emission.allCases.map(\.rawValue),
        help: "The corrected file, a unified diff, the edits, LLDB commands that make them in the "
          + "running app, or code for the app", group: "Output",
        defaultText: "tree"),
      .flag(
        "in-place", short: "i", help: "Replace each file by its corrected self", group: "Output"),
      .text(
        "set", placeholder: "'NODE frame=(X Y; W H)'", repeatable: true,
        help:
          "Give a view a frame of your own; NODE is an id, an address, a class name or a selector",
        group: "Correcting"),
      .choice(
        "mirror", placeholder: "WHAT", of: ["back-button"],
        help: "Put back buttons to the other end of their bars", group: "Correcting"),
      .choice(
        "strategy", placeholder: "KIND", of: PatchRequest.Strategy.allCases.map(\.rawValue),
        help: "Change the container's frame, or lay a button over it", group: "Correcting",
        defaultText: "frame"),
      OptionCatalogue.output, OptionCatalogue.quiet, OptionCatalogue.verbose,
    ] + OptionCatalogue.judging + OptionCatalogue.input + OptionCatalogue.selecting
      + OptionCatalogue.findingStatus,
    positionals: [files],
    examples: [
      Example(command: "viewmend patch dump.txt", explanation: "The corrected dump"),
      Example(
        command: "viewmend patch --emit diff dump.txt | patch -p1",
        explanation: "Correct it through a diff"),
      Example(
        command: "viewmend patch --fit glyph --pad 8 dump.txt",
        explanation: "Hug the arrow, 8 points around it"),
      Example(
        command: "viewmend patch --set '15 frame=(0 0; 44 44)' dump.txt",
        explanation: "Give node 15 a frame of your own"),
      Example(
        command: "viewmend patch --emit lldb dump.txt",
        explanation: "Try it in the process that printed the dump"),
      Example(
        command: "viewmend patch --emit swift dump.txt", explanation: "Code to paste into the app"),
      Example(
        command: "viewmend patch --mirror back-button --emit diff dump.txt",
        explanation: "The back button at the other end of its bar"),
    ])

  static let hit = CommandSpec(
    name: "hit", abstract: "Says who gets a touch, and why nobody else does",
    discussion: """
      Asks the views for a point as UIKit does, from the top down, and names the view that acts \
      on the touch, which may be the bar and not the view that is hit.
      """,
    options: [
      .text(
        "at", placeholder: "X,Y", repeatable: true, help: "A point on screen, in points",
        group: "Points"),
      .text(
        "points", placeholder: "FILE", help: "A file of points, one x,y a line", group: "Points"),
      .flag("all", help: "List also views that the point lies outside of", group: "Output"),
    ] + OptionCatalogue.reporting + OptionCatalogue.input
      + [OptionCatalogue.era, OptionCatalogue.allowEmpty],
    positionals: [file],
    examples: [
      Example(command: "viewmend hit --at 30,40 dump.txt", explanation: "Who gets a tap at (30 40)")
    ])

  static let why = CommandSpec(
    name: "why", abstract: "Says why a view can or cannot be tapped",
    discussion: """
      NODE is an id as `inspect` prints it, an address, a class name, or a selector that \
      selects one view. Without it, the last message of Detox, EarlGrey, KIF, XCUITest or Appium \
      beside the tree that says a view cannot be touched is replayed: who gets that touch in the \
      tree.
      """,
    options: OptionCatalogue.reporting + OptionCatalogue.input
      + [OptionCatalogue.era, OptionCatalogue.allowEmpty],
    positionals: [
      PositionalSpec(
        name: "NODE", help: "An id, an address, a class name, or a selector", arity: .optional,
        suggesting: .files),
      file,
    ],
    examples: [
      Example(command: "viewmend why 15 dump.txt", explanation: "Can node 15 be tapped?"),
      Example(
        command: "viewmend why 0x8ab6c80 dump.txt", explanation: "The same, by its address"),
      Example(
        command: "viewmend why failed.txt", explanation: "Who took the touch of a failed test?"),
    ])

  static let query = CommandSpec(
    name: "query", abstract: "Lists the views that a selector or XPath describes",
    discussion: """
      A selector is a class (* for any, *Button for an ending), #identifier or #address, \
      [attribute], and conditions, joined by a blank (below), > (right below), + (next) and \
      ~ (later); commas separate alternatives.

      Numbers are points and know = != < <= > >=: x y width height right bottom, the same as \
      screenX … screenBottom, alpha, depth, children, id. Flags: hidden interactive clips opaque \
      gestures transform layer enabled visible frame screenFrame. Texts know = != ^= $= *= ~=, and \
      an i behind them: class base address text label identifier tag image, and any other key as \
      the file prints it.

      Conditions: :target :back-button :at(X,Y) :contains('text') :root :empty :first-child \
      :last-child :nth-child(N) :is(…) :not(…). Status 3 when nothing is selected.

      With --xpath there is no SELECTOR, and every argument is a FILE. Elements are view, with the \
      attributes that `convert --to xml` writes; an attribute stands for its view. An expression \
      that is a number, a text, or true or false prints its value.
      """,
    options: [OptionCatalogue.xpath, OptionCatalogue.maxSeconds] + OptionCatalogue.reporting
      + OptionCatalogue.input + OptionCatalogue.selecting
      + [OptionCatalogue.era, OptionCatalogue.allowEmpty],
    positionals: [
      PositionalSpec(name: "SELECTOR", help: "What to look for", arity: .optional), files,
    ],
    examples: [
      Example(
        command: "viewmend query 'UINavigationBar > *[width<44][interactive]' dump.txt",
        explanation: "Narrow views right in a bar"),
      Example(
        command: "viewmend query ':target:at(30,40), :back-button' dump.txt",
        explanation: "Targets at a point, and the back buttons"),
      Example(
        command: "viewmend query --xpath '//view[@class=\"UILabel\"]/..' dump.txt",
        explanation: "What labels lie in, by XPath"),
    ])

  static let convert = CommandSpec(
    name: "convert", abstract: "Writes the tree in another form",
    discussion: """
      xml is viewmend's own XML, which reads back with nothing lost; its schema is viewmend.rng. \
      json is every node with all that the tree holds of it; dot is for Graphviz; text is \
      recursiveDescription, which is read again first and refused where it says another tree. What \
      a form has \
      no place for is said on standard error.
      """,
    options: [
      .choice(
        "to", placeholder: "FORM", of: ["xml", "json", "dot", "text"], help: "What to convert to",
        group: "Output"),
      OptionCatalogue.output, OptionCatalogue.quiet, OptionCatalogue.verbose,
    ] + OptionCatalogue.input + [OptionCatalogue.allowEmpty],
    positionals: [file],
    examples: [
      Example(
        command: "viewmend convert --to xml dump.txt | xmllint --xpath '//view[@text]' -",
        explanation: "The tree for any tool that reads XML"),
      Example(
        command: "viewmend convert --to dot dump.txt | dot -Tsvg", explanation: "A picture of it"),
    ])

  static let config = CommandSpec(
    name: "config", abstract: "Shows what a run goes by, and where each value comes from",
    discussion: """
      .viewmend.json is looked for in the folder of each input and upward from there, for standard \
      input from the current folder. Options win over it. FILE is a dump or a folder; without it \
      the current folder is meant.
      """,
    options: [
      .flag("print", help: "Print the effective configuration", group: "Output"),
      .flag("schema", help: "Print the JSON schema of .viewmend.json", group: "Output"),
      OptionCatalogue.format, OptionCatalogue.output, OptionCatalogue.color,
    ] + OptionCatalogue.configured,
    positionals: [
      PositionalSpec(name: "FILE", help: "A dump or a folder", arity: .optional)
    ],
    examples: [
      Example(command: "viewmend config --print dump.txt", explanation: "What a check goes by"),
      Example(
        command: "viewmend config --schema > viewmend.schema.json",
        explanation: "The schema for an editor"),
    ])
}
