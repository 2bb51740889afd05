import Foundation
import Testing

/// `query --xpath`: what it prints, and what it comes to.
@Suite struct XPathTests {
  private func run(_ arguments: String...) throws -> Viewmend.Outcome {
    try Viewmend.run(["query"] + arguments, in: .withSeed())
  }

  @Test func nodesAreThoseOfSelectors() throws {
    let xpath = try run("--xpath", "//view[@class=\"UILabel\"]/..", "dump-flush.txt")
    #expect(xpath.status == 0 && xpath.errors == "")
    #expect(
      xpath.output == """
        dump-flush.txt:14:7: 13 UINavigationItemView (124 8; 163 27) screen (124 28; 163 27) [no touch]
        dump-flush.txt:16:7: 15 UINavigationItemButtonView (8 6; 41 30) screen (8 26; 41 30) [no touch]

        """)
    #expect(
      try run("UINavigationItemView, UINavigationItemButtonView", "dump-flush.txt").output
        == xpath.output)
    // An attribute stands for its view.
    #expect(
      try run("--xpath", "//view/view[@class='UILabel']/../@frame", "dump-flush.txt").output
        == xpath.output)
  }

  @Test func json() throws {
    let nodes = try run("--format", "json", "--xpath", "//view[@text='']/..", "dump-flush.txt")
    #expect(nodes.status == 0)
    #expect(
      nodes.output == """
        {"schema": "viewmend/1", "command": "query", "files": [
          {"path": "dump-flush.txt", "format": "recursiveDescription", "unit": "pt", "density": null, "xpath": "//view[@text='']/..", "value": null, "nodes": [
          {"id": 15, "parent": 7, "depth": 3, "class": "UINavigationItemButtonView", "address": "0x8ab6c80", "text": null, "frame": [8, 6, 41, 30], "screenFrame": [8, 26, 41, 30], "hidden": false, "alpha": 1, "interactive": false, "line": 16, "column": 7}]}]}

        """)
    func value(_ expression: String) throws -> Any? {
      let run = try run("--format", "json", "--xpath", expression, "dump-flush.txt")
      #expect(run.status == 0 && run.errors == "")
      let files = try #require(try run.json()["files"] as? [[String: Any]])
      #expect((files[0]["nodes"] as? [Any])?.isEmpty == true)
      return files[0]["value"]
    }
    #expect(try value("count(//view)") as? Int == 18)
    #expect(try value("count(//view) > 99") as? Bool == false)
    #expect(try value("string(//view/@class)") as? String == "UIWindow")
    #expect(try value("0 div 0") as? String == "NaN")
    #expect(try value("-1 div 0") as? String == "-Infinity")
  }

  @Test func values() throws {
    let folder = Folder.withSeed()
    folder.write(SmallDumps.clean, to: "clean.txt")
    let run = try Viewmend.run(
      ["query", "--xpath", "count(//view)", "dump-flush.txt", "clean.txt"], in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output == "dump-flush.txt: 18\nclean.txt: 2\n")
    #expect(
      try self.run("--xpath", "concat('a\n', //view/@address)", "dump-flush.txt").output
        == "dump-flush.txt: a\\n0x8d6f970\n")
    // It was examined, and is not so.
    let flag = try self.run("--xpath", "boolean(//view[@class='UISwitch'])", "dump-flush.txt")
    #expect(flag.status == 0 && flag.output == "dump-flush.txt: false\n")
  }

  @Test func nothingSelected() throws {
    let none = try run("--xpath", "//view[@class='UISwitch']", "dump-flush.txt")
    #expect(none.status == 3 && none.output == "")
    #expect(
      none.errors == """
        viewmend: error: No view of "dump-flush.txt" is selected.
          `viewmend inspect` shows what there is; --allow-empty accepts it.

        """)
    let root = try run("--xpath", "/viewmend/@unit", "dump-flush.txt")
    #expect(root.status == 3 && root.output == "")
    #expect(
      root.errors == """
        viewmend: error: No view of "dump-flush.txt" is selected, only 1 node that is no view.
          Ask for a value: string(…) gives the text of one, count(…) how many there are.

        """)
    let some = try run("--xpath", "/viewmend | /viewmend/view", "dump-flush.txt")
    #expect(some.status == 0 && some.output.hasPrefix("dump-flush.txt:1:1: 0 UIWindow"))
    #expect(
      some.errors == """
        viewmend: dump-flush.txt: left out 1 node that is no view; string(…) gives the text of one, count(…) how many there are.

        """)
  }

  @Test func aMistakeHasACaret() throws {
    let run = try run("--xpath", "//view[matches(@text, 'é')]", "nowhere.txt")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors.hasPrefix(
        """
        viewmend: error: XPath 1.0 has no function "matches".
          //view[matches(@text, 'é')]
                 ^
          It has last() position() count() 
        """))
    #expect(
      try self.run("--xpath", "//view['é'", "dump-flush.txt").errors == """
        viewmend: error: The expression ends too early.
          //view['é'
                    ^
          Expected an operator or ].

        """)
  }

  @Test func oneOfBoth() throws {
    let both = try run("UILabel", "--xpath", "//view", "dump-flush.txt")
    #expect(both.status == 2 && both.output == "")
    #expect(
      both.errors == """
        viewmend: error: A selector and --xpath are both given: there is no file "UILabel".
          With --xpath every argument is a file; leave the selector or --xpath out.

        """)
    let none = try run()
    #expect(none.status == 2)
    #expect(
      none.errors == """
        viewmend: error: There is nothing to look for: query expects a SELECTOR or --xpath EXPR.
          See viewmend query --help.

        """)
    #expect(
      try run("--xpath", "//view", "missing.txt").errors.contains(
        "There is no file \"missing.txt\"."))
    #expect(
      try run("--max-seconds", "1", "*", "dump-flush.txt").errors == """
        viewmend: error: --max-seconds is for --xpath, and no expression is given.
          Leave it out: a selector takes one pass a step.

        """)
  }

  @Test func aFileThatCannotBeRead() throws {
    let file = try run("--format", "json", "--xpath", "//view", "nowhere.txt")
    #expect(file.status == 2)
    #expect(
      file.output == """
        {"schema": "viewmend/1", "command": "query", "files": [
          {"path": "nowhere.txt", "format": null, "unit": "pt", "density": null, "xpath": "//view", "value": null, "nodes": [], "error": {"line": null, "column": null, "message": "There is no file \\"nowhere.txt\\". Check the path."}}]}

        """)
  }

  @Test func whatTakesTooLongEnds() throws {
    let folder = Folder.withSeed()
    let rows = (0..<9_000).map { level in
      "\(String(repeating: " ", count: level))<UIView: 0x\(level + 16); frame = (0 0; 9 9)>"
    }
    folder.write(Array(rows.joined(separator: "\n").utf8), to: "deep.txt")
    let run = try Viewmend.run(
      [
        "query", "--xpath", "//view/ancestor::*", "--max-seconds", "1", "deep.txt",
        "dump-flush.txt",
      ],
      in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        viewmend: deep.txt: error: The XPath expression was not done after 1 second, the limit of \
        --max-seconds. Raise it, lift it with --max-seconds 0, or ask in fewer steps
        """))
    // The next file is examined.
    #expect(run.output.hasPrefix("dump-flush.txt:1:1: 0 UIWindow"))
  }

  @Test func everyFormat() throws {
    let folder = Folder()
    folder.write(
      Array(
        """
        <hierarchy rotation="0"><node index="0" class="android.widget.Button" package="a.b" \
        clickable="true" bounds="[0,0][100,40]" text="Zurück"/></hierarchy>
        """.utf8), to: "page.xml")
    let run = try Viewmend.run(
      ["query", "--xpath", "string(//view[@clickable='true']/@text)", "page.xml"], in: folder)
    #expect(run.status == 0 && run.output == "page.xml: Zurück\n")
  }
}
