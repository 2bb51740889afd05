import Analysis
import Formats
import Hierarchy
import Reporting
import ViewmendCLI

/// One kind of check, done on one input after the other.
struct Trial {
  let kind: Kind
  /// A folder of this process's own for files that commands read and write.
  let folder: String

  private let environment = Environment.current()

  init(_ kind: Kind, folder: String) {
    self.kind = kind
    self.folder = folder
  }

  /// The file of a name in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Checks an input.
  func run(_ bytes: [UInt8]) throws(Fault) {
    do throws(FuzzError) {
      try Platform.write(bytes, to: path("input"))
    } catch {
      throw Fault(error.message)
    }
    switch kind {
    case .text, .xml: try read(bytes)
    case .patch: try patch(bytes)
    case .convert: try convert(bytes)
    case .query: try ask(bytes)
    case .configuration:
      try expect(["config", "--print", "--config", path("input")], in: 0...2)
      try expect(
        ["check", "-q", "--config", path("input"), try seedFile()], in: 0...3)
    }
  }

  /// The seed's dump as a file.
  func seedFile() throws(Fault) -> String {
    do throws(FuzzError) {
      try Platform.write(Array(Self.smallDump.utf8), to: path("dump"))
      return path("dump")
    } catch {
      throw Fault(error.message)
    }
  }

  /// Runs a command in this process.
  func status(_ arguments: [String]) -> Int {
    Int(ViewmendCLI.Program.run(arguments, environment).rawValue)
  }

  /// Runs a command, which must end with one of these statuses.
  func expect(_ arguments: [String], in statuses: ClosedRange<Int>) throws(Fault) {
    let status = status(arguments)
    guard statuses.contains(status) else {
      throw Fault("The status of \(arguments.joined(separator: " ")) is \(status).")
    }
  }

  /// Ways to judge; which of them an input is judged by is a matter of its bytes, so that a file
  /// says it all.
  func choices(_ bytes: [UInt8]) -> [String] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 29
    func pick(_ shift: Int, _ list: [[String]]) -> [String] {
      list[Int((hash >> shift) % UInt64(list.count))]
    }
    return ["--no-config"]
      + pick(
        0, [[], [], ["--fit", "glyph", "--pad", "3"], ["--fit", "wcag"], ["--min", "60x60"]])
      + pick(7, [[], [], ["--era", "6"], ["--era", "11"], ["--era", "26"], ["--era", "none"]])
      + pick(14, [[], ["--scale", "2"], ["--scale", "3"]])
      + pick(21, [[], [], ["--profile", "wcag-aa"], ["--profile", "android"]])
      + pick(28, [[], ["--require", "back-button"], ["--density", "2.75"]])
  }

  /// Reads an input and asks every command that only reads.
  private func read(_ bytes: [UInt8]) throws(Fault) {
    let choices = choices(bytes)
    let input = path("input")
    try expect(["inspect", "--format", "json", "--no-config", input], in: 0...3)
    try expect(
      ["check", "--targets", "--hand", "right", "--as", "ios11,rtl"] + choices + [input],
      in: 0...3)
    try expect(["check", "--targets", "--format", "json"] + choices + [input], in: 0...3)
    guard let dump = try? Dump.read(SourceText(bytes, name: "input")) else { return }
    let tree = dump.tree
    for node in tree.indices {
      guard tree.subtreeEnd(of: node) > node, tree.subtreeEnd(of: node) <= tree.count else {
        throw Fault("Node \(node) ends at \(tree.subtreeEnd(of: node)) of \(tree.count).")
      }
      if let parent = tree.parent(of: node), !tree.contains(parent, node) {
        throw Fault("Node \(node) is not in its parent \(parent).")
      }
    }
    if tree.isEmpty { return }
    let places = ["20,40", "\(tree.count),100", "-5,1e9"]
    for place in places {
      try expect(["hit", "--no-config", "--all", "--at=\(place)", input], in: 0...3)
    }
    for node in Set([0, tree.count / 2, tree.count - 1]) {
      try expect(["why", "--no-config", "\(node)", input], in: 0...3)
    }
    try expect(["why", "--no-config", path("input")], in: 0...3)
  }

  static let smallDump = """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
       | <UIView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x4>>
       |    | <UIButton: 0x5; frame = (10 90; 20 20); text = 'a'; layer = <CALayer: 0x6>>
       |    | <UILabel: 0x7; frame = (40 90; 90 20); text = 'é'; hidden = YES; tag = 7>
       | <UINavigationBar: 0x8; frame = (0 20; 320 44); layer = <CALayer: 0x9>>
       |    | <UINavigationItemButtonView: 0xa; frame = (8 6; 41 30); userInteractionEnabled = NO>

    """
}
