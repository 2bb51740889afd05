import Reporting

/// Runs fixtures and writes what is to be written for them: of one fixture all or nothing as far as
/// there is room, and what is said to be written was.
enum FixtureRecording {
  /// What came of a fixture, and of writing what is expected of it from now on.
  ///
  /// - Parameter waiting: Called when another process is waited for.
  static func outcome(
    of fixture: Fixture, _ purpose: FixtureRun.Purpose, waiting: () -> Void
  ) -> FixtureOutcome {
    let run = FixtureRun(fixture, purpose)
    if run.writes.isEmpty { return run.outcome }
    let name = Fixture.descriptionName
    let path = fixture.path(of: name)
    do throws(Platform.Failure) {
      // What another process wrote meanwhile is what is changed, and none writes until that is done.
      let claim = try Platform.Claim.made(on: path, waiting: waiting)
      defer { claim?.giveUp() }
      let latest = FixtureRun(lookedUp(fixture), purpose)
      return write(latest)
    } catch {
      return run.outcome(written: [], FailureWording.unwritable(path, error), of: name)
    }
  }

  /// A fixture as it is now.
  private static func lookedUp(_ fixture: Fixture) -> Fixture {
    let folder = ConfigurationFinder.slashed(fixture.folder)
    let entries = try? Platform.entries(of: folder) { _ in true }
    return entries.flatMap { Fixture(fixture.folder, holding: $0.map(\.name)) } ?? fixture
  }

  private static func write(_ run: FixtureRun) -> FixtureOutcome {
    var current = run.writes.first
    var done: Set<String> = []
    do throws(Platform.Failure) {
      // Each is written beside its file first: what has no room keeps all of them as they were.
      var replacements: [(write: FixtureRun.Write, replacement: Platform.Replacement)] = []
      for write in run.writes {
        current = write
        let replacement = try Platform.Replacement(of: write.path)
        try Platform.lend(write.bytes) { buffer throws(Platform.Failure) in
          try replacement.write(buffer)
        }
        replacements.append((write, replacement))
      }
      for (write, replacement) in replacements {
        current = write
        try replacement.finish()
        done.insert(write.name)
      }
      return run.outcome
    } catch {
      guard let current else { return run.outcome }
      return run.outcome(
        written: done, FailureWording.unwritable(current.path, error), of: current.name)
    }
  }
}
