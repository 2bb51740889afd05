extension Report {
  private static let heading = [
    "measurement", "viewmend", "yardstick", "result", "target", "verdict",
  ]
  private static let lineWidth = 96

  /// The results for people: one row a measurement, remarks indented below it.
  var table: String {
    let cells = [Self.heading] + measurements.map(Self.cells)
    let widths = Self.heading.indices.map { column in
      cells.map { $0[column].count }.max() ?? 0
    }
    var lines = introduction + [""]
    let rule = String(repeating: "-", count: widths.reduce(2 * (widths.count - 1), +))
    lines += [Self.row(cells[0], widths), rule]
    for (measurement, cells) in zip(measurements, cells.dropFirst()) {
      lines.append(Self.row(cells, widths))
      for remark in Self.remarks(measurement) { lines += Self.wrapped(remark) }
    }
    lines += [rule, tally]
    return lines.joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    let sizes = dumps.map { "\($0.size) = \(Quantity(Double($0.bytes), .bytes).words)" }
    var lines = [
      "Dumps (nodes = size): \(sizes.joined(separator: ", ")).",
      "Times are medians of runs in turn; a ratio is the median of the ratios of the pairs.",
    ]
    if let largest = dumps.last, largest.nodes != Suite.judgedNodes {
      let judged = Dump.shortSize(Suite.judgedNodes)
      lines.append("Targets are meant for \(judged) nodes; the largest dump has \(largest.size).")
    }
    return lines
  }

  private static func cells(_ measurement: Measurement) -> [String] {
    let finding = measurement.finding
    return [
      measurement.name, finding?.candidate?.words ?? "–", finding?.yardstick?.words ?? "–",
      finding?.result.words ?? "–", measurement.target.words, measurement.verdict.rawValue,
    ]
  }

  private static func remarks(_ measurement: Measurement) -> [String] {
    if let reason = measurement.reason { return ["\(measurement.verdict.rawValue): \(reason)"] }
    return measurement.finding?.notes ?? []
  }

  /// Numbers to the right, words to the left, nothing after the last word.
  private static func row(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, pair in
      let (cell, width) = pair
      let space = String(repeating: " ", count: width - cell.count)
      return (1...3).contains(column) ? space + cell : cell + space
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func wrapped(_ remark: String) -> [String] {
    var lines = ["   "]
    for word in remark.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > lineWidth { lines.append("   ") }
      lines[lines.count - 1] += " \(word)"
    }
    return lines
  }
}
