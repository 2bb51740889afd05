import Testing

@testable import ViewmendCLI

/// What several reports say alike.
@Suite struct RepeatedEntryTests {
  @Test func anEntryStaysAsOftenAsItStandsInOneReport() {
    var repeats = RepeatedEntries<String>()
    let reports = [["a", "a", "b"], ["a", "c"], ["a", "a", "a", "b", "c"]]
    let new = reports.map { report in
      repeats.beginReport()
      return report.filter { repeats.isNew($0) }
    }
    #expect(new == [["a", "a", "b"], ["c"], ["a"]])
  }

  @Test func theReportThatIsReadIsNoEarlierOne() {
    var repeats = RepeatedEntries<String>()
    repeats.beginReport()
    #expect(repeats.isNew("a") && !repeats.isInEarlierReport("a"))
    repeats.beginReport()
    #expect(repeats.isInEarlierReport("a") && !repeats.isNew("a"))
  }
}
