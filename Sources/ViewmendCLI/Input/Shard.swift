import Analysis
import Arguments
import Hierarchy
import Reporting

/// One of several parts that a run is split into, each file in exactly one of them.
///
/// Which one is decided by the file's bytes alone (their FNV-1a hash of 64 bits, modulo the number
/// of parts), so that every machine comes to the same answer without asking another, whatever the
/// folders are called and however many files come or go.
struct Shard: Sendable, Hashable {
  /// From 1.
  var number: Int
  var count: Int

  /// More parts are a mistake.
  private static let most = 10_000

  /// Reads `i/n`.
  init(_ text: String) throws(ArgumentError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2 else {
      throw ArgumentError(
        message: "--shard is \"\(text)\", which is no part of a run.",
        hint: "Give the part and how many there are: --shard 1/4.")
    }
    (number, count) = (numbers[0], numbers[1])
    guard (1...Self.most).contains(count) else {
      throw ArgumentError(
        message: "--shard \(text) splits a run into \(count) parts.",
        hint: "Give from 1 to \(Self.most).")
    }
    guard (1...count).contains(number) else {
      throw ArgumentError(
        message: "--shard \(text) names a part that there is not.",
        hint: "The parts are 1/\(count) to \(count)/\(count).")
    }
  }

  /// True when a file belongs to this part. Complexity: O(bytes).
  func holds(_ source: SourceText) -> Bool {
    if count == 1 { return true }
    var hash = FNVHash()
    source.withUnsafeBytes { hash.add($0) }
    return hash.value % UInt64(count) == UInt64(number - 1)
  }

  /// As it was given.
  var text: String { "\(number)/\(count)" }
}
