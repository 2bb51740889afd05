import Analysis
import Foundation
import Testing

/// A layout that another tool judges in a test of its own, with that tool's answers.
///
/// The files in `PeerCases` hold facts only, a line each:
///
///     case NAME option=value …             what viewmend is asked with
///       xml attribute=value …              what the root of its XML says
///       id Class x y width height word …   a view; one that is indented further lies in it
///       expect id answer                   pass, fail, unknown (the tool cannot tell), unjudged
///       expect id answer, ours answer: reason
///       touch x y id                       who gets a touch on the screen; `nobody` for none
///       distance id id radius points       from the one's middle, clear of the other and its circle
///       region id x,y,width,height …       what of a target takes touches, as rectangles that overlap
///       other-region id reason x,y,… …     the same, and viewmend says otherwise
///     left-out NAME reason                 what viewmend's XML cannot say
///
/// Places are on the screen where a root says `space=screen`, else in the view around. A word is an
/// attribute that is true, or `attribute=value` with commas for blanks.
struct PeerCase: Sendable, CustomTestStringConvertible {
  /// One thing that the other tool says.
  enum Fact: Sendable {
    case verdict(id: String, answer: String, ours: String?, reason: String?)
    case touch(x: Double, y: Double, id: String)
    case distance(from: String, to: String, radius: Double, points: Double?)
    case region(id: String, rects: [[Double]], reason: String?)
  }

  let peer: String
  let name: String
  private(set) var options: [String: String] = [:]
  private(set) var root: [String: String] = [:]
  private var views: [(depth: Int, words: [String])] = []
  private(set) var facts: [Fact] = []
  var testDescription: String { "\(peer): \(name)" }

  /// The cases of every peer, in the order of the files, and the names of those left out.
  static let all = read()
  static let cases = all.cases

  private static func read() -> (cases: [PeerCase], leftOut: [String]) {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("PeerCases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var cases: [PeerCase] = []
    var leftOut: [String] = []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let url = folder.appendingPathComponent(name)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let words = line.split(separator: " ").map(String.init)
        if words[0] == "left-out" {
          leftOut.append(words[1])
        } else if words[0] == "case" {
          cases.append(PeerCase(String(name.dropLast(4)), words))
        } else {
          cases[cases.count - 1].add(words, depth: line.prefix { $0 == " " }.count)
        }
      }
    }
    return (cases, leftOut)
  }

  private init(_ peer: String, _ words: [String]) {
    self.peer = peer
    name = words[1]
    options = Self.fields(words.dropFirst(2))
  }

  private static func fields(_ words: ArraySlice<String>) -> [String: String] {
    var fields: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields[String(parts[0])] =
        parts.count == 1 ? "true" : parts[1].replacingOccurrences(of: ",", with: " ")
    }
    return fields
  }

  private mutating func add(_ words: [String], depth: Int) {
    switch words[0] {
    case "xml": root = Self.fields(words.dropFirst())
    case "expect":
      let isOther = words[2].hasSuffix(",")
      facts.append(
        .verdict(
          id: words[1], answer: isOther ? String(words[2].dropLast()) : words[2],
          ours: isOther ? String(words[4].dropLast()) : nil, reason: isOther ? words[5] : nil))
    case "touch":
      facts.append(.touch(x: Double(words[1]) ?? .nan, y: Double(words[2]) ?? .nan, id: words[3]))
    case "distance":
      facts.append(
        .distance(
          from: words[1], to: words[2], radius: Double(words[3]) ?? .nan, points: Double(words[4])))
    case "region", "other-region":
      let reason = words[0] == "region" ? nil : words[2]
      let rects = words.dropFirst(reason == nil ? 2 : 3).map {
        $0.split(separator: ",").compactMap { Double($0) }
      }
      facts.append(.region(id: words[1], rects: Array(rects), reason: reason))
    default: views.append((depth, words))
    }
  }

  /// The names of the views, by node.
  var ids: [String] { views.map(\.words[0]) }

  /// The layout as viewmend's own XML.
  var xml: String {
    func text(_ fields: [String: String]) -> String {
      fields.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
    }
    let place = root["space"] == "screen" ? "screenFrame" : "frame"
    var xml = "<viewmend version=\"1\"\(text(root))>"
    var open: [Int] = []
    for (depth, words) in views {
      while let last = open.last, last >= depth {
        xml += "</view>"
        open.removeLast()
      }
      var fields = Self.fields(words.dropFirst(6))
      fields["class"] = words[1]
      fields["identifier"] = words[0]
      fields[place] = words[2..<6].joined(separator: " ")
      xml += "<view\(text(fields))>"
      open.append(depth)
    }
    return xml + String(repeating: "</view>", count: open.count) + "</viewmend>"
  }

  /// What viewmend judges by.
  var auditOptions: AuditOptions {
    var result = AuditOptions()
    result.profile = options["profile"].flatMap(Profile.init)
    if let minimum = options["min"].flatMap(Double.init) {
      result.minimum = .init(width: minimum, height: minimum)
    }
    if options["rounding"] == "dp" { result.rounding = .dp }
    if options["era"] == "6" { result.era = .fixed(.ios6) }
    result.rules = Set(
      (options["rules"] ?? "").split(separator: " ").compactMap { RuleID(rawValue: String($0)) })
    return result
  }
}
