import Analysis
import Hierarchy
import Testing

/// Back buttons that somebody describes.
@Suite struct ConfiguredButtonTests {
  private static let said = "it is what the configuration calls a back button"

  private func audited(
    _ pattern: BackButtonPattern, _ rows: String, _ set: (inout AuditOptions) -> Void = { _ in }
  ) throws -> Audited {
    var options = AuditOptions.with(set)
    options.backButtons = [pattern]
    return try Audited("<UIWindow: 0x1; frame = (0 0; 375 667)>\n\(rows)\n", options)
  }

  private static let bar = """
     | <UINavigationBar: 0x2; frame = (0 20; 375 44)>
     |    | <UIButton: 0x3; frame = (8 6; 60 30); accessibilityIdentifier = 'go-7'; tag = 12>
     |    |    | <UIImageView: 0x4; frame = (0 5; 20 20); image = acme_sign>
     |    | <_UINavigationBarBackIndicatorView: 0x5; frame = (8 12; 12.5 20.5); alpha = 0>
    """

  @Test(arguments: [
    BackButtonPattern(className: "UIBut*"), BackButtonPattern(tag: "12"),
    BackButtonPattern(image: "acme_*"), BackButtonPattern(className: "UIButton", image: "*sign"),
  ])
  func everythingThatIsGivenMustFit(pattern: BackButtonPattern) throws {
    let audited = try audited(pattern, Self.bar)
    let button = try #require(audited.report.backButtons.first)
    #expect(button.kind == .app && button.confidence == 1 && button.container == 2)
    #expect(audited.found == [Signed(2, 1, ["it is a child of the navigation bar", Self.said])])
    #expect(button.visible == Rect(x: 8, y: 31, width: 20, height: 20))
    var other = pattern
    other.tag = "13"
    #expect(try self.audited(other, Self.bar).found.isEmpty)
  }

  @Test func nothingIsNoDescription() throws {
    #expect(try audited(BackButtonPattern(), Self.bar).found.isEmpty)
  }

  @Test func theSystemsOwnStaysTheSystems() throws {
    let rows = """
       | <UINavigationBar: 0x2; frame = (0 20; 375 44)>
       |    | <UINavigationItemButtonView: 0x3; frame = (8 6; 41 30)>
       |    | <_UINavigationBarBackIndicatorView: 0x5; frame = (8 12; 12.5 20.5)>
      """
    let audited = try audited(BackButtonPattern(className: "UINavigationItem*"), rows)
    #expect(audited.report.backButtons.map(\.kind) == [.system])
  }

  @Test func aSideIsWhatIsSaid() throws {
    let audited = try audited(BackButtonPattern(tag: "12", side: .trailing), Self.bar)
    #expect(audited.report.backButtons.map(\.side) == [.trailing])
  }
}
