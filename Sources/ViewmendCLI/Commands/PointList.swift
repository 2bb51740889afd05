import Arguments
import Hierarchy
import Reporting

/// Points as people write them.
enum PointList {
  /// `30,40`, blanks allowed.
  static func point(_ text: some StringProtocol) -> Point? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    }
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    return Point(x: x, y: y)
  }

  /// The largest file of points, in bytes.
  private static let largest = 1 << 24

  /// A file of points, one a line; empty lines and lines that begin with `#` are passed over.
  static func read(_ file: String) throws(ArgumentError) -> [Point] {
    let source: SourceText
    do throws(Platform.Failure) {
      source =
        file == "-"
        ? try Platform.readInput(name: "stdin", limit: largest)
        : try Platform.read(file, name: file, limit: largest)
    } catch {
      throw ArgumentError(message: FailureWording.unreadable(file, error).message)
    }
    guard source.count <= largest else {
      throw ArgumentError(
        message: "\(file): a list of points has at most \(largest) bytes.",
        hint: "Ask about fewer points at a time.")
    }
    var points: [Point] = []
    let text = source.string(in: 0..<source.count)
    // By scalars: to Swift the two bytes that end a line on Windows are one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let body = Substring(line).drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      if body.isEmpty || body.hasPrefix("#") { continue }
      guard let point = point(body) else {
        throw ArgumentError(
          message: "\(file):\(number + 1):1: \"\(body.prefix(40))\" is no point.",
          hint: "Write x,y in points, one a line: 30,40.")
      }
      points.append(point)
    }
    return points
  }
}
