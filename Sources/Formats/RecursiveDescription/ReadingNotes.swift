import Hierarchy

/// What a reading found besides views: diagnostics, recognizers, controllers, answers, and hints that the text must be
/// prepared and read again.
struct ReadingNotes {
  /// In file order.
  var diagnostics: [Diagnostic] = []
  /// Gesture recognizer descriptions.
  var recognizers: [RecognizerScanner.Place] = []
  /// Rows of `_printHierarchy`.
  var controllers: [ControllerRow.Place] = []
  /// What a debugger answered.
  var answers: [PastedAnswer] = []
  /// A question whose answer may stand on the next line.
  var pending: Pending?
  /// Where the last list that was read as an answer ends.
  var listEnd = 0
  /// Bytes that may still be looked through for the ends of lists.
  var listBudget = 1 << 24
  /// What test tools said about touches that failed.
  var failures: [TouchFailure] = []
  /// Layout guides that state a view's safe area.
  var safeAreas: [Range<Int>] = []
  /// The end of the last failure's lines, while lines below may add to it.
  var failureEnd: Int?
  /// Line breaks inside nodes; when there are any, the text is read again without them.
  var wraps: [LineWrap.Break] = []
  /// `&lt;Class: 0x` was seen.
  var hasMarkup = false
  /// `\n   | <Class: 0x` was seen: rows inside a string literal.
  var hasEscapedRows = false

  private var run: (kind: Run, range: Range<Int>, lines: Int)?

  /// Lines and pieces that are reported together when they follow each other.
  enum Run: Hashable {
    case prose, barRow, controllerRow, chainRow, omission, mention, object, layoutGuide
  }

  /// Adds a line or piece of a kind; pieces of one kind that follow each other are one diagnostic.
  mutating func addRun(_ kind: Run, at range: Range<Int>) {
    if let current = run, current.kind == kind {
      run = (kind, current.range.lowerBound..<range.upperBound, current.lines + 1)
    } else {
      closeRun()
      run = (kind, range, 1)
    }
  }

  /// Takes lines of text back that turned out to ask what the next line answers.
  mutating func forgetProse(lines: Int, endingAt end: Int) {
    guard let current = run, current.range.upperBound == end, lines > 0 else { return }
    switch current.kind {
    case .prose:
      run = current.lines <= lines ? nil : (.prose, current.range, current.lines - lines)
    // `▿ Optional<Class>` looks like an object of that class.
    case .object:
      run = current.lines == 1 ? nil : (.object, current.range, current.lines - 1)
    default: break
    }
  }

  /// Reports the pieces collected so far.
  mutating func closeRun() {
    guard let current = run else { return }
    run = nil
    let (severity, message) = Self.wording(of: current.kind, count: current.lines)
    diagnostics.append(Diagnostic(severity, at: current.range, message))
  }

  private static func wording(of kind: Run, count: Int) -> (Severity, String) {
    func lines(_ one: String, _ many: String) -> String { count == 1 ? one : "\(count) \(many)" }
    switch kind {
    case .prose:
      return (.note, lines("A line of text", "lines of text") + " without a view, kept as found.")
    case .barRow:
      return (
        .warning,
        lines("A row", "rows")
          + " of the tree without a view, kept as found; rows below hang on the row above."
      )
    case .controllerRow:
      return (
        .note,
        lines("A row", "rows")
          + " of view controllers (_printHierarchy) in another form, kept but not read."
      )
    case .chainRow:
      return (
        .note,
        lines("A row", "rows") + " of a responder chain, which repeats views and is not read."
      )
    case .omission:
      return (
        .warning,
        "Rows were left out here (\(lines("one line", "lines")) of dots); "
          + "what they held is not known."
      )
    case .mention:
      return (
        .note, lines("A line", "lines") + " naming a view in passing, kept but not read as a tree."
      )
    case .layoutGuide:
      return (
        .note, lines("A line", "lines") + " with a layout guide, which is no view; kept as found."
      )
    case .object:
      return (
        .note, lines("A line", "lines") + " naming an object that is no view, kept but not read."
      )
    }
  }

  /// Reports levels that are missing above a row.
  mutating func addGap(_ missing: Int, at range: Range<Int>) {
    closeRun()
    let levels = missing == 1 ? "One level is" : "\(missing) levels are"
    diagnostics.append(
      Diagnostic(
        .warning, at: range,
        "\(levels) missing above this row; it is placed under the nearest row printed, "
          + "and its place on screen is unknown."))
  }

  /// Reports a row with an object but no frame.
  mutating func addFrameless(at range: Range<Int>) {
    closeRun()
    diagnostics.append(
      Diagnostic(
        .warning, at: range,
        "This row prints no frame (expected \"frame = (x y; w h)\"); it is kept without geometry."))
  }

  /// Reports what is wrong inside a node.
  mutating func addDamage(of node: ScannedNode) {
    closeRun()
    let range = node.start..<node.end
    if node.flags.contains(.isCut) {
      diagnostics.append(
        Diagnostic(
          .warning, at: range,
          "The dump is cut inside this row (expected \">\" at its end); "
            + "attributes behind the cut are taken as not printed."))
    }
    if node.flags.contains(.malformedFrame), !node.flags.contains(.isCut) {
      diagnostics.append(
        Diagnostic(
          .warning, at: range,
          "The frame of this row is not four finite numbers (expected \"frame = (x y; w h)\"); "
            + "it is kept without geometry."))
    }
    if node.flags.contains(.malformedTransform) {
      diagnostics.append(
        Diagnostic(
          .warning, at: range,
          "The transform of this row is not six finite numbers; "
            + "places below it on screen are unknown."))
    }
  }

  /// Reports text behind a view.
  mutating func addSuffix(at range: Range<Int>) {
    closeRun()
    diagnostics.append(Diagnostic(.note, at: range, "Text behind a view, kept as found."))
  }

  /// Looks for signs of a paste from a page's source or from a string literal.
  mutating func noteEscapes(in range: Range<Int>, _ bytes: RawSpan) {
    if !hasMarkup {
      hasMarkup =
        Escapes.hasMarkupHead(range, in: bytes) || Escapes.hasNoBreakHead(range, in: bytes)
    }
    if !hasEscapedRows { hasEscapedRows = Escapes.hasEscapedRow(range, in: bytes) }
  }
}
