import Foundation
import TestSupport
import Testing

/// The JSON examples of the contract, compared value by value.
@Suite struct ContractTests {
  /// Says where two JSON values differ; `"..."` stands for any text that is not empty.
  private func difference(_ found: Any?, _ wanted: Any, at path: String = "$") -> String? {
    switch (found, wanted) {
    case (let found as [String: Any], let wanted as [String: Any]):
      let (some, others) = (Set(found.keys), Set(wanted.keys))
      if some != others { return "\(path): keys \(some.symmetricDifference(others).sorted())" }
      for key in wanted.keys.sorted() {
        guard let value = wanted[key] else { continue }
        if let answer = difference(found[key], value, at: "\(path).\(key)") { return answer }
      }
      return nil
    case (let found as [Any], let wanted as [Any]):
      if found.count != wanted.count { return "\(path): \(found.count) for \(wanted.count)" }
      for (number, pair) in zip(found, wanted).enumerated() {
        if let answer = difference(pair.0, pair.1, at: "\(path)[\(number)]") { return answer }
      }
      return nil
    case (let found as String, let wanted as String):
      if wanted == "..." { return found.isEmpty ? "\(path): empty" : nil }
      return found == wanted ? nil : "\(path): \(found) for \(wanted)"
    case (let found as NSNumber, let wanted as NSNumber):
      return found == wanted ? nil : "\(path): \(found) for \(wanted)"
    case (is NSNull, is NSNull): return nil
    default: return "\(path): \(String(describing: found)) for \(wanted)"
    }
  }

  private func expect(_ found: Any?, is wanted: String) throws {
    let value = try JSONSerialization.jsonObject(
      with: Data(wanted.utf8), options: .fragmentsAllowed)
    let difference = difference(found, value)
    #expect(difference == nil)
  }

  private func document(_ arguments: String...) throws -> [String: Any] {
    try Viewmend.run(arguments + ["dump-flush.txt"], in: .withSeed()).json()
  }

  private func file(_ document: [String: Any]) throws -> [String: Any] {
    let files = try #require(document["files"] as? [[String: Any]])
    try #require(files.count == 1)
    return files[0]
  }

  @Test func inspect() throws {
    let document = try document("inspect", "--format", "json")
    #expect(Set(document.keys) == ["schema", "command", "files"])
    #expect(document["schema"] as? String == "viewmend/1")
    #expect(document["command"] as? String == "inspect")
    var file = try file(document)
    let nodes = try #require(file.removeValue(forKey: "nodes") as? [[String: Any]])
    #expect(nodes.count == 18)
    #expect(nodes.enumerated().allSatisfy { $0.element["id"] as? Int == $0.offset })
    try expect(
      nodes[0],
      is: """
        {"id": 0, "parent": null, "depth": 0, "class": "UIWindow", "address": "0x8d6f970",
         "text": null, "frame": [0, 0, 320, 480], "screenFrame": [0, 0, 320, 480],
         "hidden": false, "alpha": 1, "interactive": true, "line": 1, "column": 1}
        """)
    try expect(
      nodes[16],
      is: """
        {"id": 16, "parent": 15, "depth": 4, "class": "UILabel", "address": "0x8ab6f10",
         "text": "", "frame": [-981, -995, 91, 22], "screenFrame": [-973, -969, 91, 22],
         "hidden": false, "alpha": 1, "interactive": false, "line": 17, "column": 9}
        """)
    // Added to the contract's example: what stands beside the tree; nothing here.
    for key in ["gestureRecognizers", "controllers", "swipeBack"] {
      try expect(file.removeValue(forKey: key), is: "[]")
    }
    try expect(file.removeValue(forKey: "diagnostics"), is: "[]")
    try expect(
      file,
      is: """
        {"path": "dump-flush.txt", "format": "recursiveDescription", "unit": "pt", "density": null,
         "trees": [0],
         "backButtons": [{"bar": 7, "container": 15, "indicator": 17, "label": 16,
           "side": "leading", "kind": "system", "era": "ios7-10", "confidence": 0.98,
           "evidence": ["...", "...", "...", "...", "..."], "visible": [8, 32, 12.5, 20.5],
           "target": [8, 26, 41, 30], "assumedLive": [0, 20, 49, 44],
           "overhang": [6, 0, 3.5, 28.5]}],
         "candidates": []}
        """)
  }

