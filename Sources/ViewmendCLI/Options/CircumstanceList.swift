import Analysis
import Arguments

/// The values of `--as`.
enum CircumstanceList {
  /// Every value, for completions; behind the last stands a number.
  static let names =
    ((3...18).map { $0 } + [26]).map { "ios\($0)" } + ["landscape", "rtl", "width="]

  /// Reads every `--as A[,B]`, each circumstance once, in the order given.
  static func all(_ values: [String]) throws(ArgumentError) -> [Circumstance] {
    var list: [Circumstance] = []
    for value in values {
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        let circumstance = try one(String(name))
        if !list.contains(circumstance) { list.append(circumstance) }
      }
    }
    return list
  }

  private static func one(_ name: String) throws(ArgumentError) -> Circumstance {
    switch name {
    case "landscape": return .landscape
    case "rtl": return .mirrored
    default: break
    }
    if name.hasPrefix("ios"), let era = era(name.dropFirst(3)) { return .era(era, name: name) }
    if name.hasPrefix("width=") {
      guard let width = Double(String(name.dropFirst(6))), width >= 1, width <= 10_000 else {
        throw ArgumentError(
          message: "--as \(name) is no width.",
          hint: "Give points from 1 to 10000: --as width=414.")
      }
      return .width(width)
    }
    throw ArgumentError(
      message: "There is no circumstance \"\(name)\".",
      hint: "--as takes ios3 to ios18, ios26, landscape, rtl and width=N.")
  }

  /// The era of an iOS version; nil for one that never was.
  private static func era(_ version: Substring) -> Era? {
    guard let number = Int(version), String(number) == version else { return nil }
    switch number {
    case 3...6: return .ios6
    case 7...10: return .ios7
    case 11...12: return .ios11
    case 13...18: return .ios13
    case 26: return .ios26
    default: return nil
    }
  }
}
