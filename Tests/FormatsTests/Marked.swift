import Formats
import Hierarchy

/// A text whose places of interest are marked: `⟦` opens a place and `⟧` closes it.
struct Marked {
  /// The text without its marks.
  let text: String
  /// The marked places in the order opened.
  let places: [Range<Int>]

  init(_ marked: String) {
    var text = ""
    var places: [Range<Int>] = []
    var open: [Int] = []
    for character in marked {
      switch character {
      case "⟦":
        open.append(places.count)
        places.append(text.utf8.count..<text.utf8.count)
      case "⟧":
        guard let place = open.popLast() else { preconditionFailure("Nothing is open here.") }
        places[place] = places[place].lowerBound..<text.utf8.count
      default: text.append(character)
      }
    }
    precondition(open.isEmpty, "A mark is not closed.")
    self.text = text
    self.places = places
  }

  /// Reads the text.
  func read(limits: InputLimits = InputLimits()) throws -> Dump {
    try Dump.read(SourceText(text), limits: limits)
  }
}

extension Dump {
  /// The diagnostics with their places in the file.
  var complaints: [Diagnostic] {
    diagnostics.map {
      Diagnostic($0.severity, at: tree.source.originalRange(of: $0.range), $0.message)
    }
  }

  /// The class of every node behind its depth, as `0 UIWindow`.
  var outline: [String] { tree.indices.map { "\(tree.depth(of: $0)) \(tree[$0].className)" } }

  /// The classes of the roots, one list for each screen.
  var screens: [[String]] { tree.screens.map { $0.roots.map { tree[$0].className } } }

  /// An attribute of a node as a string.
  func string(_ key: AttributeKey, of node: Int = 0) -> String? { tree[node].string(key) }
}
