import Formats
import Hierarchy
import TestSupport
import Testing

/// Whatever is done to a text: it is read or refused, and nothing of it is lost in silence.
@Suite struct MutationTests {
  private func check(_ seeds: [[UInt8]], count: Int, seed: UInt64) {
    var mutator = Mutator(seed: seed)
    var faults = 0
    for number in 0..<count {
      let bytes = mutator.damage(seeds[number % seeds.count])
      // In XML what stands on a line says nothing; what libxml2 does not accept is refused.
      guard let dump = try? Dump.read(SourceText(bytes, name: "mutant")),
        dump.format == .recursiveDescription
      else { continue }
      let account = Account(dump)
      guard !account.faults.isEmpty else { continue }
      faults += 1
      Issue.record(
        "\(account.faults.joined(separator: " ")) in \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      )
      if faults == 5 { return }
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: 0..<4)
  func screens(part: UInt64) { check(Seeds.screens, count: 3_000, seed: 100 + part) }

  @Test(.timeLimit(.minutes(2)), arguments: 0..<4)
  func pastes(part: UInt64) { check(Seeds.pastes, count: 3_000, seed: 200 + part) }

  @Test(.timeLimit(.minutes(2)))
  func fixtures() {
    let seeds = Seeds.fixtures
    for (number, bytes) in seeds.enumerated() where bytes.count < 64 << 10 {
      check([bytes], count: 20, seed: 300 + UInt64(number))
    }
  }

  /// The texts themselves are accounted for before anything is done to them.
  @Test func seedsAreSound() throws {
    for bytes in Seeds.screens + Seeds.pastes {
      let dump = try Dump.read(SourceText(bytes, name: "seed"))
      #expect(Account(dump).faults == [])
      #expect(dump.tree.count >= 1)
    }
    for bytes in Seeds.fixtures {
      guard let dump = try? Dump.read(SourceText(bytes, name: "fixture")),
        dump.format == .recursiveDescription
      else { continue }
      #expect(Account(dump).faults == [])
    }
  }

  /// The account itself finds what is missing.
  @Test func accountFindsALostLine() throws {
    let text = SourceText("<A: 0x1; frame = (0 0; 1 1)>\nlost\n")
    let dump = try Dump.read(text)
    #expect(Account(dump).faults == [])
    #expect(dump.diagnostics.count == 1)
  }
}
