/// The JUnit reports of several runs as one.
package struct JoinedJUnit: Sendable {
  /// The suites, each as it was written.
  package var suites: [[UInt8]] = []
  /// The parts that the report is about, where some are missing.
  package var shard: ShardNumbers?

  package init() {}

  /// Writes the report. Its root has no sums, since that of a run has none either: they are known only
  /// behind the suites.
  package func write(to stream: inout ReportStream) {
    var xml = XMLTagWriter()
    stream.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    xml.open("testsuites", level: 0)
    xml.attribute("name", ShardNumbers.title(shard))
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
