import Analysis
import Patching
import Reporting

/// What `patch` writes of the files of a run, and says of them.
struct PatchReports {
  private let options: RunOptions
  private let output: PatchOutput
  private let complaints: Complaints
  private var usage = IgnoreUsage()

  init(_ options: RunOptions, _ output: PatchOutput, _ complaints: Complaints) {
    self.options = options
    self.output = output
    self.complaints = complaints
  }

  /// Adds a file that was named, and in which there is no view.
  func add(empty patched: PatchedDump, name: String) {
    output.add(patched.patch, patched.report, of: patched.dump, name: name, complaints)
  }

  /// Adds a file that was corrected.
  ///
  /// - Returns: What it comes to.
  mutating func add(_ patched: PatchedDump, name: String) -> FileOutcome {
    let (dump, report, patch) = (patched.dump, patched.report, patched.patch)
    usage.add(report, patched.options)
    if options.isVerbose { complaints.report(dump, name: name, patched.options.audit) }
    if let refusal = patch.refusal {
      let failure = FailureWording.refused(name, refusal)
      complaints.report(failure, file: name)
      output.add(failure, name: name)
      return .examined(.failure)
    }
    guard output.add(patch, report, of: dump, name: name, complaints) else {
      return .examined(.failure)
    }
    if !options.isQuiet { PatchNotes(patch, report, name: name).write(complaints) }
    return patched.outcome(name: name, besides: output.unwritten)
  }

  /// Says what there is to say of the configurations.
  func writeRemarks() {
    if options.isQuiet { return }
    for remark in usage.remarks { complaints.note("\(remark.place): warning: \(remark.message)") }
  }
}
