import Analysis
import Formats
import Hierarchy

/// A dump with the user's frames in it: what the rules' corrections are planned on.
///
/// A frame of the user's own may move what a rule judges, so what a rule wants is known only once
/// that frame stands. No row is added for it, so every node keeps its number.
struct Groundwork {
  /// The dump with the user's frames, as it reads back; the dump itself where they change nothing.
  let dump: Dump
  /// The report on that dump.
  let report: AuditReport
  /// The user's frames, each with what keeps its children in place.
  let corrections: [Correction]
  /// The edits that write them into the file.
  let edits: [Edit]

  /// Writes the user's frames and reads them back.
  ///
  /// - Throws: `PatchRefusal` where the file has no place for one, or reads back with other views.
  init(_ dump: Dump, _ report: AuditReport, _ patcher: Patcher) throws(PatchRefusal) {
    let frames = patcher.request.frames
    let relocation = Relocation(
      dump, fixes: [:], users: frames, carriers: patcher.request.carriers)
    corrections = frames.keys.sorted().map {
      Correction(node: $0, findings: [], frames: relocation.group(of: $0), isUsers: true)
    }
    if patcher.request.destination == .process,
      let (node, fault) = LiveObject.fault(
        among: corrections.flatMap { $0.frames.map(\.node) }, in: dump.tree)
    {
      throw .unreachable(fault, node: node)
    }
    var writer = EditWriter(dump)
    edits = try writer.edits(of: corrections)
    if edits.isEmpty {
      self.dump = dump
      self.report = report
      return
    }
    let text = Patch(dump, edits: edits).text()
    guard let after = Proof.read(text, patcher, like: dump.tree, count: dump.tree.count) else {
      throw .unreadable
    }
    self.dump = after
    self.report = Audit(patcher.options).report(on: after.tree)
  }

  /// Corrections planned on this dump, as the file without the user's frames needs them: what only
  /// these move is moved as well.
  func completed(_ planned: [Correction]) -> [Correction] {
    guard !corrections.isEmpty else { return planned }
    let moved = Set(planned.flatMap { $0.frames.map(\.node) })
    let rest = Dictionary(
      corrections.map { one in (one.node, one.frames.filter { !moved.contains($0.node) }) },
      uniquingKeysWith: { first, _ in first })
    return planned.map { one in
      guard one.isUsers, let frames = rest[one.node] else { return one }
      var one = one
      one.frames += frames
      return one
    }
  }
}
