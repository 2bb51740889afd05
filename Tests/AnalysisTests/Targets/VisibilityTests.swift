import Analysis
import Hierarchy
import Testing

/// What of a view can be seen.
@Suite struct VisibilityTests {
  private func mark(
    _ row: String, below: String = "<UIView: 0x2; frame = (0 0; 320 480)>"
  ) throws -> Rect? {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | \(below)
         |    | \(row)
      """)
    return Visibility(audited.tree, roles: RoleTable(audited.tree)).mark(2)
  }

  private let whole = Rect(x: 10, y: 20, width: 50, height: 20)

  @Test func whatIsSeen() throws {
    #expect(try mark("<UILabel: 0x3; frame = (10 20; 50 20); text = 'Trips'>") == whole)
    #expect(try mark("<UILabel: 0x3; frame = (10 20; 50 20)>") == whole, "no text is printed")
    #expect(try mark("<UIImageView: 0x3; frame = (10 20; 50 20)>") == whole)
    #expect(try mark("<UIImageView: 0x3; frame = (10 20; 50 20); alpha = 0.02>") == whole)
  }

  @Test(arguments: [
    "<UILabel: 0x3; frame = (10 20; 50 20); text = ''>",
    "<UIImageView: 0x3; frame = (10 20; 50 20); hidden = YES>",
    "<UIImageView: 0x3; frame = (10 20; 50 20); alpha = 0.01>",
    "<UIImageView: 0x3; frame = (10 20; 1 20)>",
    "<UIImageView: 0x3; frame = (10 20; 50 0.5)>",
    "<UIImageView: 0x3; frame = (-981 -995; 91 22)>",
    "<UIImageView: 0x3; frame = (nan 20; 50 20)>",
  ])
  func whatIsNotSeen(row: String) throws { #expect(try mark(row) == nil) }

  @Test func windowsAndClippingAncestorsCut() throws {
    let row = "<UIImageView: 0x3; frame = (300 20; 50 20)>"
    #expect(try mark(row) == Rect(x: 300, y: 20, width: 20, height: 20))
    let image = "<UIImageView: 0x3; frame = (10 20; 50 20)>"
    let small = "<UIView: 0x2; frame = (0 0; 30 30)"
    #expect(try mark(image, below: small + ">") == whole, "it is drawn outside its superview")
    #expect(
      try mark(image, below: small + "; clipsToBounds = YES>")
        == Rect(x: 10, y: 20, width: 20, height: 10))
    #expect(try mark(image, below: small + "; hidden = YES>") == nil)
    #expect(try mark(image, below: small + "; alpha = 0>") == nil)
    let away = "<UIImageView: 0x3; frame = (29.5 20; 50 20)>"
    #expect(try mark(away, below: small + "; clipsToBounds = YES>") == nil, "a hairline is left")
  }

  @Test func withoutAWindowTheRootIsAnEdge() throws {
    func mark(_ place: String, root: String = "UINavigationBar: 0x1; frame = (0 20; 320 44)")
      throws -> Rect?
    {
      let audited = try Audited(
        """
        <\(root)>
           | <UIView: 0x2; frame = (8 6; 110 30)>
           |    | <UILabel: 0x3; frame = \(place); text = 'Trips'>

        """)
      return Visibility(audited.tree, roles: RoleTable(audited.tree)).mark(2)
    }
    #expect(try mark("(19 5; 91 22)") == Rect(x: 27, y: 31, width: 91, height: 22))
    #expect(try mark("(-981 -995; 91 22)") == nil, "parked")
    #expect(try mark("(-60 5; 91 22)") == Rect(x: 0, y: 31, width: 39, height: 22), "cut")
    #expect(try mark("(19 5; 91 22)", root: "UIView: 0x1; frame = (0 0; 0 0)") != nil)
  }

  @Test func theMarkOfATarget() throws {
    let audited = try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (100 100; 80 44)>
         |    | <UIImageView: 0x3; frame = (4 10; 20 20)>
         |    | <UIButtonLabel: 0x4; frame = (30 12; 40 22); text = 'Go'>
         | <UISwitch: 0x5; frame = (300 200; 51 31)>
         | <UIButton: 0x6; frame = (100 300; 80 44)>
      """)
    let marks = audited.report.targets.map { audited.report.visibleMark(of: $0) }
    #expect(
      marks == [
        Rect(x: 104, y: 110, width: 66, height: 24), Rect(x: 300, y: 200, width: 20, height: 31),
        nil,
      ])
  }
}
