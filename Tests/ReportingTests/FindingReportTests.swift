import Analysis
import Formats
import Hierarchy
import Testing

@testable import Reporting

/// Reports for other programs: their escapes, fingerprints and places.
@Suite struct FindingReportTests {
  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// What nobody may take for markup, a command, a link or a placeholder.
  private static let hostile =
    "a\n::error::b%0A,c|d`e`]]>{0}[f](http://g)<script>&\"'\u{1B}[31m\u{0}@team *x* _y_ \\"

  private func text(
    _ kind: FindingReports.Kind, _ body: (inout any FindingReport) -> Void
  ) -> String {
    let sink = Sink()
    let stream = ReportStream { sink.bytes.append(contentsOf: $0) }
    var report: any FindingReport =
      switch kind {
      case .sarif: SARIFReport(stream, version: "1")
      case .junit: JUnitReport(stream)
      case .github: GitHubReport(stream)
      case .gitlab: GitLabReport(stream)
      case .checkstyle: CheckstyleReport(stream, version: "1")
      case .markdown: MarkdownReport(stream)
      }
    body(&report)
    report.finish(
      RunEnd(
        status: 1, meaning: "Findings.", isComplete: true, summary: CheckSummary(), remarks: []))
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private static func dump(_ text: String) throws -> (AuditReport, Dump) {
    let dump = try Dump.read(SourceText(text))
    return (Audit().report(on: dump.tree), dump)
  }

  private static func placed(_ text: String) throws -> (AuditReport, [PlacedFinding]) {
    let (report, dump) = try dump(text)
    var places = FindingPlaces(
      report, of: dump, threshold: .warning, withFingerprints: true, withEdits: true)
    return (report, report.findings.map { places.placed($0) })
  }

  private static let small = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIButton: 0x2; frame = (10 10; 40 44)>

    """

  /// A report of one finding whose words, and whose file, are hostile.
  private func hostileReport(_ kind: FindingReports.Kind) throws -> String {
    let (report, findings) = try Self.placed(Self.small)
    var finding = try #require(findings.first)
    finding.wording.message = Self.hostile
    finding.wording.cause = Self.hostile
    finding.className = Self.hostile
    return text(kind) { out in
      out.begin(report, path: "a|b,c:`.txt")
      out.add(finding, path: "a|b,c:`.txt")
      out.endFile()
      out.add(FileFailure(message: Self.hostile, line: 3, column: 4), path: "x::y\n%z")
    }
  }

  @Test func commandsOfGitHub() throws {
    let message =
      "a\\n::error::b%250A,c|d`e`]]>{0}[f](http://g)<script>&\"'\\u{1b}[31m\\u{0}@team *x* _y_ \\"
    #expect(
      try hostileReport(.github) == """
        ::warning file=a|b%2Cc%3A`.txt,line=2,endLine=2,col=6,endColumn=45,title=viewmend%3A \
        target-too-small::\(message)%0ACause: \(message)
        ::error file=x%3A%3Ay\\n%25z,line=3,endLine=3,col=4,title=viewmend::\(message)

        """)
  }

  @Test func cellsOfMarkdown() throws {
    let report = try hostileReport(.markdown)
    let rows = report.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 4)
    for row in rows { #expect(row.count { $0 == "|" } == 5, "\(row)") }
    let words =
      "a\\\\n::error::b%0A,c&#124;d&#96;e&#96;\\]\\]&#62;{0}\\[f\\](http&#58;//g)&#60;script&#62;"
      + "&#38;\"'\\\\u{1b}\\[31m\\\\u{0}&#64;team \\*x\\* \\_y\\_ \\\\"
    #expect(
      rows[2]
        == "| warning | a&#124;b,c:&#96;.txt:2:6 | `target-too-small` | \(words)<br>Cause: \(words) |"
    )
    #expect(rows[3].hasSuffix("| not examined | \(words) |"))
  }

  @Test(arguments: [FindingReports.Kind.junit, .checkstyle])
  func textInXML(kind: FindingReports.Kind) throws {
    let report = try hostileReport(kind)
    let words =
      "a\\n::error::b%0A,c|d`e`]]&gt;{0}[f](http://g)&lt;script&gt;&amp;&quot;'\\u{1b}[31m\\u{0}@team"
    #expect(report.contains(words))
    #expect(!report.contains("]]>") && !report.contains("<script"))
    #expect(report.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test func messagesOfSARIF() throws {
    let report = try hostileReport(.sarif)
    // Brackets that would be a link and the braces of placeholders are escaped, then all of JSON.
    #expect(report.contains(#"]]>{{0}}\\[f\\](http://g)"#.replacing("]]", with: #"\\]\\]"#)))
    #expect(report.contains(#""uri": "a%7Cb%2Cc%3A%60.txt""#))
    #expect(report.contains(#""uri": "x%3A%3Ay%0A%25z""#))
    #expect(SARIFText.escaped("a[0] (b)") == "a[0] (b)")
  }

  @Test(arguments: [
    ("a b/c.txt", "a%20b/c.txt"), ("./a//./b", "a/b"), ("/tmp/ä.txt", "file:///tmp/%C3%A4.txt"),
    ("../a", "../a"), ("c:d", "c%3Ad"),
  ])
  func pathsAsURIs(path: String, uri: String) { #expect(ReportURI(path: path).text == uri) }

  /// Another capture: other addresses and places, prose before it, one more view of another class.
  @Test func fingerprintsOutliveACapture() throws {
    let first = try Self.placed(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (10 10; 40 44)>
         | <UIButton: 0x3; frame = (110 10; 40 44)>

      """
    ).1
    let second = try Self.placed(
      """
      Some prose.

      <UIWindow: 0x91; frame = (0 0; 375 667)>
         | <UILabel: 0x99; frame = (200 200; 40 44)>
         | <UIButton: 0x92; frame = (20 20; 30 44)>
         | <UIButton: 0x93; frame = (120 20; 31 44)>

      """
    ).1
    #expect(first.count == 2)
    #expect(first.map(\.fingerprint) == second.map(\.fingerprint))
    #expect(Set(first.map(\.fingerprint)).count == 2)
    #expect(first.map(\.fingerprint.count) == [16, 16])
  }

  @Test func endsOfNodes() throws {
    let (_, dump) = try Self.dump(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n  | <UIView: 0x2; ä = ü; frame = (0 0; 1 1)> x\n")
    var places = NodeLocations(dump.tree)
    let first = places.location(of: 0)
    #expect(first == SourceLocation(line: 1, column: 1))
    #expect(places.endColumn(of: 0, from: first.column) == 40)
    let second = places.location(of: 1)
    #expect(second == SourceLocation(line: 2, column: 5))
    #expect(places.endColumn(of: 1, from: second.column) == 45)
  }
}
