/// The colours and patterns of a picture, in light and dark.
///
/// The seven colours are those of M. Okabe and K. Ito ("Color Universal Design", 2008), which people
/// with any kind of colour blindness tell apart; each has a pattern too, so that none is needed.
enum PictureStyle {
  /// Orange, sky blue, bluish green, yellow, blue, vermilion, reddish purple.
  static let colors = [
    "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7",
  ]
  /// The lines of each colour's pattern, in a tile of 8 units.
  static let patterns = [
    "M-2 2L2-2M0 8L8 0M6 10L10 6",
    "M2 2h.01M6 6h.01",
    "M0 2h8M0 6h8",
    "M2 0v8M6 0v8",
    "M-2 6L2 10M0 0L8 8M6-2L10 2",
    "M0 4h8M4 0v8",
    "M0 2L2 4 4 2 6 4 8 2M0 6L2 8 4 6 6 8 8 6",
  ]

  /// The name of a look's pattern.
  static func pattern(_ look: Int) -> String { "a\(look)" }

  /// What stands before the body: the style sheet and the patterns.
  static func write(to out: inout SVGMarkup) {
    out.raw("<style>\n\(sheet)</style>\n<defs>\n")
    for look in 0..<AreaLooks.count {
      let kind = look % colors.count
      let scale = look < colors.count ? "" : " patternTransform=\"scale(1.9)\""
      out.tile("a\(look)", scale) { out in
        out.raw("<rect class=\"t\" width=\"8\" height=\"8\" style=\"fill:\(colors[kind])\"/>")
        let width = kind == 1 ? "2.4" : ".9"
        out.raw(
          "<path class=\"w\" d=\"\(patterns[kind])\" stroke=\"\(colors[kind])\" "
            + "stroke-width=\"\(width)\" stroke-linecap=\"round\"/>")
      }
    }
    out.tile("dead", "") { $0.raw("<path class=\"x\" d=\"M0 0L8 8M8 0L0 8\"/>") }
    out.tile("unsure", " patternTransform=\"scale(1.5)\"") {
      $0.raw("<path class=\"x\" d=\"M2 3a2 2 0 1 1 2 2v1M4 7.4v.2\"/>")
    }
    out.raw("</defs>\n")
  }

  /// `s` ground, `t` tint, `w` pattern, `x` hatching, `e` edge of the screen, `r` edge of an area,
  /// `o` outline of a view, `m` what is seen of a target, `f` a frame that was corrected, `l` text on
  /// the picture, `k` text beside it, `q` quiet text, `g1` to `g4` markers of findings.
  private static let sheet = """
    text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    path,rect,circle{fill:none}
    .s{fill:#fff}.t{opacity:.3}.w{opacity:.75}.x{stroke:#6b7280;stroke-width:.5;opacity:.4}
    .e{stroke:#111827;stroke-width:1.2}.r{stroke:#111827;stroke-width:.9}
    .o{stroke:#4b5563;stroke-width:.5}.m{stroke:#111827;stroke-width:1.6}
    .f{stroke:#111827;stroke-width:1.6;stroke-dasharray:4 2.5}
    .j{stroke:#111827;stroke-width:.8}
    .l,.k{fill:#111827}.q{fill:#4b5563}
    .l{paint-order:stroke;stroke:#fff;stroke-width:2.6;stroke-linejoin:round}
    .b{font-weight:700}
    .g1,.g2,.g3,.g4{stroke:#fff;stroke-width:1.2}.n{fill:#fff;font-weight:700}
    .g1{fill:#a1123c}.g2{fill:#8a4600}.g3{fill:#1d4ed8}.g4{fill:#4b5563}
    @media (prefers-color-scheme:dark){
    .s{fill:#14171c}.t{opacity:.26}.x{stroke:#9ca3af}
    .e,.r,.m,.f,.j{stroke:#f3f4f6}.o{stroke:#9ca3af}
    .l,.k{fill:#f3f4f6}.q{fill:#c3c8d1}.l{stroke:#14171c}
    .g1,.g2,.g3,.g4{stroke:#14171c}.n{fill:#14171c}
    .g1{fill:#ff9db5}.g2{fill:#ffc078}.g3{fill:#a5c4ff}.g4{fill:#c9ced6}
    }

    """
}

extension SVGMarkup {
  /// A pattern of tiles on the ground's colour.
  fileprivate mutating func tile(
    _ name: String, _ more: String, _ body: (inout SVGMarkup) -> Void
  ) {
    raw(
      "<pattern id=\"\(name)\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"\(more)>"
        + "<rect class=\"s\" width=\"8\" height=\"8\"/>")
    body(&self)
    raw("</pattern>\n")
  }
}
