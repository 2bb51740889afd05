import Analysis

/// A report of findings for another program, written while the files are examined.
protocol FindingReport {
  /// True when it names what stays the same from capture to capture.
  static var showsFingerprints: Bool { get }
  /// True when it offers edits.
  static var showsEdits: Bool { get }
  /// True when it also lists the findings that somebody accepts.
  static var showsSuppressed: Bool { get }

  /// Begins a file that was examined.
  mutating func begin(_ report: AuditReport, path: String)
  /// Adds a finding of the file that was begun.
  mutating func add(_ finding: PlacedFinding, path: String)
  /// Ends the file that was begun.
  mutating func endFile()
  /// Adds a file that could not be read.
  mutating func add(_ failure: FileFailure, path: String)
  /// Adds what there was nothing to examine in.
  mutating func add(_ shortfall: Shortfall)
  /// Ends the report.
  mutating func finish(_ end: RunEnd)
}

extension FindingReport {
  static var showsFingerprints: Bool { false }
  static var showsEdits: Bool { false }
  static var showsSuppressed: Bool { false }
  mutating func begin(_ report: AuditReport, path: String) {}
  mutating func endFile() {}
  mutating func add(_ shortfall: Shortfall) {
    add(FileFailure(message: shortfall.message, namesFile: true), path: shortfall.path)
  }
}
