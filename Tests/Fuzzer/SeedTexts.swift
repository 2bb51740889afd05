/// The texts that are damaged.
struct SeedTexts {
  /// Larger files make a run slow and find no more.
  private static let mostBytes = 100 << 10

  private let rows: [[UInt8]]
  private let pages: [[UInt8]]

  /// Reads files, and folders with all below them.
  init(_ paths: [String]) throws(FuzzError) {
    var rows: [[UInt8]] = []
    var pages: [[UInt8]] = []
    for path in try Platform.files(below: paths) {
      let name = path.split(separator: "/").last ?? ""
      let isPage = [".xml", ".storyboard", ".xib", ".json"].contains { name.hasSuffix($0) }
      guard isPage || name.hasSuffix(".txt") || name.hasSuffix(".log"), name != "fixture.json"
      else { continue }
      let bytes = try Platform.read(path)
      if bytes.count > Self.mostBytes { continue }
      if isPage { pages.append(bytes) } else { rows.append(bytes) }
    }
    self.rows = rows
    self.pages = pages
  }

  /// What there is for a kind.
  func texts(for kind: Kind) -> [[UInt8]] {
    switch kind {
    case .text: rows
    case .xml: pages
    case .patch, .convert: rows + pages
    case .query: Self.questions.map { Array($0.utf8) }
    case .configuration: [Array(Self.configuration.utf8)]
    }
  }

  private static let questions = [
    "UINavigationBar > *[width<44][interactive=false]", "#player UIButton[width<30]", "*Button",
    "UIView:not([hidden]):nth-child(2) ~ UILabel[text*='a' i]", ":is(:root, :empty) + *, :target",
    ":back-button, :at(30,40), :contains('text'), \"A B\"[screenX>=1.5][alpha=1]",
    "//view[@class=\"UILabel\"][@text=\"\"]/..", "count(//view[@interactive=\"false\"])",
    "//view/ancestor::*[last()]/@*", "string(//view[position() mod 2 = 1]/@frame)",
    "sum(//view/@alpha) div 2 * -1 > 3 or not(true())", "//view[contains(@class, 'Bar')] | //@text",
    "substring-before(translate(concat('a', \"b\"), 'a', 'b'), 'b')",
    "//view[starts-with(@class,'UI')]/following-sibling::view[1]/self::node()",
  ]

  private static let configuration = """
    {
      "$schema": "viewmend.schema.json", "minimum": "44x44", "fit": "glyph", "pad": 2, "scale": 2,
      "era": "11", "failOn": "error", "density": 2.5,
      "rules": {"title-displaced": "off", "target-too-small": "error"},
      "ignores": [
        {"selector": "#player UIButton[width<30]", "rules": ["target-too-small"],
         "reason": "Redrawn in the \\u00e9 release.", "expires": "2027-03-31"}
      ],
      "hitInsets": {"HarbourButton": [-10, -10, -10, -10]},
      "backButtons": [{"class": "HarbourGlyph", "tag": 7, "side": "leading"}]
    }
    """
}
