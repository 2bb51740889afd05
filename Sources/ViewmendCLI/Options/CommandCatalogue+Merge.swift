import Arguments

/// `viewmend merge`.
extension CommandCatalogue {
  static let merge = CommandSpec(
    name: "merge", abstract: "Joins the reports of several shards",
    discussion: """
      Takes JSON, SARIF or JUnit, told by what is in the files and of one kind at a time, and \
      writes the report that the whole run would have written: files in the order of their paths, \
      counts added up, what stands in several reports once.

      Status: that of the whole run. 1 for a finding from --fail-on on, or where that is not given \
      from what failOn says in the .viewmend.json nearest to the file, or above where the file would \
      be (in JUnit without --fail-on, for any failure); 2 for a file that could not be examined, 3 \
      where there was nothing to examine, or when the report of a shard is missing.
      """,
    options: [
      OptionCatalogue.output, OptionCatalogue.quiet, OptionCatalogue.config,
      OptionCatalogue.noConfig, OptionCatalogue.failOn, OptionCatalogue.allowEmpty,
    ],
    positionals: [
      PositionalSpec(name: "FILE", help: "Reports, or - for standard input", arity: .any)
    ],
    examples: [
      Example(
        command: "viewmend merge shard-*.sarif -o all.sarif", explanation: "One log of all shards"),
      Example(
        command: "viewmend merge --fail-on error shard-*.json > all.json",
        explanation: "One document, failing on errors"),
    ])
}
