/// The JUnit reports of several runs as one.
package struct JoinedJUnit: Sendable {
  /// The suites, each as it was written.
  package var suites: [[UInt8]] = []
  package var tests = 0
  package var failures = 0
  package var errors = 0
  package var skipped = 0

  package init() {}

  /// Writes the report, with the sums that its root may have.
  package func write(to stream: inout ReportStream) {
    var xml = XMLTagWriter()
    stream.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    xml.open("testsuites", level: 0)
    xml.attribute("name", "viewmend")
    for (key, count) in [
      ("tests", tests), ("failures", failures), ("errors", errors), ("skipped", skipped),
    ] {
      xml.attribute(key, String(count))
    }
    xml.close(isEmpty: false)
    xml.drain(to: &stream)
    for suite in suites {
      stream.write("  ")
      stream.write(suite)
      stream.line()
    }
    xml.end("testsuites", level: 0)
    xml.drain(to: &stream)
  }
}