  @Test func check() throws {
    let document = try document("check", "--format", "json")
    let file = try file(document)
    let findings = try #require(file["findings"] as? [[String: Any]])
    try expect(
      findings.first,
      is: """
        {"rule": "target-oversized", "severity": "warning", "result": "fail", "basis": "era-model",
         "node": 15, "address": "0x8ab6c80", "line": 16, "column": 7, "message": "...",
         "cause": "...", "ask": null, "measured": {"overhang": [6, 0, 3.5, 28.5]}, "related": [17],
         "fix": {"node": 15, "owner": "system", "from": [8, 6, 41, 30], "to": [0, 0, 44, 44]}}
        """)
    #expect(
      findings.dropFirst().map { "\($0["rule"] ?? "") \($0["severity"] ?? "") \($0["node"] ?? "")" }
        == [
          "captured-in-transition note 7", "title-displaced note 13",
          "back-button-stale-title note 15",
        ])
    try expect(file["examined"], is: #"{"nodes": 18, "targets": 1}"#)
    try expect(
      document["summary"],
      is: """
        {"files": 1, "nodes": 18, "targets": 1, "errors": 0, "warnings": 1, "notes": 3,
         "suppressed": 0, "cannotTell": 0}
        """)
    #expect(Set(file.keys) == ["path", "examined", "findings"])
    #expect(Set(document.keys) == ["schema", "command", "files", "summary"])
  }

