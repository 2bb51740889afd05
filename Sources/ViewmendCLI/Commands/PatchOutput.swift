import Analysis
import Formats
import Hierarchy
import Patching
import Reporting

/// Where patches go: standard output, a file, or each its own file.
final class PatchOutput {
  /// What is written of a patch.
  enum Emission: String, CaseIterable {
    case tree, diff, json, lldb, swift, objc

    /// True for what the app takes, and not the file.
    var isForApp: Bool { [.lldb, .swift, .objc].contains(self) }
  }

  private let emission: Emission
  private let isInPlace: Bool
  private let file: String?
  private var document: JSONDocument?
  /// True once there is something to write: a file that could not be read replaces nothing.
  private var hasContent: Bool
  private let collected = Collected()
  /// The one corrected file, which is written as it was proved.
  private var text: SourceText?
  /// The findings that what is written does not correct.
  private(set) var unwritten: [Finding] = []

  private final class Collected {
    var bytes: [UInt8] = []
  }

  init(emission: Emission, isInPlace: Bool, file: String?) {
    self.emission = emission
    self.isInPlace = isInPlace
    self.file = file
    hasContent = emission == .json
    if emission == .json {
      let collected = collected
      document = JSONDocument(
        command: "patch", to: ReportStream { collected.bytes.append(contentsOf: $0) })
    }
  }

  /// Adds a file that could not be read.
  func add(_ failure: FileFailure, name: String) {
    document?.add { PatchDocument.write(failure, path: name, to: &$0) }
  }

  /// Adds a patch.
  ///
  /// - Returns: False when it could not be written.
  @discardableResult
  func add(
    _ patch: Patch, _ report: AuditReport, of dump: Dump, name: String, _ complaints: Complaints
  ) -> Bool {
    switch emission {
    case .json: document?.add { PatchDocument.write(patch, path: name, to: &$0) }
    case .diff:
      if dump.preparations.contains(.utf16) {
        complaints.report(
          FileFailure(
            message: "\"\(name)\" is UTF-16, which a unified diff cannot carry. "
              + "Use --emit tree or --emit json.", namesFile: true), file: name)
        return false
      }
      hasContent = true
      collected.bytes.append(contentsOf: UnifiedDiff(patch, path: name).bytes())
    case .lldb:
      hasContent = true
      collected.bytes.append(contentsOf: LLDBCommands(patch, of: dump, path: name).text.utf8)
    case .swift, .objc:
      hasContent = true
      let code = AppCode(patch, report, path: name)
      unwritten += code.unwritten
      let text = emission == .swift ? SwiftSource(code).text : ObjectiveCSource(code).text
      collected.bytes.append(contentsOf: text.utf8)
    case .tree:
      if isInPlace { return replace(name, patch, complaints) }
      hasContent = true
      text = patch.text()
    }
    return true
  }

  /// Adds a file that was rewritten; one that is the same as before is not written in place.
  ///
  /// - Returns: False when it could not be written.
  func add(_ text: SourceText, isSame: Bool, name: String, _ complaints: Complaints) -> Bool {
    if isInPlace { return isSame || replace(name, text, complaints) }
    hasContent = true
    self.text = text
    return true
  }

  private func replace(_ path: String, _ patch: Patch, _ complaints: Complaints) -> Bool {
    patch.edits.isEmpty || replace(path, patch.text(), complaints)
  }

  private func replace(_ path: String, _ text: SourceText, _ complaints: Complaints) -> Bool {
    do throws(Platform.Failure) {
      try text.withUnsafeBytes { bytes throws(Platform.Failure) in
        try Platform.replace(path, with: bytes)
      }
      return true
    } catch {
      complaints.report(FailureWording.unwritable(path, error), file: path)
      return false
    }
  }

  /// Writes what was collected.
  ///
  /// - Parameter tail: What stands at the end of a JSON document.
  func finish(_ tail: RunTail = RunTail()) -> [FileFailure] {
    document?.finish(tail)
    guard !isInPlace, hasContent else { return [] }
    do throws(Platform.Failure) {
      let text = text ?? SourceText(collected.bytes, name: "")
      try text.withUnsafeBytes { bytes throws(Platform.Failure) in try write(bytes) }
      return []
    } catch {
      if file == nil, error.isBrokenPipe { Platform.endByBrokenPipe() }
      return [
        file.map { FailureWording.unwritable($0, error) }
          ?? FileFailure(message: "Standard output could not be written: \(error.reason).")
      ]
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(Platform.Failure) {
    if let file {
      try Platform.replace(file, with: bytes)
    } else {
      try Platform.write(bytes, to: .output)
    }
  }
}
