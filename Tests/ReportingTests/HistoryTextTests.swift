import Testing

@testable import Reporting

/// The history of a dump, for people.
@Suite struct HistoryTextTests {
  private func entry(_ hash: String, path: String) -> HistoryEntry {
    var entry = HistoryEntry(
      hash: hash, shortHash: hash, date: "2025-03-04T10:00:00Z", subject: "Change", path: path)
    entry.trouble = "No view was found."
    return entry
  }

  /// `é` in one character and `é` in two are the names of two files.
  @Test func aNameThatReadsLikeTheOneBeforeIsTold() {
    let text = ReportStream.bytes { out in
      HistoryText(style: Style(color: false)).write(
        [
          entry("a1", path: "\u{E9}.txt"), entry("b2", path: "\u{E9}.txt"),
          entry("c3", path: "e\u{301}.txt"),
        ], to: &out)
    }
    #expect(
      String(decoding: text, as: UTF8.self).utf8.elementsEqual(
        """
        a1  2025-03-04  -  -  not judged  Change
            No view was found.
        b2  2025-03-04  -  -  not judged  Change
            No view was found.
        c3  2025-03-04  -  -  not judged  Change (in e\u{301}.txt)
            No view was found.

        """.utf8))
  }
}
