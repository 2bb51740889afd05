import Analysis
import Arguments
import Formats

/// Every option, declared once: `--help`, parsing, completions and the manual page read the same.
enum OptionCatalogue {
  static let format = OptionSpec.text(
    "format", placeholder: "NAME[=FILE]", repeatable: true,
    help: "Report as text or json, to standard output or to a file", group: "Output",
    defaultText: "text", suggesting: .reports(["text", "json"]))
  static let findingFormat = OptionSpec.text(
    "format", placeholder: "NAME[=FILE]", repeatable: true,
    help:
      "Report as text, json, sarif, junit, github, gitlab, checkstyle or markdown, to standard "
      + "output or to a file; several at once",
    group: "Output", defaultText: "text",
    suggesting: .reports(ReportFormat.Name.allCases.filter { !$0.isOfFew }.map(\.rawValue)))
  static let output = OptionSpec.text(
    "output", short: "o", placeholder: "FILE", help: "Write to a file instead of standard output",
    group: "Output")
  static let color = OptionSpec.choice(
    "color", placeholder: "WHEN", of: ["auto", "always", "never"],
    help: "Colour the text; NO_COLOR and CLICOLOR_FORCE are heeded", group: "Output",
    defaultText: "auto")
  static let draw = OptionSpec.choice(
    "draw", placeholder: "WHEN", of: ["auto", "always", "never"],
    help: "Draw targets in characters, with what is around them; auto on a terminal",
    group: "Output", defaultText: "auto")
  static let watch = OptionSpec.flag(
    "watch", short: "w",
    help: "Run again whenever a file changes that the run goes by; a signal ends it",
    group: "Output")
  static let quiet = OptionSpec.flag(
    "quiet", short: "q", help: "No report and no notes; the status and errors stay", group: "Output"
  )
  static let verbose = OptionSpec.flag(
    "verbose", short: "v", help: "Say also what was skipped and not understood", group: "Output")

  static let inputFormat = OptionSpec.choice(
    "input-format", placeholder: "NAME",
    of: ["auto"] + InputFormat.allCases.filter(\.isRead).map(\.rawValue),
    help: "What the input is", group: "Input", defaultText: "auto")
  static let density = OptionSpec.text(
    "density", placeholder: "N",
    help: "Pixels a dp, for files that give pixels; wins over what the file says", group: "Input",
    defaultText: "by the file")
  static let maxBytes = OptionSpec.integer(
    "max-bytes", placeholder: "N", in: 0...Int.max, help: "Refuse larger files; 0 lifts the limit",
    group: "Input", defaultText: "2 GiB")
  static let maxNodes = OptionSpec.integer(
    "max-nodes", placeholder: "N", in: 0...Int.max, help: "Refuse more nodes; 0 lifts the limit",
    group: "Input", defaultText: "20 million")
  static let maxDepth = OptionSpec.integer(
    "max-depth", placeholder: "N", in: 0...Int.max, help: "Refuse deeper trees; 0 lifts the limit",
    group: "Input", defaultText: "10000")
  static let maxValue = OptionSpec.integer(
    "max-value", placeholder: "N", in: 0...Int.max,
    help: "The longest single value in bytes; 0 lifts the limit", group: "Input",
    defaultText: "64 MiB")

  static let config = OptionSpec.text(
    "config", placeholder: "FILE", help: "Go by this configuration", group: "Input",
    defaultText: "the nearest .viewmend.json above an input")
  static let noConfig = OptionSpec.flag(
    "no-config", help: "Go by no configuration", group: "Input")

  static let xpath = OptionSpec.text(
    "xpath", placeholder: "EXPR",
    help: "Ask XPath 1.0 of viewmend's own XML, as convert writes it, in place of a selector",
    group: "Looking")
  static let maxSeconds = OptionSpec.number(
    "max-seconds", placeholder: "N", in: 0...1_000_000,
    help: "How long an XPath expression may take for a file; 0 lifts the limit", group: "Looking",
    defaultText: "60")

