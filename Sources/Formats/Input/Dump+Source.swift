import Hierarchy

extension Dump {
  /// The format that the tree was first read from: what viewmend's own XML says of itself, else
  /// the format of the file.
  package var sourceFormat: String {
    guard format == .viewmendXML, let opening = XMLOpening(of: tree.source) else {
      return format.rawValue
    }
    let source = tree.source.withBytes { bytes in opening.root.word("source", in: bytes) }
    return source ?? format.rawValue
  }

  /// What the root of viewmend's own XML says besides what the tree's traits hold.
  package var otherRootAttributes: [(key: String, value: String)] {
    guard format == .viewmendXML, let opening = XMLOpening(of: tree.source) else {
      // Some of Android's tools say how large the display is.
      return AndroidDisplay.stated(in: tree).map { display in
        [("screen", "0 0 \(display.right) \(display.bottom)")]
      } ?? []
    }
    return opening.root.attributes.compactMap { key, value in
      let name = tree.source.string(in: key)
      return Self.keptAttributes.contains(name)
        ? (name, XMLReferences.decoded(value, in: tree.source)) : nil
    }
  }

  private static let keptAttributes = ["screen", "scale", "era"]

  /// What the root of viewmend's own XML says besides its version and what the tree's traits hold:
  /// what that XML has a name for, and what it has none for.
  package var looseRootAttributes: (known: [String], unknown: [String]) {
    guard format == .viewmendXML, let opening = XMLOpening(of: tree.source) else { return ([], []) }
    let names = opening.root.attributes.map { tree.source.string(in: $0.0) }
    let held = [
      "version", "source", "unit", "density", "densitySource", "space", "rounding", "frames",
      "touch", "order", "pointer", "offsets", "design", "cut",
    ]
    return (
      names.filter(Self.keptAttributes.contains),
      names.filter {
        !Self.keptAttributes.contains($0) && !held.contains($0) && !$0.hasPrefix("xmlns")
      }
    )
  }
}
