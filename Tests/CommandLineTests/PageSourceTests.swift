import Foundation
import Testing

/// Every command on a page source of WebDriverAgent.
@Suite struct PageSourceTests {
  private let source = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Orchard" label="Orchard" enabled="true" visible="true" x="0" y="0" width="375" height="667" index="0">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="Pick" label="Pick" enabled="false" visible="true" x="8" y="20" width="39" height="44" index="0" nativeFrame="{{8.5, 20}, {38, 44}}"/>
        <XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" visible="false" x="0" y="0" width="375" height="667" index="1"/>
      </XCUIElementTypeApplication>
    </AppiumAUT>

    """

  private func run(_ arguments: String..., text: String? = nil) throws -> Viewmend.Outcome {
    let folder = Folder()
    folder.write(text ?? source, to: "page")
    return try Viewmend.run(arguments, in: folder)
  }

  @Test func inspect() throws {
    let run = try run("inspect", "page")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        page: webDriverAgentXML, 3 nodes, 1 tree, 0 back buttons, 0 diagnostics
        0 XCUIElementTypeApplication (0 0; 375 667) 'Orchard'
        ├─ 1 XCUIElementTypeButton (8 20; 39 44) 'Pick' [disabled]
        └─ 2 XCUIElementTypeOther (0 0; 375 667) [seems invisible]

        """)
    let file = try #require(
      (try self.run("inspect", "--format", "json", "page").json()["files"] as? [[String: Any]])?
        .first)
    #expect(file["format"] as? String == "webDriverAgentXML")
    #expect(file["unit"] as? String == "pt")
    let node = try #require((file["nodes"] as? [[String: Any]])?[1])
    #expect(node["frame"] as? [Double] == [8, 20, 39, 44])
    #expect(node["screenFrame"] as? [Double] == [8, 20, 39, 44])
    #expect(node["hidden"] is NSNull && node["interactive"] is NSNull)
    #expect(node["enabled"] as? Bool == false && node["visible"] as? Bool == true)
    #expect(node["line"] as? Int == 4 && node["column"] as? Int == 5)
  }

  @Test func checkAsksWhatTheFileDoesNotSay() throws {
    let run = try run("check", "page")
    #expect(run.status == 3)
    #expect(
      run.output.contains(
        "XCUIElementTypeButton has an accessibility frame of at most 39 x 44 pt, less than "
          + "44 x 44; how far it takes touches the file does not say."))
    #expect(run.errors.contains("The only tap target in \"page\" could not be judged."))
  }

  @Test func whatIsNotLookedForIsSaid() throws {
    let required = try run("check", "--require", "back-button", "--quiet", "page")
    #expect(required.status == 3)
    #expect(
      required.errors == """
        viewmend: error: No back button was found in "page", and one is required.
          Elements can be left out of an accessibility tree; a recursiveDescription shows every view.

        """)
    let elsewhere = try run("check", "--as", "ios11", "page")
    #expect(
      elsewhere.output.contains(
        "page: as ios11: cannot tell: the file lists accessibility elements, not the views of a bar"
      )
    )
  }

  @Test func hitAndWhyDoNotGuess() throws {
    let hit = try run("hit", "--at", "10,30", "page")
    #expect(hit.status == 0)
    #expect(
      hit.output == """
        (10 30): cannot tell what it hits
          may take it: XCUIElementTypeButton 'Pick' (node 1) at (8 20; 39 44), disabled
          may take it: XCUIElementTypeOther (node 2) at (0 0; 375 667), invisible as the tool sees it
          and 1 around them (--all lists them)
          The file lists accessibility elements, in an order that does not say what lies on top: any of them may take the touch, or a view that is none.

        """)
    let json = try run("hit", "--at", "10,30", "--format", "json", "page").json()
    let answer = try #require((json["hits"] as? [[String: Any]])?.first)
    #expect(answer["order"] as? String == "unknown" && answer["hit"] is NSNull)
    #expect(answer["candidates"] as? [Int] == [0, 1, 2])
    let why = try run("why", "1", "page")
    #expect(
      why.output.hasPrefix(
        "XCUIElementTypeButton 'Pick' (node 1): the file does not say whether it can be tapped\n"))
    let tapped = try run("why", "1", "--format", "json", "page").json()["tapped"]
    #expect(tapped is NSNull)
  }

  @Test func patchWritesPlacesOnTheScreen() throws {
    #expect(try run("patch", "--rules", "none", "page").output == source)
    #expect(try run("patch", "page").output == source)
    let run = try run("patch", "--set", "1 frame=(0.4 20; 44 44)", "page")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "viewmend: page: node 1 XCUIElementTypeButton: frame (8 20; 39 44) -> (0 20; 45 44), "
        + "by --set\n")
    #expect(
      run.output
        == source.replacing("x=\"8\"", with: "x=\"0\"").replacing("\"39\"", with: "\"45\"")
        .replacing("{{8.5, 20}, {38, 44}}", with: "{{0, 20}, {45, 44}}"))
    let moved = try self.run("patch", "--set", "0 frame=(5 5; 370 660)", "page")
    #expect(
      moved.output
        == source.replacing(
          "label=\"Orchard\" enabled=\"true\" visible=\"true\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"",
          with:
            "label=\"Orchard\" enabled=\"true\" visible=\"true\" x=\"5\" y=\"5\" width=\"370\" height=\"660\""
        ), "what is in it stays where it is")
  }

  @Test func otherBytesStayWhatTheyAre() throws {
    let crlf = "\u{FEFF}" + source.replacing("\n", with: "\r\n").replacing("Pick", with: "Äpfel 🍏")
    #expect(try run("patch", "--rules", "none", "page", text: crlf).bytes == Array(crlf.utf8))
    let set = try run("patch", "--set", "1 frame=(9 20; 44 44)", "page", text: crlf)
    #expect(
      set.bytes
        == Array(
          crlf.replacing("x=\"8\"", with: "x=\"9\"").replacing("\"39\"", with: "\"44\"")
            .replacing("{{8.5, 20}, {38, 44}}", with: "{{9, 20}, {44, 44}}").utf8))
  }

  @Test func anElementWithoutAPlaceCannotBeGivenOne() throws {
    let run = try run(
      "patch", "--set", "0 frame=(1 1; 2 2)", "page",
      text: "<XCUIElementTypeWindow type=\"XCUIElementTypeWindow\"/>")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains("--set cannot write a frame into node 0 of \"page\""))
  }

  @Test func refusalsNameThePlaceAndTheCure() throws {
    let twice = try run(
      "inspect", "page",
      text: source.replacing("label=\"Pick\"", with: "label=\"Pick\" label=\"Pack\""))
    #expect(twice.status == 2 && twice.output == "")
    #expect(
      twice.errors.hasPrefix(
        "viewmend: page:4:82: error: The element has this attribute twice. Nothing of the file was "
          + "read; leave one of them out.\n"))
    let lines = twice.errors.split(separator: "\n")
    let caret = try #require(lines.last?.firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Array(lines[1])[column] == "l")
    let declared = try run(
      "check", "page",
      text: "<!DOCTYPE a [<!ENTITY b \"c\">]>\n"
        + source.split(separator: "\n")
        .dropFirst().joined(separator: "\n"))
    #expect(declared.status == 2)
    #expect(declared.errors.contains("page:1:13: error: The XML has a document type that declares"))
  }

  @Test func aMillionLevels() throws {
    let folder = Folder()
    let open =
      "<XCUIElementTypeOther type=\"XCUIElementTypeOther\" x=\"0\" y=\"0\" width=\"9\" height=\"9\">"
    folder.write(
      String(repeating: open, count: 1_000_000)
        + String(repeating: "</XCUIElementTypeOther>", count: 1_000_000), to: "page")
    let refused = try Viewmend.run(["inspect", "--summary", "page"], in: folder)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("The tree is deeper than 10000 levels"))
    let read = try Viewmend.run(["inspect", "--summary", "--max-depth", "0", "page"], in: folder)
    #expect(
      read.output
        == "page: webDriverAgentXML, 1000000 nodes, 1 tree, 0 back buttons, 0 diagnostics\n")
  }
}
