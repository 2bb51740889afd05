/// A word that was typed, to be compared with the names that would have been right.
package struct Spelling {
  private let word: String

  /// Words for nothing.
  private static let denials: Set = ["none", "never", "off", "no", "nothing", "false"]

  package init(_ word: String) {
    self.word = word
  }

  /// The name that was probably meant, if any is near.
  ///
  /// For a word that means nothing, as `off` does, it is the name that means nothing, where there is
  /// one. Else it is the only name that begins with the word. Else it is the first of the names with
  /// the smallest distance: at most 2, or 3 for names of 8 letters or more, and always less than the
  /// length of both, so that some letter is common to them.
  package func nearest(among names: [String]) -> String? {
    guard !word.isEmpty else { return nil }
    // Who writes one word for nothing means the other, and not the name that looks like it.
    if Self.denials.contains(word), let denial = names.first(where: Self.denials.contains) {
      return denial
    }
    let longer = names.filter { $0.hasPrefix(word) }
    if longer.count == 1 { return longer[0] }
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = min(name.count >= 8 ? 3 : 2, name.count - 1, word.count - 1)
      guard abs(name.count - word.count) <= limit else { continue }
      let distance = distance(to: name)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// The Damerau-Levenshtein distance: how many insertions, deletions, substitutions and swaps of
  /// neighbours lead from the word to `name`, where swapped letters may also be pulled apart.
  func distance(to name: String) -> Int {
    let (from, to) = (Array(word), Array(name))
    let far = from.count + to.count
    // Row and column 0 are a fence around the table for prefixes, which begins at 1.
    var table = Array(
      repeating: Array(repeating: far, count: to.count + 2), count: from.count + 2)
    for row in 0...from.count { table[row + 1][1] = row }
    for column in 0...to.count { table[1][column + 1] = column }

    var lastRow: [Character: Int] = [:]
    for (row, letter) in zip(1..., from) {
      var lastColumn = 0
      for (column, other) in zip(1..., to) {
        let (swapRow, swapColumn) = (lastRow[other] ?? 0, lastColumn)
        let cost = letter == other ? 0 : 1
        let swap = table[swapRow][swapColumn] + (row - swapRow) + (column - swapColumn) - 1
        table[row + 1][column + 1] = min(
          table[row][column] + cost, table[row + 1][column] + 1, table[row][column + 1] + 1, swap)
        if letter == other { lastColumn = column }
      }
      lastRow[letter] = row
    }
    return table[from.count + 1][to.count + 1]
  }
}
