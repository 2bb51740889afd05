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
    let kept = ["screen", "scale", "era"]
    return opening.root.attributes.compactMap { key, value in
      let name = tree.source.string(in: key)
      return kept.contains(name) ? (name, XMLReferences.decoded(value, in: tree.source)) : nil
    }
  }
}
