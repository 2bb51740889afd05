import Arguments
import Formats
import Hierarchy
import Reporting

/// A report that is to be joined with others, told by what is in it.
struct ShardReport: Sendable {
  /// What it is.
  enum Content: Sendable {
    case json(JSONNode)
    case sarif(JSONNode)
    case junit(XMLOutline)

    /// What messages call it.
    var title: String {
      switch self {
      case .json: "viewmend's JSON"
      case .sarif: "SARIF"
      case .junit: "JUnit"
      }
    }
  }

  let name: String
  let bytes: [UInt8]
  let content: Content
  /// The parts of a run that it is about; nil where it does not say.
  private(set) var shard: ShardNumbers?
  private let source: SourceText

  /// Larger reports are a mistake.
  private static let largest = 2 << 30

  /// Reads a report; `-` is standard input.
  init(_ path: String) throws(ArgumentError) {
    let name = path == "-" ? "stdin" : path
    do throws(Platform.Failure) {
      source =
        path == "-"
        ? try Platform.readInput(name: name, limit: Self.largest)
        : try Platform.read(path, name: name, limit: Self.largest)
    } catch {
      throw ArgumentError(message: FailureWording.unreadable(name, error).message)
    }
    self.name = name
    bytes = source.bytes(in: 0..<source.count)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lead = bytes[mark...].first { $0 > 0x20 }
    if lead == UInt8(ascii: "<") {
      content = .junit(try Self.outline(of: source, name))
      try checkJUnit()
      return
    }
    let root: JSONNode
    do throws(ConfigurationFault) {
      guard lead == UInt8(ascii: "{") else { throw Self.stranger(at: mark) }
      root = try JSONReader.read(bytes)
      if root["schema"]?.string == "viewmend/1" {
        content = .json(root)
      } else if case .list? = root["runs"]?.content {
        content = .sarif(root)
      } else {
        throw Self.stranger(at: root.offset)
      }
    } catch {
      throw error.wording(in: bytes, name, LineIndex(source))
    }
    let value: JSONNode? =
      switch content {
      case .json(let root): root["shard"]
      case .sarif(let root): root["runs"]?.elements.first?["properties"]?["shard"]
      case .junit: nil
      }
    if let value { shard = try shard(value) }
  }

  private func shard(_ value: JSONNode) throws(ArgumentError) -> ShardNumbers {
    let numbers = (value["numbers"]?.elements ?? []).map(\.whole)
    let shard = ShardNumbers(
      checking: numbers, of: value["count"]?.whole ?? 0, folders: value["folders"]?.whole)
    guard let shard else {
      throw fault(
        at: value.offset, "This says no part of a run.",
        hint: "Expected {\"numbers\": [1], \"count\": 4}, as `check --shard 1/4` writes.")
    }
    return shard
  }

  private static func stranger(at offset: Int) -> ConfigurationFault {
    ConfigurationFault(
      offset, "This is no report that can be joined.",
      hint: "Give what --format json, sarif or junit wrote, or --emit json.")
  }

  private static func outline(
    of source: SourceText, _ name: String
  ) throws(ArgumentError) -> XMLOutline {
    do throws(ReadError) {
      return try XMLOutline(of: source, deepest: 3)
    } catch {
      let failure = FailureWording.refused(source, error)
      let place = failure.line.map { line in "\(name):\(line):\(failure.column ?? 1)" }
      throw ArgumentError(
        message: failure.message, hint: failure.excerpt, place: place ?? name)
    }
  }

  private mutating func checkJUnit() throws(ArgumentError) {
    guard case .junit(let outline) = content, let root = outline.elements.first else { return }
    guard root.name == "testsuites" else {
      throw fault(
        at: root.tag.lowerBound,
        "This is XML, but no report of viewmend's in JUnit's form: it begins with "
          + "<\(root.name)>.", hint: "Give what --format junit wrote.")
    }
    guard outline.value(of: "name", in: root)?.hasPrefix("viewmend") ?? false else {
      throw fault(
        at: root.tag.lowerBound,
        "This JUnit report is of another tool: its name does not begin with \"viewmend\".",
        hint: "Give what `viewmend check --format junit` wrote.")
    }
    shard = outline.value(of: "name", in: root).flatMap { ShardNumbers(title: $0) }
  }

  /// What is wrong at a place of the report.
  func fault(at offset: Int, _ message: String, hint: String? = nil) -> ArgumentError {
    ConfigurationFault(offset, message, hint: hint).wording(in: bytes, name, LineIndex(source))
  }

  /// A value as it is written.
  func written(_ node: JSONNode) -> [UInt8] { Array(bytes[node.offset..<node.end]) }
}