  /// A finding about several targets has what it shares with each.
  @Test func overlaps() throws {
    let folder = Folder()
    let rows = (0..<10).map { number in
      "   | <Knob: 0x\(number + 20); baseClass = UIButton; frame = (\(number * 30) \(40 - number); 24 44)>"
    }
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (0 0; 320 50)>\n"
        + rows.joined(separator: "\n") + "\n", to: "a.txt")
    let json = try Viewmend.run(
      ["check", "--format", "json", "--rules", "target-overlap", "a.txt"], in: folder
    ).json()
    let file = (json["files"] as? [[String: Any]])?.first
    let finding = try #require((file?["findings"] as? [[String: Any]])?.first)
    let measured = try #require(finding["measured"] as? [String: Any])
    let overlaps = try #require(measured["overlaps"] as? [[String: Any]])
    #expect(Set(measured.keys) == ["overlap", "ratio", "overlaps", "more"])
    #expect(overlaps.count == 8 && measured["more"] as? Int == 2)
    #expect(overlaps.compactMap { $0["node"] as? Int } == finding["related"] as? [Int])
    for overlap in overlaps {
      #expect(Set(overlap.keys) == ["node", "overlap", "ratio"])
      let number = try #require(overlap["node"] as? Int) - 2
      let rect: [Double] = [Double(number * 30), Double(40 - number), 24, Double(10 + number)]
      #expect(overlap["overlap"] as? [Double] == rect)
    }
    #expect(measured["overlap"] as? [Double] == overlaps[0]["overlap"] as? [Double])
    #expect(measured["ratio"] as? Double == overlaps[0]["ratio"] as? Double)
  }

  /// Two targets that are parted have a frame each.
  @Test func fixesOfAPair() throws {
    let folder = Folder()
    let icon = { (id: Int, x: Int) in
      "   | <UIButton: 0x\(id); frame = (\(x) 100; 60 44)>\n   |    | <UIImageView: 0x\(id + 1); frame = "
        + "(20 12; 20 20); userInteractionEnabled = NO>\n"
    }
    folder.write(
      "<UIWindow: 0x1; frame = (0 0; 320 480)>\n" + icon(10, 40) + icon(20, 88), to: "a.txt")
    let json = try Viewmend.run(
      ["check", "--format", "json", "--rules", "target-overlap", "a.txt"], in: folder
    ).json()
    let file = (json["files"] as? [[String: Any]])?.first
    let finding = try #require((file?["findings"] as? [[String: Any]])?.first)
    try expect(
      finding["fix"],
      is: """
        {"node": 1, "owner": "app", "from": [40, 100, 60, 44], "to": [40, 100, 54, 44],
         "with": [{"node": 3, "owner": "app", "from": [88, 100, 60, 44], "to": [94, 100, 54, 44]}]}
        """)
  }

  @Test func targets() throws {
    try expect(
      try file(document("check", "--format", "json", "--targets"))["targets"],
      is: """
        [{"node": 15, "own": [8, 26, 41, 30], "reach": [8, 26, 41, 30], "liveArea": 1230,
          "best": [8, 26, 41, 30], "visible": [8, 32, 12.5, 20.5], "verdict": "fail",
          "reasons": ["target-oversized"]}]
        """)
  }

  @Test func hit() throws {
    try expect(
      try document("hit", "--format", "json", "--at", "30,40"),
      is: """
        {"schema": "viewmend/1", "command": "hit", "hits": [{"point": [30, 40], "hit": 2,
         "receiver": null, "receiverWhenSettled": 7, "path": [0, 1, 2],
         "rejected": [{"node": 7, "reason": "interaction-disabled"},
          {"node": 3, "reason": "interaction-disabled"}], "order": "known", "note": "..."}]}
        """)
  }

  @Test func patch() throws {
    try expect(
      try document("patch", "--emit", "json"),
      is: """
        {"schema": "viewmend/1", "command": "patch", "files": [{"path": "dump-flush.txt", "edits": [
         {"offset": 2332, "length": 10, "replacement": "0 0; 44 44", "node": 15,
          "rules": ["target-oversized"]},
         {"offset": 2455, "length": 16, "replacement": "-973 -989; 91 22", "node": 16,
          "rules": ["target-oversized"]}], "remaining": []}]}
        """)
  }

  @Test func why() throws {
    var document = try document("why", "15", "--format", "json")
    let middle = try #require(document.removeValue(forKey: "middle") as? [String: Any])
    #expect(middle["receiverWhenSettled"] as? Int == 7)
    try expect(
      document,
      is: """
        {"schema": "viewmend/1", "command": "why", "node": 15,
         "class": "UINavigationItemButtonView", "address": "0x8ab6c80", "tapped": true,
         "own": [8, 26, 41, 30], "reach": [8, 26, 41, 30], "cutBy": [],
         "obstacles": [{"node": 7, "reason": "interaction-disabled"},
          {"node": 15, "reason": "interaction-disabled"}], "assumedLive": [0, 20, 49, 44],
         "live": {"area": 1230, "ofOwn": 1, "ofReach": 1, "best": [8, 26, 41, 30]},
         "hitTested": {"area": 0, "ofOwn": 0, "ofReach": 0, "best": null}, "atMost": false,
         "takers": [], "moreTakers": 0, "cuts": [], "moreCuts": 0}
        """)
  }

  // MARK: Files that cannot be examined

  @Test func aFileThatCannotBeReadHasItsEntry() throws {
    let folder = Folder()
    folder.write(SmallDumps.notRead, to: "tree.xml")
    func entry(_ arguments: String...) throws -> [String: Any] {
      let run = try Viewmend.run(arguments + ["tree.xml"], in: folder)
      #expect(run.status == 2)
      #expect(!run.errors.isEmpty)
      return try run.json()
    }
    let error = #""error": {"line": 1, "column": 1, "message": "..."}"#
    try expect(
      try file(entry("inspect", "--format", "json")),
      is: """
        {"path": "tree.xml", "format": null, "unit": "pt", "density": null, "trees": [],
         "nodes": [], "backButtons": [], "candidates": [], "gestureRecognizers": [],
         "controllers": [], "swipeBack": [],
         "diagnostics": [], \(error)}
        """)
    try expect(
      try file(entry("check", "--format", "json", "--targets")),
      is: """
        {"path": "tree.xml", "examined": {"nodes": 0, "targets": 0}, "findings": [], "targets": [],
         \(error)}
        """)
    try expect(
      try file(entry("patch", "--emit", "json")),
      is: #"{"path": "tree.xml", "edits": [], "remaining": [], \#(error)}"#)
    try expect(
      try entry("hit", "--format", "json", "--at", "1,1"),
      is: #"{"schema": "viewmend/1", "command": "hit", "hits": [], \#(error)}"#)
    let why = try entry("why", "3", "--format", "json")
    try expect(why["error"], is: #"{"line": 1, "column": 1, "message": "..."}"#)
    #expect(why["node"] is NSNull)
  }

  @Test(arguments: [
    ["inspect", "--format", "json"], ["check", "--format", "json"], ["patch", "--emit", "json"],
    ["hit", "--at", "1,1", "--format", "json"], ["why", "0", "--format", "json"],
  ])
  func everyDocumentIsJSON(arguments: [String]) throws {
    let odd = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UILabel: 0x2; frame = (0 0; 9 9); text = 'a "quote" \\ back\u{1}\u{1F}\u{7F} é 返回 \u{1F600}'>
         | <UIView: 0x3; frame = (nan inf; 1e300 -9)>

      """
    let texts: [[UInt8]] = [
      Array(SeedDump.flush.utf8), Array(odd.utf8), [], [0xFF, 0x00, 0x80, 0x0A],
      Array("<UILabel: 0x1; frame = (0 0; 9 9); text = '".utf8) + [0xFF, 0xC3, 0x28]
        + Array("'>\n".utf8),
    ]
    for text in texts {
      let folder = Folder()
      folder.write(text, to: "a \"b\"\\c.txt")
      let run = try Viewmend.run(arguments + ["a \"b\"\\c.txt", "--allow-empty"], in: folder)
      let document = try run.json()
      #expect(document["schema"] as? String == "viewmend/1")
      #expect(document["command"] as? String == arguments[0])
      #expect(!run.output.contains("nan") || run.output.contains("(nan"))
    }
  }
}
