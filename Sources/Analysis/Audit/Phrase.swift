import Hierarchy

/// A sentence that is put together of many pieces.
///
/// There may be tens of thousands of findings, and a string made of strings is copied at each
/// step; here every piece and every number is written once, into one run of bytes.
struct Phrase: ExpressibleByStringInterpolation {
  private var bytes: [UInt8]

  /// Most findings are said in fewer bytes, so that a phrase to which others are added seldom grows.
  private static let usualLength = 384

  /// What an interpolation is collected in.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(max(Phrase.usualLength, literalCapacity + 24 * interpolationCount))
    }

    mutating func appendLiteral(_ literal: String) { bytes.add(literal) }
    mutating func appendInterpolation(_ text: String) { bytes.add(text) }
    mutating func appendInterpolation(_ phrase: Phrase) { bytes.append(contentsOf: phrase.bytes) }

    /// A length in points, with at most two decimals.
    mutating func appendInterpolation(_ points: Double) { points.write(places: 2, to: &bytes) }

    /// A size, as `41 x 30`.
    mutating func appendInterpolation(_ size: Size) {
      size.width.write(places: 2, to: &bytes)
      bytes.add(" x ")
      size.height.write(places: 2, to: &bytes)
    }

    /// A share from 0 to 1, as whole per cent.
    mutating func appendInterpolation(percent share: Double) {
      (share * 100).write(places: 0, to: &bytes)
      bytes.append(UInt8(ascii: "%"))
    }
  }

  init(stringLiteral text: String) {
    bytes = []
    bytes.reserveCapacity(Self.usualLength)
    bytes.add(text)
  }

  init(stringInterpolation interpolation: StringInterpolation) {
    bytes = interpolation.bytes
  }

  static func += (phrase: inout Phrase, more: Phrase) {
    phrase.bytes.append(contentsOf: more.bytes)
  }

  /// Adds text as it is.
  mutating func add(_ text: String) { bytes.add(text) }

  /// Adds a length in points, with at most two decimals.
  mutating func add(_ points: Double) { points.write(places: 2, to: &bytes) }

  /// The finished sentence.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension [UInt8] {
  @inline(__always)
  fileprivate mutating func add(_ text: String) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
    if isAdded == nil { append(contentsOf: text.utf8) }
  }
}
