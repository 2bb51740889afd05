import Hierarchy

/// Finds XML view trees in texts that are no XML: damaged, escaped, or among other text.
///
/// Ways to read a text are tried one after the other, each once: as one string literal, as it is,
/// as a page's source. The first in which a dialect knows a tree is the one that is read.
enum XMLSalvage {
  /// What came of a text.
  enum Outcome {
    /// A tree, and what was undone to read it.
    case read(Dump)
    /// A view tree in a dialect that is not read; the offset of its first tag in the text.
    case notRead(offset: Int)
    /// A dialect's tree that no repair makes readable.
    case refused(ReadError)
    /// No view tree.
    case nothing
  }

  /// Looks for trees.
  ///
  /// - Parameters:
  ///   - text: The text, in UTF-8.
  ///   - wanted: The dialect that it is said to be in; nil finds out.
  ///   - density: Pixels a point, for a dialect of pixels; nil goes by the file.
  ///   - done: What was done to the text before.
  static func read(
    _ text: SourceText, as wanted: (any XMLDialect)?, limits: InputLimits,
    _ density: Double?, after done: [Preparation]
  ) -> Outcome {
    guard let signs = Signs(of: text) else { return .nothing }
    var refusal: ReadError?
    var unread: Int?
    for way in signs.ways {
      var prepared = text
      for step in way {
        prepared =
          step == .markup ? MarkupUnescaper.unescape(prepared) : XMLLiteral.unescape(prepared)
      }
      let result = attempt(prepared, as: wanted, limits: limits, density, after: done + way)
      switch result {
      case .read: return result
      case .refused(let error): refusal = refusal ?? error.inOriginal(of: prepared)
      case .notRead(let offset):
        unread = unread ?? prepared.originalRange(of: offset..<offset).lowerBound
      case .nothing: break
      }
    }
    if let refusal { return .refused(refusal) }
    return unread.map { .notRead(offset: $0) } ?? .nothing
  }

  private static func attempt(
    _ text: SourceText, as wanted: (any XMLDialect)?, limits: InputLimits,
    _ density: Double?, after done: [Preparation]
  ) -> Outcome {
    let mended: XMLRepair.Outcome
    do throws(ReadError) {
      mended = try XMLRepair.mend(text)
    } catch {
      return knowsTree(text) ? .refused(error) : .nothing
    }
    guard let first = mended.roots.first else { return .nothing }
    let claiming = mended.roots.prefix(16).lazy.compactMap {
      XMLDialects.dialect(claiming: mended.text, at: $0)
    }
    guard let dialect = wanted ?? claiming.first else {
      guard FormatSniffer.describesViews(mended.text) else { return .nothing }
      return .notRead(offset: mended.text.derivation?.map.range(of: first..<first).lowerBound ?? 0)
    }
    do throws(ReadError) {
      let configured = try XMLDialects.configured(dialect, for: mended.text, at: first)
      let (tree, diagnostics) = try configured.tree(
        of: mended.text, limits: limits, density: density,
        mending: mended.isCut ? .cut : .mended)
      // Strict reading says no less of a text without a tree.
      if tree.isEmpty, wanted == nil { return .nothing }
      return .read(
        Dump(
          format: dialect.format, tree: tree,
          diagnostics: (mended.diagnostics + diagnostics).sorted {
            $0.range.lowerBound < $1.range.lowerBound
          },
          preparations: done + (mended.holdsDamage ? [.mended] : [])))
    } catch {
      return .refused(error.inParent(of: mended.text))
    }
  }

  /// True when a dialect knows a tag of a text that could not be mended, so that the reason is
  /// worth telling.
  private static func knowsTree(_ text: SourceText) -> Bool {
    text.withBytes { bytes in
      var position = 0
      for _ in 0..<64 {
        position = bytes.firstOffset(of: ASCII.less, from: position, to: text.count)
        if position >= text.count { return false }
        if XMLDialects.dialect(claiming: text, at: position) != nil { return true }
        position += 1
      }
      return false
    }
  }

  /// What a text shows of its escapes.
  private struct Signs {
    /// What to undo, way by way.
    var ways: [[Preparation]] = []

    /// Looks for the first tags of a text.
    ///
    /// - Returns: nil where none is in it.
    init?(of text: SourceText) {
      let found = text.withBytes { bytes in
        (
          literal: XMLLiteral.isLiteral(bytes, count: text.count),
          raw: bytes.firstOffset(of: ASCII.less, from: 0, to: text.count) < text.count,
          markup: bytes.firstOffset(of: "&lt;", from: 0, to: text.count) != nil
        )
      }
      if found.literal {
        let steps = Self.literals(text)
        ways.append(steps)
        if found.markup { ways.append(steps + [.markup]) }
      }
      if found.raw { ways.append([]) }
      if found.markup { ways.append([.markup]) }
      if ways.isEmpty { return nil }
    }

    /// How often strings were put into strings at most.
    private static let mostLiterals = 4

    /// The steps that undo a string literal: one, and one more for each string around it.
    private static func literals(_ text: SourceText) -> [Preparation] {
      var steps: [Preparation] = [.literal]
      var inner = XMLLiteral.unescape(text)
      while steps.count < mostLiterals,
        inner.withBytes({ XMLLiteral.isLiteral($0, count: inner.count) })
      {
        steps.append(.nestedLiteral)
        inner = XMLLiteral.unescape(inner)
      }
      return steps
    }
  }
}
