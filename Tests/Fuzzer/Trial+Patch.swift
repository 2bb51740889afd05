import Analysis
import Formats
import Hierarchy
import Patching
import Reporting

/// What the patcher and conversions promise.
extension Trial {
  /// Without rules the file comes back; a corrected file reads back as it was judged, and has
  /// nothing left to correct.
  func patch(_ bytes: [UInt8]) throws(Fault) {
    let (input, output) = (path("input"), path("output"))
    let source = SourceText(bytes, name: "input")
    guard let dump = try? Dump.read(source), !dump.tree.isEmpty else { return }
    let none = status(["patch", "-q", "--no-config", "--rules", "none", "-o", output, input])
    if none != 2, content(of: output) != bytes {
      throw Fault("With --rules none (status \(none)) other bytes come back.")
    }
    for request in [[], ["--strategy", "overlay"]] {
      let options = choices(bytes) + request
      let before = status(["check", "-q"] + choices(bytes) + [input])
      let patched = status(["patch", "-q"] + options + ["-o", output, input])
      guard patched != 2 else { continue }
      guard patched == 0 || patched == 1 || patched == 3 else {
        throw Fault("The status of patch \(options) is \(patched).")
      }
      if before == 0, patched != 0 { throw Fault("Status 0 became \(patched) with \(options).") }
      let after = status(["check", "-q"] + choices(bytes) + [output])
      if after != patched {
        throw Fault("patch \(options) ends with \(patched), check of what it wrote with \(after).")
      }
      let corrected = content(of: output)
      _ = status(["patch", "-q"] + options + ["-o", path("again"), output])
      if content(of: path("again")) != corrected {
        throw Fault("A second patch \(options) changes the file again.")
      }
      try expect(["patch", "-q", "--emit", "diff"] + options + [input], in: 0...3)
      try expect(["patch", "-q", "--emit", "json"] + options + [input], in: 0...3)
    }
  }

  /// viewmend's own XML says what the file says, and is the same when it is written again; rows are
  /// the same tree or refused.
  func convert(_ bytes: [UInt8]) throws(Fault) {
    let (input, output, again) = (path("input"), path("output"), path("again"))
    guard let dump = try? Dump.read(SourceText(bytes, name: "input")), !dump.tree.isEmpty else {
      return
    }
    try expect(["convert", "-q", "--to", "xml", "-o", output, input], in: 0...0)
    try expect(["convert", "-q", "--to", "xml", "-o", again, output], in: 0...0)
    let xml = content(of: output)
    guard content(of: again) == xml else { throw Fault("XML converted to XML is another.") }
    guard let other = try? Dump.read(SourceText(xml, name: "output")) else {
      throw Fault("The XML cannot be read.")
    }
    if other.tree.count != dump.tree.count {
      throw Fault("Of \(dump.tree.count) views the XML has \(other.tree.count).")
    }
    var options = AuditOptions()
    options.measuresLiveAreas = true
    let said = Self.said(dump, options)
    let saidAgain = Self.said(other, options)
    // Characters that XML cannot hold change the words.
    if !xml.contains(0xEF), said != saidAgain {
      let difference = zip(said, saidAgain).first { $0 != $1 }
      throw Fault(
        "The XML says \(difference?.1 ?? "another number of things") "
          + "where the file says \(difference?.0 ?? "others").")
    }
    try expect(["convert", "-q", "--to", "json", "-o", again, input], in: 0...0)
    try expect(["convert", "-q", "--to", "dot", "-o", again, input], in: 0...0)
    try expect(["convert", "-q", "--to", "text", "-o", again, input], in: 0...2)
  }

  /// The findings of a dump, in words; a frame that is none is quoted as the file breaks it.
  private static func said(_ dump: Dump, _ options: AuditOptions) -> [String] {
    Audit(options).report(on: dump.tree).findings.map {
      "\($0.rule.rawValue) \($0.severity) \($0.result) \($0.node): "
        + ($0.rule == .invalidFrame ? "" : $0.message)
    }
  }

  /// The bytes of a file; none where there is no such file.
  private func content(of path: String) -> [UInt8] { (try? Platform.read(path)) ?? [] }
}
