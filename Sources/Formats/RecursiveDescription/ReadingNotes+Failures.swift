import Hierarchy

/// What test tools say about touches that failed.
extension ReadingNotes {
  /// Takes a line without a view when it is a test tool's message about a touch, or a part of one.
  ///
  /// - Returns: True when the line was understood.
  mutating func takeFailure(_ line: Range<Int>, in bytes: RawSpan) -> Bool {
    if let end = failureEnd, let last = failures.indices.last {
      failureEnd = nil
      if line.count < FailureScanner.longestLine, isBlank(end..<line.lowerBound, bytes) {
        let text = Self.text(line, bytes)
        switch text.isEmpty ? .taken : FailureScanner.goOn(&failures[last], text) {
        case .taken:
          closeRun()
          failures[last].range = failures[last].range.lowerBound..<line.upperBound
          failureEnd = line.upperBound
          return true
        case .withdrawn: withdrawFailure()
        case .other: break
        }
      }
    }
    dropUnfinishedFailure()
    guard FailureScanner.mayHold(line, bytes) else { return false }
    let start = line.first { !ASCII.isBlank(bytes.byte($0)) } ?? line.lowerBound
    guard
      let failure = FailureScanner.failure(
        in: Self.text(line, bytes), start..<line.upperBound)
    else { return false }
    closeRun()
    failures.append(failure)
    failureEnd = line.upperBound
    return true
  }

  /// Takes a message back that ended before it said enough.
  mutating func dropUnfinishedFailure() {
    if let last = failures.last, !FailureScanner.isWhole(last) { withdrawFailure() }
  }

  private mutating func withdrawFailure() { addRun(.prose, at: failures.removeLast().range) }

  private func isBlank(_ range: Range<Int>, _ bytes: RawSpan) -> Bool {
    range.count < 256
      && range.allSatisfy { LinePrefix.isMark(bytes.byte($0)) || ASCII.isLineBreak(bytes.byte($0)) }
  }

  private static func text(_ line: Range<Int>, _ bytes: RawSpan) -> FailureText {
    FailureText(line.map { bytes.byte($0) })
  }
}
