import Hierarchy

/// Turns a tree in pixels into one in points, where the density is known, and says how it is.
struct PixelScale {
  private let tree: ViewTree
  private let stated: Density?
  private let given: Double?

  /// - Parameters:
  ///   - tree: A tree in pixels.
  ///   - dialect: The dialect it is in.
  ///   - given: The density of whoever reads it; it wins over everything.
  init(_ tree: ViewTree, _ dialect: any PixelDialect, given: Double?) {
    self.tree = tree
    self.given = given
    stated = XMLOpening(of: tree.source).flatMap { opening in
      tree.source.withBytes { dialect.statedDensity(opening, in: $0) }
    }
  }

  /// The tree, in points where that can be, and what should be said of it.
  func result() -> (tree: ViewTree, diagnostics: [Diagnostic]) {
    if tree.isEmpty { return (tree, []) }
    if let given {
      let differs = stated.map { $0.value != given } ?? false
      return (
        tree.with(density: Density(given, .given)),
        differs
          ? [
            note(
              "The file says that \((stated?.value ?? given).text(places: 4)) pixels are a dp; "
                + "\(given.text(places: 4)) was given, and is used.")
          ] : []
      )
    }
    if let stated {
      return (
        tree.with(density: stated),
        stated.source == .inferred
          ? [
            note(
              "The file gives pixels; that \(stated.value.text(places: 4)) of them are a dp was "
                + "inferred from sizes in the file that it was made of. --density N says otherwise."
            )
          ] : []
      )
    }
    guard let (value, reason) = DensityFinder(tree).find() else {
      return (
        tree,
        [
          note(
            "The file gives pixels, and nothing in it says how many are a dp: numbers stay pixels, "
              + "and sizes are not judged. Give --density N: what `adb shell wm density` prints, "
              + "divided by 160.")
        ]
      )
    }
    return (
      tree.with(density: Density(value, .inferred)),
      [
        note(
          "The file gives pixels; that \(value.text(places: 4)) of them are a dp was inferred: "
            + "\(reason). --density N says otherwise.")
      ]
    )
  }

  private func note(_ message: String) -> Diagnostic {
    Diagnostic(.note, at: tree.range(of: 0), message)
  }
}
