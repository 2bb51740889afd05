import Hierarchy

/// A view of the running app, by what finds it there: its address and its class.
///
/// Both go into expressions that a debugger runs, so only the shapes that addresses and class names
/// have are accepted; everything else a file may say stays out of them.
struct LiveObject {
  /// The view, in the file.
  let node: Int
  /// The address: `0x` and up to 16 digits.
  let address: String
  /// The class as `NSStringFromClass` gives it.
  let className: String

  /// Finds a view's address and class.
  init(_ node: Int, in tree: ViewTree) throws(LiveFault) {
    let traits = tree.traits
    guard traits.space == .superview, traits.unit == .point, traits.touchRule == .uiKit else {
      throw .noViews
    }
    let view = tree[node]
    guard let address = view.address, Self.isAddress(address) else { throw .noAddress }
    let name = view.className
    guard Self.isClassName(name) else { throw .oddClass }
    self.node = node
    self.address = address
    className = name
  }

  /// The first of some views that is not to be found, or whose frame is not to be set.
  static func fault(
    among nodes: [Int], in tree: ViewTree
  ) -> (node: Int, fault: LiveFault)? {
    for node in nodes {
      do throws(LiveFault) {
        _ = try LiveObject(node, in: tree)
        if !tree.flags(of: node).isDisjoint(with: [.hasTransform, .malformedTransform]) {
          throw .turned
        }
      } catch {
        return (node, error)
      }
    }
    return nil
  }

  /// `0x8ab6c80`: not zero, and no more than 64 bits.
  static func isAddress(_ text: String) -> Bool {
    guard text.hasPrefix("0x") || text.hasPrefix("0X") else { return false }
    let digits = text.utf8.dropFirst(2)
    return (1...16).contains(digits.count)
      && digits.allSatisfy(\.isHexDigit)
      && digits.contains { $0 != UInt8(ascii: "0") }
  }

  /// `UILabel`, `App.RoundButton`, `_TtC3App6Button`, `$s3App…`: letters, digits, `_`, `$`, and dots
  /// between names.
  static func isClassName(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 512
      && names.allSatisfy { name in
        guard let first = name.unicodeScalars.first, !isDigit(first) else { return false }
        return name.unicodeScalars.allSatisfy {
          $0 == "_" || $0 == "$" || isDigit($0)
            || ($0.isASCII ? isLetter($0) : $0.properties.isAlphabetic)
        }
      }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }
}
