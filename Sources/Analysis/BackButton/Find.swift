/// A back button as the locator keeps it: what was found, in a few bytes.
///
/// A file may hold tens of thousands of containers; places and words are worked out when somebody
/// asks for the `BackButton`.
package struct Find: Sendable {
  /// The bar's position among the locator's bars; -1 for a container pasted without its bar.
  var bar: Int32 = -1
  /// The view that decides the tap region.
  var container: Int32
  /// The visible arrow, or -1.
  var indicator: Int32 = -1
  /// The title label inside the container, or -1.
  var label: Int32 = -1
  /// What speaks for it.
  var signs: BackButton.Signs
  /// True when it stands at the end of the bar where reading ends.
  var isTrailing = false
  /// The position of the signature among the locator's.
  var signature: UInt8 = 0
}

extension BackButton {
  /// The signs that a signature found, one bit each.
  package struct Signs: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ sign: Evidence.Sign) { rawValue = 1 << UInt32(sign.rawValue) }

    init(_ signs: some Sequence<Evidence.Sign>) {
      rawValue = signs.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    /// Several signs.
    static func of(_ signs: Evidence.Sign...) -> Signs { Signs(signs) }

    /// True when a sign is among them.
    func contains(_ sign: Evidence.Sign) -> Bool { contains(Signs(sign)) }

    /// The signs as a list, in their order.
    var list: [Evidence.Sign] {
      var list: [Evidence.Sign] = []
      list.reserveCapacity(rawValue.nonzeroBitCount)
      var rest = rawValue
      while rest != 0 {
        if let sign = Evidence.Sign(rawValue: UInt16(rest.trailingZeroBitCount)) {
          list.append(sign)
        }
        rest &= rest - 1
      }
      return list
    }
  }
}
