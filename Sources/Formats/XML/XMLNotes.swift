import Hierarchy

/// What a document holds besides nodes, as diagnostics: text between elements, and elements that
/// are no views. Pieces of one kind that follow each other are one diagnostic.
struct XMLNotes {
  /// In file order.
  private(set) var diagnostics: [Diagnostic] = []
  private var run: (kind: Kind, range: Range<Int>, count: Int)?

  /// What can be noted.
  enum Kind {
    case text, element, frame, attribute
  }

  /// Adds a piece.
  mutating func add(_ kind: Kind, at range: Range<Int>) {
    if let current = run, current.kind == kind, kind == .text || kind == .element {
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
