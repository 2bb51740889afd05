/// The words labels carry: mostly the plain ones of any app, now and then one that trips a reader.
struct LabelText: Sendable {
  private static let oddPercent = 6

  private static let plain = [
    "Back", "Done", "Cancel", "Edit", "Save", "Share", "Library", "Favourites", "For you",
    "New playlist", "Recently added", "Show more", "Account", "Downloads", "Sign out", "12 of 48",
    "€4.99", "Today", "Yesterday", "Version 3.2 (118)", "Terms of Service and Priv...",
  ]

  private static let odd = [
    // Quotes and apostrophes, which do not end the value.
    "it's Alice's turn", "the 'quoted' word", "'", "say \"no\" twice", "key = 'value'; then on",
    // Semicolons and whole attributes, which begin no attribute.
    "one; two; three", "; ", "hidden = YES", "frame = (9 8; 7 6)", "tag = 7; alpha = 0",
    // More than one line, one of them like the end of a row.
    "first line\nsecond line", "top\n\n\nbottom", "a; opaque = NO\nb > c",
    // Rows and brackets inside a value.
    "<UIView: 0x1; fake>", "<<<", "1 < 2 && 3 > 2", "} ] ) >",
    // Other scripts, combining marks and joined emoji.
    "收藏夹", "設定を開く", "새로운 항목", "Öffnen…", "Cafe\u{301} du marché", "👩‍🚀 Orbit", "🇨🇭🇯🇵", "עברית",
    // Nearly nothing.
    "", " ", "tab\there",
  ]

  static func pick(_ random: inout SplitMix64) -> String {
    random.chance(oddPercent) ? random.pick(odd) : random.pick(plain)
  }
}
