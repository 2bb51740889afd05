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
    guard format == .viewmendXML, let opening = XMLOpening(of: tree.source) else { return [] }
    let kept = ["screen", "scale", "era"]
    return opening.root.attributes.compactMap { key, value in
      let name = tree.source.string(in: key)
      return kept.contains(name) ? (name, XMLReferences.decoded(value, in: tree.source)) : nil
    }
  }
}
