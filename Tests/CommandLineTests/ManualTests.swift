import Foundation
import Testing

/// The manual page, read by what shows such pages.
@Suite struct ManualTests {
  private static let odd = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "ArgumentsTests/Snapshots/draw-it.1")
    .path(percentEncoded: false)

  private static let locale = ["LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANPAGER": "cat"]

  private static func folder() throws -> Folder {
    let folder = Folder()
    folder.write(try Viewmend.run(["manual"], in: folder).bytes, to: "viewmend.1")
    return folder
  }

  @Test(.enabled(if: CompletionTests.has("mandoc"))) func mandocHasNothingToSay() throws {
    let run = try Viewmend.shell(
      "mandoc -T lint viewmend.1 '\(Self.odd)'", in: try Self.folder(), environment: Self.locale)
    #expect(run.output == "" && run.errors == "" && run.status == 0)
  }

  @Test(.enabled(if: CompletionTests.has("groff") && CompletionTests.has("man")))
  func groffHasNothingToSay() throws {
    let run = try Viewmend.shell(
      """
      groff -man -ww -Tutf8 -z viewmend.1 '\(Self.odd)'
      man --warnings -l viewmend.1 > /dev/null
      lexgrog viewmend.1 > /dev/null || echo none
      """, in: try Self.folder(), environment: Self.locale)
    #expect(run.output == "" && run.errors == "")
  }

  @Test(.enabled(if: CompletionTests.has("mandoc"))) func quotationsComeBack() throws {
    let run = try Viewmend.shell(
      "mandoc -T utf8 '\(Self.odd)' | col -bx | tr -s ' \\n' ' '", in: Folder(),
      environment: Self.locale)
    for text in [
      ".dots and 'marks' begin lines; C:\\drawings is a path, ~ a home, ^ a hat, … three dots.",
      "draw-it look `a` .and another", "Look at Ann's drawings: [all] of \"them\".",
      "Report in Ann's [own] way: as $HOME, `id`, \"x\" or \\n", "--say A:B", "-o, --output FILE",
    ] { #expect(run.output.contains(text), "\(text)") }
  }

  @Test func everythingIsInIt() throws {
    let folder = try Self.folder()
    let page = try #require(folder.text("viewmend.1"))
    let list = try Viewmend.run(["--help"], in: folder).output
    let table = list.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst()
    let names = table.prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { name in list.contains("\n  \(name) ") }
    #expect(names.contains("check") && names.contains("manual"))
    for name in names {
      #expect(page.contains(".SS \"\(name)\"\n"), "\(name)")
      let help = try Viewmend.run([name, "--help"], in: folder).output
      let options = help.split(whereSeparator: { " ,\n[".contains($0) }).filter {
        $0.hasPrefix("--") && $0.count > 2
          && $0.dropFirst(2).allSatisfy { $0.isLetter || $0 == "-" }
      }
      #expect(options.contains("--help"))
      for option in options {
        let escaped = option.replacing("-", with: "\\-")
        #expect(page.contains("\\fB\(escaped)\\fR"), "\(name) \(option)")
      }
    }
    for title in ["NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
      #expect(page.contains(".SH \"\(title)\"\n"))
    }
    for status in ["0", "1", "2", "3", "70"] { #expect(page.contains(".TP\n\\fB\(status)\\fR\n")) }
  }
}
