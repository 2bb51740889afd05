import Analysis
import Formats
import Hierarchy

/// Writes corrections as edits of a file.
struct EditWriter {
  private let dump: Dump
  private var tree: ViewTree { dump.tree }
  /// The file's pointers, collected once: plans of several rounds ask for them.
  private var pointers: PointerPool?

  init(_ dump: Dump) { self.dump = dump }

  /// The edits of corrections, in file order; values that stay as printed make none.
  ///
  /// - Throws: `PatchRefusal` where the file has no place for one.
  mutating func edits(of corrections: [Correction]) throws(PatchRefusal) -> [Edit] {
    var edits: [Edit] = []
    var taken: PointerPool?
    for correction in corrections {
      for (node, frame) in correction.frames {
        edits += try self.edits(node, frame, correction.rules)
      }
      if let overlay = correction.overlay {
        if pointers == nil { pointers = PointerPool(tree.source) }
        // Taken out, so that adding to it copies nothing but once.
        var pool = taken.take() ?? pointers ?? PointerPool(tree.source)
        edits += try self.edits(of: overlay, correction.rules, &pool)
        taken = pool
      }
    }
    edits += copies(of: corrections)
    // Buttons of one bar are written at one place, in the order of what they cover.
    return edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }.map { edits[$0] }
  }

  /// The edits of places that follow from corrected frames and stand in the file too.
  private func copies(of corrections: [Correction]) -> [Edit] {
    let frames = Dictionary(
      corrections.flatMap(\.frames).map { ($0.node, $0.frame) }, uniquingKeysWith: { $1 })
    guard !frames.isEmpty else { return [] }
    return dump.frameWriter.copies(of: frames, in: tree).map { copy in
      let cause = corrections.last { $0.frames.contains { tree.contains($0.node, copy.node) } }
      return edit(copy.node, cause?.rules ?? [], copy.range, copy.text)
    }
  }

  private func edits(
    _ node: Int, _ frame: Rect, _ rules: [RuleID]
  ) throws(PatchRefusal) -> [Edit] {
    guard let replacements = dump.frameWriter.replacements(for: frame, of: tree[node]) else {
      throw .frame(node: node, reason(of: node))
    }
    return replacements.map { edit(node, rules, $0.range, $0.text) }
  }

  /// What keeps a frame from being written.
  private func reason(of node: Int) -> PatchRefusal.FrameReason {
    if tree.flags(of: node).contains(.isLayer) { return .layer }
    guard dump.format.isXML else { return .cut }
    return dump.format == .interfaceBuilderArchiveXML && tree.printedFrame(of: node) != nil
      ? .noOrigin : .noPlace
  }

  private func edits(
    of overlay: Overlay, _ rules: [RuleID], _ pointers: inout PointerPool
  ) throws(PatchRefusal) -> [Edit] {
    let form: RowForm
    do throws(RowForm.Refusal) {
      form = try RowForm(subviewsOf: overlay.parent, in: dump)
    } catch {
      throw .row(PatchRefusal.RowReason(error))
    }
    var edits: [Edit] = []
    let container = tree[overlay.container]
    if overlay.coversControl {
      if let (offset, text) = AttributeText.interactionOff(for: container) {
        edits.append(edit(overlay.container, rules, offset..<offset, text))
      }
    } else if let range = AttributeText.interactionRange(of: container) {
      edits.append(edit(overlay.container, rules, range, ""))
    }
    let row = form.row("UIButton", frame: overlay.frame, pointers: &pointers)
    edits.append(edit(overlay.parent, rules, form.end..<form.end, row))
    return edits
  }

  private func edit(
    _ node: Int, _ rules: [RuleID], _ range: Range<Int>, _ text: String
  ) -> Edit {
    Edit(
      node: node, rules: rules, range: tree.source.originalRange(of: range),
      replacement: dump.spelled(text))
  }
}
