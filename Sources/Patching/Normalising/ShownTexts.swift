import Formats
import Hierarchy

/// What people read on the screen, or hear: no part of a file that a machine made up.
enum ShownTexts {
  /// Names of values that are texts, in any dialect, lowercased.
  static let names: Set<String> = [
    "text", "title", "value", "label", "name", "hint", "placeholder", "content-desc",
    "contentdescription", "helptext", "itemstatus", "itemtype", "prompt", "placeholdervalue",
    "headertitle", "footertitle", "userlabel", "image", "accessibilitylabel",
    "accessibilityvalue", "accessibilityhint", "accessibilityidentifier", "identifier",
    "resource-id", "automationid", "ax.label", "ax.value", "ax.hint", "ax.id", "ax.identifier",
    "pane-title", "tooltip-text", "tooltip", "state-description", "error", "url", "link",
    "nativeid", "testid", "view-tag", "dom", "attributedtext", "subtitle", "backgroundimage",
    "selectedimage", "acceleratorkey", "accesskey", "segmenttitle", "normaltitle", "badgevalue",
    "description", "tag-text", "placeholdertext",
  ]

  /// The ranges of texts of a dump, in order, in the text that its tree was read from.
  static func ranges(in dump: Dump) -> [Range<Int>] {
    let source = dump.tree.source
    guard dump.format.isXML else {
      let syntax = dump.tree.syntax
      return dump.tree.indices.compactMap { syntax.value(of: .text, in: dump.tree[$0]) }
    }
    return MarkupPiece.all(in: source).compactMap { piece in
      guard case .attribute(let key, let value) = piece,
        names.contains(source.string(in: key).lowercased())
      else { return nil }
      return value
    }
  }
}