  static let rules = OptionSpec.text(
    "rules", placeholder: "A,B", help: "Apply only these rules; none applies none",
    group: "Judging",
    defaultText: "all", suggesting: .list(RuleID.allCases.map(\.rawValue) + ["none"]))
  static let backButton = OptionSpec.flag(
    "back-button", help: "Only back buttons; patch corrects the less certain ones too",
    group: "Judging")
  static let profile = OptionSpec.choice(
    "profile", placeholder: "NAME", of: Profile.allCases.map(\.rawValue),
    help: "Whose demand on targets: 44 pt, 48 dp, 24 or free space around it, 44",
    group: "Judging", defaultText: "by the file's platform")
  static let minimum = OptionSpec.text(
    "min", placeholder: "W[xH]", help: "The least size of a target, in points", group: "Judging",
    defaultText: "the profile's")
  static let rounding = OptionSpec.choice(
    "rounding", placeholder: "UNIT", of: AuditOptions.Rounding.allCases.map(\.rawValue),
    help: "Round sizes to whole dp before they are compared", group: "Judging",
    defaultText: "none")
  static let fit = OptionSpec.choice(
    "fit", placeholder: "KIND", of: AuditOptions.Fit.allCases.map(\.rawValue),
    help:
      "Fit targets to the minimum, to the mark alone, or to 24 x 24; glyph asks for no least size, "
      + "so target-too-small says nothing",
    group: "Judging",
    defaultText: "min")
  static let pad = OptionSpec.number(
    "pad", placeholder: "N", in: 0...10_000, help: "Points around a mark that belong to it",
    group: "Judging", defaultText: "0")
  static let scale = OptionSpec.choice(
    "scale", placeholder: "N", of: ["1", "2", "3"],
    help: "Pixels a point; corrected frames are grown to whole pixels", group: "Judging",
    defaultText: "not snapped")
  static let safeArea = OptionSpec.text(
    "safe-area", placeholder: "T,L,B,R",
    help: "Corrections stay so far from the window's edges, in points", group: "Judging",
    defaultText: "up to the edges")
  static let era = OptionSpec.choice(
    "era", placeholder: "IOS", of: AuditOptions.EraChoice.names,
    help: "Whose model says where a bar takes taps; none judges frames alone", group: "Judging",
    defaultText: "auto")
  static let circumstances = OptionSpec.text(
    "as", placeholder: "CASE[,CASE]", repeatable: true,
    help:
      "Say what changes for bar items as ios3 to ios18, ios26, landscape, rtl or width=N; it "
      + "never counts",
    group: "Judging", suggesting: .list(CircumstanceList.names))

  static let hand = OptionSpec.choice(
    "hand", placeholder: "SIDE", of: Hand.allCases.map(\.rawValue),
    help:
      "Say how the thumb of this hand, which holds the phone, gets to back buttons, and with "
      + "--targets to all; it never counts",
    group: "Judging")

  static let failOn = OptionSpec.choice(
    "fail-on", placeholder: "SEVERITY", of: ["error", "warning", "note", "never"],
    help: "The least severity that makes the status 1", group: "Status", defaultText: "warning")
  static let exitZero = OptionSpec.flag(
    "exit-zero", help: "Status 0 instead of 1: findings are reported and do not fail the run",
    group: "Status")
  static let require = OptionSpec.choice(
    "require", placeholder: "WHAT", of: ["back-button"],
    help: "Status 3 when a file has none", group: "Status")
  static let allowEmpty = OptionSpec.flag(
    "allow-empty", help: "Status 0 instead of 3 when nothing was examined", group: "Status")

  static let baseline = OptionSpec.text(
    "baseline", placeholder: "FILE",
    help: "Accept the findings that FILE holds: only others are reported and count",
    group: "Baseline")
  static let baselines = [
    baseline,
    .text(
      "write-baseline", placeholder: "FILE",
      help: "Write every finding to FILE, which accepts them from then on", group: "Baseline"),
    .flag(
      "prune-baseline", help: "Take out of the baseline what matches no finding any more",
      group: "Baseline"),
    .flag(
      "no-baseline", help: "Go by no baseline, though a configuration names one",
      group: "Baseline"),
  ]

  static let reporting = [format, output, color, quiet, verbose]
  static let page = [format, output, color]
  static let findingReporting = [findingFormat] + reporting.dropFirst()
  static let input = [
    inputFormat, density, config, noConfig, maxBytes, maxNodes, maxDepth, maxValue,
  ]
  static let judging = [
    rules, backButton, profile, minimum, rounding, fit, pad, scale, safeArea, era,
  ]
  /// What a configuration can say too, and which one holds.
  static let configured = [
    rules, minimum, profile, rounding, fit, pad, scale, safeArea, era, density, failOn,
    baseline, config, noConfig,
  ]
  static let status = [require, allowEmpty]
  static let findingStatus = [failOn, exitZero] + status
}
