import Foundation
import Testing

@testable import Analysis

/// Screens of iOS 6 to 26 as UIKit builds them: none of its own views is called a fault.
///
/// The files in `StockScreens` are made up, in the form and with the classes of real dumps.
@Suite struct StockScreenTests {
  /// What is an app's fault on them, by file.
  private static let faults = [
    // A raised button that its bar cuts, over an item that it leaves too little of.
    "11-custom-tab": ["target-outside-parent UIButton", "target-obscured MarinaTabItem"]
  ]

  private static let folder: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("StockScreens")
  }()

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test func everyScreenIsThere() {
    #expect(Self.names.count == 38)
  }

  @Test(arguments: names)
  func noStockViewIsAFault(name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".txt")
    let audited = try Audited(String(contentsOf: file, encoding: .utf8))
    let faults = audited.report.findings.filter { $0.result == .fail && $0.severity > .note }
    #expect(
      faults.map { "\($0.rule.rawValue) \(audited.tree[$0.node].className)" }
        == Self.faults[name, default: []])
  }

  private func small(_ row: String, in parent: String = "UIView: 0x2; frame = (0 0; 320 480)")
    throws
    -> [String]
  {
    try Audited(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <\(parent)>
         |    | <\(row)>

      """
    ).verdicts(.targetTooSmall)
  }

  @Test func heightsOfUIKits() throws {
    #expect(try small("UITextField: 0x3; frame = (10 10; 200 34)") == ["UITextField note"])
    #expect(try small("UITextField: 0x3; frame = (10 10; 200 26)") == ["UITextField warning"])
    #expect(try small("UITextField: 0x3; frame = (10 10; 30 34)") == ["UITextField warning"])
    #expect(
      try small("HarbourField: 0x3; baseClass = UITextField; frame = (10 10; 200 34)")
        == ["HarbourField warning"])
    #expect(
      try small("UISegmentedControl: 0x3; frame = (10 10; 200 32)") == ["UISegmentedControl note"])
  }

  @Test func whatOtherFrameworksMake() throws {
    #expect(
      try small("AVButton: 0x3; baseClass = UIButton; frame = (10 10; 30 30)") == ["AVButton note"])
    #expect(
      try small("AvatarButton: 0x3; baseClass = UIButton; frame = (10 10; 30 30)")
        == ["AvatarButton warning"])
    let tap = "gestureRecognizers = <NSArray: 0x9>"
    #expect(try small("WKContentView: 0x3; frame = (10 10; 300 30); \(tap)") == [])
    #expect(
      try small("QuayPin: 0x3; baseClass = MKAnnotationView; frame = (10 10; 30 30); \(tap)")
        == ["QuayPin note"])
    #expect(try small("SwiftUI.GestureContainer: 0x3; frame = (10 10; 30 30); \(tap)") == [])
  }

  @Test func partsOfRowsAndPrivateViews() throws {
    let row = "UITableViewCell: 0x2; frame = (0 100; 320 44)"
    #expect(try small("UIButton: 0x3; frame = (280 11; 22 22)", in: row) == ["UIButton note"])
    #expect(try small("UIButton: 0x3; frame = (280 10; 24 24)", in: row) == ["UIButton warning"])
    let header = "_UICalendarHeaderView: 0x2; frame = (0 100; 320 44)"
    #expect(try small("UIButton: 0x3; frame = (280 11; 25 22)", in: header) == ["UIButton note"])
    let host = "_UIVisualEffectContentView: 0x2; frame = (0 100; 320 44)"
    #expect(try small("UIButton: 0x3; frame = (280 11; 25 22)", in: host) == ["UIButton warning"])
  }

  @Test func cardsOfAPile() throws {
    func card(_ number: Int, _ y: Int, _ name: String = "QuayCard") -> String {
      "   | <\(name): 0x\(number); baseClass = UIView; frame = (20 \(y); 280 300); "
        + "gestureRecognizers = <NSArray: 0x9>>\n"
    }
    func rules(_ rows: String) throws -> [String] {
      let audited = try Audited("<UIWindow: 0x1; frame = (0 0; 320 480)>\n" + rows)
      return audited.report.findings.filter { $0.severity > .note }.map(\.rule.rawValue)
    }
    #expect(try rules(card(2, 100) + card(3, 110) + card(4, 120)) == [])
    #expect(try rules(card(2, 100) + card(3, 300)) != [])
    #expect(try rules(card(2, 100) + card(3, 110, "QuayVeil")) != [])
  }
}
