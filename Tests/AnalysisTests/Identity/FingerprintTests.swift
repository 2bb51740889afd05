import Analysis
import Formats
import Hierarchy
import Testing

/// What a finding is known by when the screen is captured again.
@Suite struct FingerprintTests {
  private static func tree(_ text: String) throws -> ViewTree {
    try Dump.read(SourceText(text)).tree
  }

  /// The fingerprints of one rule on the views of a class, in file order.
  private static func prints(of name: String, in text: String) throws -> [String] {
    let tree = try tree(text)
    var prints = Fingerprints(tree)
    return tree.indices.filter { tree[$0].className == name }
      .map { prints.fingerprint(of: .targetTooSmall, $0) }
  }

  private static let two = """
    <UIWindow: 0x1; frame = (0 0; 320 480)>
       | <UIView: 0x2; frame = (0 0; 320 240)>
       |    | <Key: 0x3; frame = (10 10; 20 20); accessibilityLabel = 'Back (3)'>
       |    | <Key: 0x4; frame = (90 10; 20 20); accessibilityIdentifier = 'save'>

    """

  @Test func rulesAndRepeatsAreKnownApart() throws {
    var prints = Fingerprints(try Self.tree(Self.two))
    let all = [
      prints.fingerprint(of: .targetDead, 2), prints.fingerprint(of: .targetDead, 2),
      prints.fingerprint(of: .targetOverlap, 2), prints.fingerprint(of: .targetDead, 1),
    ]
    #expect(Set(all).count == 4)
    var again = Fingerprints(try Self.tree(Self.two))
    #expect(again.fingerprint(of: .targetDead, 2) == all[0])
  }

  /// Other addresses, places, sizes and counts, and a sibling that is not like it.
  @Test func anotherCaptureChangesNothing() throws {
    let later = """
      Some prose.
      <UIWindow: 0xa1; frame = (0 0; 375 667)>
         | <UIView: 0xa2; frame = (0 0; 375 300)>
         |    | <UILabel: 0xa9; frame = (0 0; 9 9)>
         |    | <Key: 0xa8; frame = (0 0; 44 44); accessibilityIdentifier = 'other'>
         |    | <Key: 0xa3; frame = (30 30; 22 22); accessibilityLabel = 'Back (12)'>
         |    | <Key: 0xa4; frame = (99 10; 21 21); accessibilityIdentifier = 'save'>

      """
    let before = try Self.prints(of: "Key", in: Self.two)
    let after = try Self.prints(of: "Key", in: later)
    #expect(Set(before).count == 2)
    #expect(after.dropFirst() == before[...])
    #expect(!before.contains(after[0]))
  }

  /// Siblings that nothing else tells apart are known by their order.
  @Test func ordinalsTellLikeSiblingsApart() throws {
    let like = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Key: 0x3; frame = (10 10; 20 20)>
         | <Key: 0x4; frame = (90 10; 20 20)>
         | <Box: 0x5; frame = (0 0; 9 9)>
         |    | <Key: 0x6; frame = (0 0; 9 9)>
         | <Box: 0x7; frame = (0 0; 9 9)>
         |    | <Key: 0x8; frame = (0 0; 9 9)>

      """
    #expect(Set(try Self.prints(of: "Key", in: like)).count == 4)
  }

  /// The label of what a view lies in is content, which changes.
  @Test func labelsOfAncestorsDoNotMatter() throws {
    func cell(_ label: String) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Cell: 0x5; frame = (0 0; 320 44); accessibilityLabel = '\(label)'>
         |    | <Key: 0x6; frame = (0 0; 9 9)>

      """
    }
    #expect(
      try Self.prints(of: "Key", in: cell("Ann")) == Self.prints(of: "Key", in: cell("Bob")))
    #expect(
      try Self.prints(of: "Cell", in: cell("Ann")) != Self.prints(of: "Cell", in: cell("Bob")))
  }

  /// A Swift type that is private to a file is printed with an address.
  @Test func addressesInClassNamesDoNotMatter() throws {
    func screen(_ context: String) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <Shop.(unknown context at $\(context)).Pane: 0x5; frame = (0 0; 320 44)>
         |    | <Key: 0x6; frame = (0 0; 9 9)>

      """
    }
    #expect(
      try Self.prints(of: "Key", in: screen("104f3a9b8"))
        == Self.prints(of: "Key", in: screen("10a77c010")))
  }

  /// A finding about several targets is known when each of them is.
  @Test func everyTargetOfAGroupCounts() throws {
    let dump = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x3; frame = (10 10; 44 44)>
         | <UIButton: 0x4; frame = (90 10; 44 44)>
         | <UIImageView: 0x2; frame = (0 0; 320 480); userInteractionEnabled = YES>

      """
    let audited = try Audited(dump)
    let finding = try #require(audited.findings(.targetObscured).first)
    #expect(finding.group == [1, 2] && finding.result == .fail)
    var prints = Fingerprints(audited.tree)
    var each = Fingerprints(audited.tree)
    #expect(
      prints.fingerprints(of: finding)
        == [1, 2].map { each.fingerprint(of: .targetObscured, $0) })
  }

  @Test func acceptedFindingsAreNotJudged() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (0 100; 20 20)>
         | <UIButton: 0x3; frame = (100 100; 30 30)>

      """)
    let report = audited.report
    #expect(report.findings.map(\.node) == [1, 2])
    let accepted = report.accepting([true, false])
    #expect(accepted.findings.map(\.node) == [2])
    #expect(accepted.suppressed.map(\.node) == [1])
    #expect(accepted.acceptances == [.known])
    #expect(accepted.verdicts()[0].reasons == ["in-baseline", "target-too-small"])
    #expect(accepted.verdicts()[0].answer == .notJudged)
    #expect(accepted.verdicts()[1].answer == .fail)
    #expect(report.accepting([false, false]).findings.count == 2)
  }
}
