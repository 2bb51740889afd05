/// The texts that a page is made of, besides its data.
package struct PageParts: Sendable {
  /// What stands in the body, which has no script and no style of its own.
  package var body: [UInt8]
  /// The style sheet.
  package var style: [UInt8]
  /// The scripts, in the order in which they run.
  package var scripts: [[UInt8]]

  /// Makes the parts.
  package init(body: [UInt8], style: [UInt8], scripts: [[UInt8]]) {
    self.body = body
    self.style = style
    self.scripts = scripts
  }

  /// What a browser may run and load in the page: these scripts and this style by their digests, and
  /// nothing else, from nowhere.
  var policy: String {
    let scripts = scripts.map { "'sha256-\(SHA256($0).base64)'" }.joined(separator: " ")
    return "default-src 'none'; script-src \(scripts); "
      + "style-src 'sha256-\(SHA256(style).base64)'; base-uri 'none'; form-action 'none'; "
      + "require-trusted-types-for 'script'; trusted-types 'none'"
  }
}
