import Formats
import Hierarchy

/// What a conversion leaves behind, in sentences.
enum ConversionLoss {
  /// What a dump holds that a form has no place for.
  static func notes(on dump: Dump, _ form: String) -> [String] {
    var notes: [String] = []
    let pieces = dump.diagnostics.count
    if pieces > 0 {
      notes.append(
        "\(pieces) diagnostic\(pieces == 1 ? "" : "s") of the reading "
          + "\(pieces == 1 ? "is" : "are") not in it; `viewmend inspect` lists "
          + "\(pieces == 1 ? "it" : "them").")
    }
    let around = dump.tree.surroundings
    let count =
      around.recognizers.count + around.controllers.count + around.answers.count
      + around.failures.count + around.safeAreas.count
    if form != "xml", count > 0 {
      notes.append(
        "\(count) description\(count == 1 ? "" : "s") beside the tree (gesture recognizers, "
          + "controllers, answers, failed touches, safe areas) \(count == 1 ? "stays" : "stay") behind; "
          + "--to xml keeps them.")
    }
    return notes
  }

  /// Characters that XML cannot hold.
  static func characters(_ count: Int) -> String {
    "\(count) character\(count == 1 ? "" : "s") that XML cannot hold \(count == 1 ? "is" : "are") "
      + "written as U+FFFD."
  }
}
