import Hierarchy
import Reporting

/// The reports of a run: at most one of a kind to standard output, others to files.
final class ReportOutputs {
  private var sinks: [ReportSink] = []
  /// The report for people, where one is asked for.
  private var text: ReportStream?
  /// The JSON report, where one is asked for.
  var json: JSONDocument?
  /// The stream of the JSON report, for commands whose document has no files.
  private(set) var jsonStream: ReportStream?
  /// The unified diff, where one is asked for.
  private(set) var unified: ReportStream?
  /// The reports for other programs, where any is asked for.
  private(set) var findings: FindingReports?

  /// Opens the reports of a command.
  ///
  /// - Parameter shard: The part of the run that they are about; nil where it is not split.
  init(
    _ options: RunOptions, command: String, hasFiles: Bool = true, shard: ShardNumbers? = nil
  ) {
    var others: [(kind: FindingReports.Kind, stream: ReportStream)] = []
    for name in ReportFormat.Name.allCases {
      // Reports of one kind are written once, to every place that is to have them.
      var places: [ReportSink] = []
      for format in options.formats where format.name == name {
        let sink = ReportSink(file: format.file, isMuted: options.isQuiet)
        sinks.append(sink)
        places.append(sink)
      }
      guard !places.isEmpty else { continue }
      let stream = ReportStream { [places] bytes in
        for sink in places { sink.take(bytes) }
      }
      switch name {
      case .text: text = stream
      case .unified: unified = stream
      case .json:
        if hasFiles {
          json = JSONDocument(command: command, to: stream)
        } else {
          jsonStream = stream
        }
      default: if let kind = name.findings { others.append((kind, stream)) }
      }
    }
    if !others.isEmpty {
      findings = FindingReports(others, version: CommandCatalogue.version, shard: shard)
    }
  }

  /// Writes to the report for people, where one is asked for.
  func write(text body: (inout ReportStream) -> Void) {
    guard var stream = text else { return }
    text = nil
    body(&stream)
    text = stream
  }

  /// Writes what is left, and the files.
  ///
  /// - Returns: What could not be written.
  func finish() -> [FileFailure] {
    text?.flush()
    return sinks.compactMap { $0.finish() }
  }
}
