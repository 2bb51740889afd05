import Hierarchy

/// What a document holds besides nodes, as diagnostics: text between elements, and elements that
/// are no views. Pieces of one kind that follow each other are one diagnostic.
struct XMLNotes {
  /// In file order.
  private(set) var diagnostics: [Diagnostic] = []
  private var run: (kind: Kind, range: Range<Int>, count: Int)?

  /// What can be noted.
  enum Kind {
    case text, element, frame, hidden, inverted, elsewhere, attribute
  }

  /// Adds a piece.
  mutating func add(_ kind: Kind, at range: Range<Int>) {
    let isRun = kind == .text || kind == .element || kind == .hidden
    if let current = run, current.kind == kind, isRun {
      run = (kind, current.range.lowerBound..<range.upperBound, current.count + 1)
    } else {
      close()
      run = (kind, range, 1)
    }
  }

  /// Ends a run: a node follows, or the document ends.
  mutating func close() {
    guard let current = run else { return }
    run = nil
    let (severity, message) = Self.wording(current.kind, count: current.count)
    diagnostics.append(Diagnostic(severity, at: current.range, message))
  }

  private static func wording(_ kind: Kind, count: Int) -> (Severity, String) {
    switch kind {
    case .text:
      (
        .note,
        count == 1
          ? "Text between elements, kept as found."
          : "Text between elements, "
            + "in \(count) pieces, kept as found."
      )
    case .element:
      (
        .note,
        count == 1
          ? "An element that is no view, kept as found."
          : "\(count) elements "
            + "that are no views, kept as found."
      )
    case .hidden:
      (
        .note,
        count == 1
          ? "An element of a menu, whose place is not on the screen, left out and kept as found."
          : "\(count) elements of menus, whose places are not on the screen, left out and kept as "
            + "found."
      )
    case .inverted:
      (.note, "The bounds of this element are inside out, so that it has no place.")
    case .elsewhere:
      (
        .warning,
        "The superview of this view is another than the one it stands in; its place is unknown."
      )
    case .frame:
      (.warning, "The frame of this element is not four finite numbers; its place is unknown.")
    case .attribute:
      (
        .warning,
        "An attribute of this element holds a value that cannot be read; it counts as not given."
      )
    }
  }
}
