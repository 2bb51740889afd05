import Hierarchy

/// Leaves out the line breaks that a terminal or an editor put inside nodes.
enum LineUnwrapper {
  /// The text without the breaks, which must be in file order.
  static func unwrap(_ source: SourceText, at breaks: [LineWrap.Break]) -> SourceText {
    source.withBytes { bytes in
      var rewriter = TextRewriter(capacity: source.count)
      var copied = 0
      for wrap in breaks where wrap.range.lowerBound >= copied {
        rewriter.copy(copied..<wrap.range.lowerBound, from: bytes)
        if wrap.needsSpace { rewriter.replace(wrap.range, with: " ") }
        copied = wrap.range.upperBound
      }
      rewriter.copy(copied..<source.count, from: bytes)
      return rewriter.text(derivedFrom: source, keepsLines: false)
    }
  }
}
