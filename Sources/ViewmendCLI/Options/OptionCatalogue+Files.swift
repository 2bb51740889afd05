import Arguments

/// Which files a run takes, and how it works on many.
extension OptionCatalogue {
  static let exclude = OptionSpec.text(
    "exclude", placeholder: "GLOB", repeatable: true,
    help: "Pass over what this pattern names in folders, as in a .gitignore; {a,b} is either",
    group: "Files")
  static let noIgnore = OptionSpec.flag(
    "no-ignore", help: "Read also what .gitignore files name", group: "Files")
  static let jobs = OptionSpec.integer(
    "jobs", short: "j", placeholder: "N", in: 0...256,
    help: "Work on so many files at once; 0 for as many as there are processors", group: "Files",
    defaultText: "0")
  static let shard = OptionSpec.text(
    "shard", placeholder: "I/N",
    help: "Examine the Ith of N parts, split by what is in the files", group: "Files")

  static let selecting = [exclude, noIgnore, jobs, shard]
}
