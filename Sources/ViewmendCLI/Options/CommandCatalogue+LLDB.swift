import Arguments

/// `viewmend lldb`, as it is declared.
extension CommandCatalogue {
  static let lldb = CommandSpec(
    name: "lldb", abstract: "Prints where the script for LLDB is",
    discussion: """
      The script adds the command viewmend to LLDB: viewmend check, patch, hit, why, query and \
      inspect ask about the screen of the process that is stopped there, and viewmend apply makes \
      the corrections in it. It is written to $XDG_CACHE_HOME/viewmend, or ~/.cache/viewmend, \
      unless it is there already. In LLDB, `viewmend help` says what it can do.
      """,
    options: [
      .flag("print", help: "Print the script itself, and write no file", group: "Output")
    ],
    examples: [
      Example(
        command: "lldb -o \"command script import $(viewmend lldb)\" App",
        explanation: "LLDB with the command"),
      Example(
        command: "echo \"command script import $(viewmend lldb)\" >> ~/.lldbinit",
        explanation: "In every LLDB, Xcode's too"),
      Example(
        command: "viewmend lldb --print > viewmend_lldb.py",
        explanation: "To keep it elsewhere, under this name"),
    ])
}
