import Formats
import Hierarchy
import Reporting

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
    return notes + attributeNotes(on: dump, form)
  }

  /// So many names are listed.
  private static let mostListed = 8

  /// Attributes of viewmend's own XML that a form has no place for.
  private static func attributeNotes(on dump: Dump, _ form: String) -> [String] {
    let root = dump.looseRootAttributes
    var notes: [String] = []
    if form != "xml", !root.known.isEmpty {
      notes.append(
        "\(attributes(root.known)) of the root \(stay(root.known)); --to xml keeps \(them(root.known))."
      )
    }
    if !root.unknown.isEmpty {
      notes.append(
        "\(attributes(root.unknown)) of the root \(stay(root.unknown)): viewmend knows nothing of \(them(root.unknown))."
      )
    }
    if form == "text" {
      let views = DescriptionRows.leftOut(of: dump.tree, format: dump.format)
      if !views.isEmpty {
        notes.append("\(attributes(views)) of views \(stay(views)); --to xml keeps \(them(views)).")
      }
    }
    return notes
  }

  private static func attributes(_ names: [String]) -> String {
    let rest = names.count - mostListed
    let list =
      names.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "The attribute\(names.count == 1 ? "" : "s") \(list)"
  }

  private static func them(_ names: [String]) -> String { names.count == 1 ? "it" : "them" }

  private static func stay(_ names: [String]) -> String {
    names.count == 1 ? "stays behind" : "stay behind"
  }

  /// Characters that XML cannot hold.
  static func characters(_ count: Int) -> String {
    "\(count) character\(count == 1 ? "" : "s") that XML cannot hold \(count == 1 ? "is" : "are") "
      + "written as U+FFFD."
  }
}
