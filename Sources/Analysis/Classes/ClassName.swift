/// What a class is called in its module, without the types that it was specialised for:
/// `UIHostingController` of `UIHostingController<Home>` and of
/// `_TtGC7SwiftUI19UIHostingControllerV5Pears4Home_`.
package struct ClassName: Sendable {
  /// The name.
  package let plain: String

  /// Takes a name as printed apart.
  package init(_ printed: String) {
    if let name = Self.demangled(printed) {
      plain = name
      return
    }
    let base = printed.utf8.prefix { $0 != UInt8(ascii: "<") }
    let start = base.lastIndex(of: UInt8(ascii: ".")).map { base.index(after: $0) }
    plain = String(decoding: base[(start ?? base.startIndex)...], as: UTF8.self)
  }

  /// True when it is named as navigation controllers are.
  var isNavigationController: Bool {
    plain.holds("NavigationController") || plain.holds("NavController")
  }

  /// True when it is named as view controllers are.
  var isController: Bool { plain.hasSuffix("Controller") || plain.hasSuffix("VC") }

  /// The name in `_TtC5Pears4Home`, `_TtCC5Pears4Home5Inner` or `_TtGC5Pears4HomeSi_`: behind the
  /// kinds of what it is nested in stand the module and one identifier for each kind; nil for any
  /// other name.
  private static func demangled(_ printed: String) -> String? {
    var rest = Array(printed.utf8)[...]
    guard rest.starts(with: "_Tt".utf8) else { return nil }
    rest = rest.dropFirst(3)
    if rest.first == UInt8(ascii: "G") { rest = rest.dropFirst() }
    let kinds = rest.prefix { "CVO".utf8.contains($0) }.count
    guard kinds > 0 else { return nil }
    rest = rest.dropFirst(kinds)
    // The standard library's module is a letter.
    if rest.first == UInt8(ascii: "s") {
      rest = rest.dropFirst()
    } else if identifier(&rest) == nil {
      return nil
    }
    var name: String?
    for _ in 0..<kinds {
      // What is private to a file carries the file's name before its own.
      if rest.first == UInt8(ascii: "P") {
        rest = rest.dropFirst()
        guard identifier(&rest) != nil else { return nil }
      }
      guard let next = identifier(&rest) else { return nil }
      name = next
    }
    return name
  }

  /// Takes `4Home` off the front.
  private static func identifier(_ rest: inout ArraySlice<UInt8>) -> String? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0,
      length <= rest.count - digits.count
    else { return nil }
    rest = rest.dropFirst(digits.count)
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }
}
