import Hierarchy
import Reporting

/// One fixture, run: what came of it, and what is to be written for it.
///
/// It depends on the fixture's folder alone and writes nothing, so that fixtures can be run in any
/// order and on any number of threads.
package struct FixtureRun: Sendable {
  /// What is done about a difference.
  package enum Purpose: Sendable {
    /// It is reported.
    case verify
    /// The expectation is written anew.
    case record
    /// The expectation is written where there is none.
    case recordNew
    /// What is gone is taken out of the expectation.
    case prune
  }

  /// A file that is to be written.
  package struct Write: Sendable, Hashable {
    /// The file, from the current folder.
    package var path: String
    /// Its name in the fixture's folder.
    package var name: String
    package var bytes: [UInt8]
  }

  /// What came of it.
  package let outcome: FixtureOutcome
  /// What is to be written, in this order.
  package let writes: [Write]
  /// All that differed, in the order of the expectation.
  private let found: [FixtureDifference]

  /// Runs a fixture.
  package init(_ fixture: Fixture, _ purpose: Purpose = .verify) {
    do throws(FixtureError) {
      (outcome, writes, found) = try Self.run(fixture, purpose)
    } catch {
      writes = []
      found = []
      outcome = FixtureOutcome(
        path: fixture.folder, state: .failed, failure: error.failure, failedFile: error.file)
    }
  }

  /// What came of it where not all files could be written: what stays in the others differs still.
  ///
  /// - Parameters:
  ///   - done: The names of the files that were written.
  ///   - name: The one that was not.
  func outcome(written done: Set<String>, _ failure: FileFailure, of name: String) -> FixtureOutcome
  {
    var outcome = outcome
    let isDone = outcome.written.filter { done.contains($0.file) }
    outcome.differences = found.filter { !isDone.contains($0) }
    outcome.written = isDone
    outcome.state = .failed
    outcome.failure = failure
    outcome.failedFile = name
    return outcome
  }

  private static func run(
    _ fixture: Fixture, _ purpose: Purpose
  ) throws(FixtureError) -> (FixtureOutcome, [Write], [FixtureDifference]) {
    let input = try fixture.input()
    let patched = try fixture.patched()
    let description = fixture.hasDescription ? try FixtureDescription(fixture) : nil
    let isNew = description?.expectation == nil
    let records = purpose == .record || purpose == .recordNew
    if isNew, !records {
      throw FixtureError(
        "Nothing is expected of this fixture. Record it with --record --only-new, and read what "
          + "was recorded.", file: fixture.hasDescription ? Fixture.descriptionName : nil)
    }
    if !isNew, purpose == .recordNew {
      return (FixtureOutcome(path: fixture.folder, state: .skipped), [], [])
    }
    let path = fixture.path(of: input)
    try checkReadable(path, input)
    let wantsPatch = patched.exists || description?.patchOptions != nil
    let answer = try FixtureAnswer(
      path, try FixtureOptions(fixture, description), questions: description?.expectation,
      patches: wantsPatch)
    var differences: [FixtureDifference] = []
    if let description, let expectation = description.expectation {
      differences = Comparison.differences(expectation, in: description.file, from: answer.value)
    }
    if wantsPatch, let difference = try patchDifference(fixture, patched, answer.patched) {
      differences.append(difference)
    }
    var outcome = FixtureOutcome(
      path: fixture.folder, state: differences.isEmpty ? .passed : .differs,
      differences: differences)
    if purpose == .verify || differences.isEmpty && !isNew {
      return (outcome, [], differences)
    }
    if records {
      // What `patch` refuses to write cannot be recorded.
      let isWritten = { (difference: FixtureDifference) in
        difference.file != patched.name || answer.patched != nil
      }
      outcome.written = differences.filter(isWritten)
      outcome.differences = differences.filter { !isWritten($0) }
      outcome.state = outcome.differences.isEmpty ? .recorded : .differs
      let writes = recording(fixture, description, answer, patched.name, differences)
      return (outcome, writes, differences)
    }
    let writes = prune(&outcome, fixture, description, answer)
    return (outcome, writes, differences)
  }

  private static func checkReadable(_ path: String, _ name: String) throws(FixtureError) {
    do throws(Platform.Failure) {
      _ = try Platform.read(path, name: name, limit: 1)
    } catch {
      throw FixtureError(FailureWording.unreadable(name, error).message, file: nil)
    }
  }

  // MARK: Writing

  private static func recording(
    _ fixture: Fixture, _ description: FixtureDescription?, _ answer: FixtureAnswer,
    _ patched: String, _ differences: [FixtureDifference]
  ) -> [Write] {
    var writes: [Write] = []
    if let description, let expectation = description.expectation {
      let text = Recording.rewrite(expectation, in: description.file, to: answer.value, .all)
      if text != description.file.bytes {
        writes.append(write(Fixture.descriptionName, of: fixture, text))
      }
    } else {
      let text = ExpectationText.description(of: answer.value, description)
      writes.append(write(Fixture.descriptionName, of: fixture, text))
    }
    if let bytes = answer.patched, differences.contains(where: { $0.file == patched }) {
      writes.append(write(patched, of: fixture, bytes))
    }
    return writes
  }

  private static func write(_ name: String, of fixture: Fixture, _ bytes: [UInt8]) -> Write {
    Write(path: fixture.path(of: name), name: name, bytes: bytes)
  }

  /// Takes out what is gone; what is left differs.
  private static func prune(
    _ outcome: inout FixtureOutcome, _ fixture: Fixture, _ description: FixtureDescription?,
    _ answer: FixtureAnswer
  ) -> [Write] {
    guard let description, let expectation = description.expectation else { return [] }
    let text = Recording.rewrite(expectation, in: description.file, to: answer.value, .gone)
    guard text != description.file.bytes else { return [] }
    let isLower = { (difference: FixtureDifference) in
      difference.path == [.field("status")] && difference.expected == .number(1)
        && difference.actual == .number(0)
        || difference.kind == .gone && difference.path.first == .field("findings")
    }
    outcome.written = outcome.differences.filter(isLower)
    outcome.differences = outcome.differences.filter { !isLower($0) }
    if outcome.differences.isEmpty { outcome.state = .pruned }
    return [write(Fixture.descriptionName, of: fixture, text)]
  }

  // MARK: The patched file

  /// How the patched file differs from what `patch` writes.
  private static func patchDifference(
    _ fixture: Fixture, _ patched: (name: String, exists: Bool), _ bytes: [UInt8]?
  ) throws(FixtureError) -> FixtureDifference? {
    func difference(
      _ expected: JSONValue, _ actual: JSONValue?, at place: SourceLocation?
    ) -> FixtureDifference {
      FixtureDifference(
        .bytes, at: [.field(patched.name)], expected: expected, actual: actual, file: patched.name,
        place: place)
    }
    guard patched.exists else {
      return FixtureDifference(
        .missing, at: [.field(patched.name)], expected: nil,
        actual: bytes.map { .text(piece($0, 0)) }, file: patched.name, place: nil)
    }
    let source: SourceText
    do throws(Platform.Failure) {
      source = try Platform.read(
        fixture.path(of: patched.name), name: patched.name, limit: Int.max - 1)
    } catch {
      throw FixtureError(FailureWording.unreadable(patched.name, error).message, file: nil)
    }
    let wanted = source.withUnsafeBytes { Array($0) }
    if wanted == bytes { return nil }
    guard let found = bytes else {
      return difference(.text(piece(wanted, 0)), nil, at: SourceLocation(line: 1, column: 1))
    }
    let place = zip(wanted, found).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let offset = place ?? min(wanted.count, found.count)
    return difference(
      .text(piece(wanted, offset)), .text(piece(found, offset)),
      at: LineIndex(source).location(of: offset))
  }

  /// What stands around a byte.
  private static func piece(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes.dropFirst(max(0, offset - 16)).prefix(48), as: UTF8.self)
  }
}
