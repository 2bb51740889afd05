/// How numbers are written in messages and machine-readable output.
extension Double {
  /// The number with at most `places` decimals, rounded, without trailing zeros: `28.5`, `44`.
  ///
  /// Values too large to be rounded this way, and what is no number, are written as Swift writes
  /// them.
  package func text(places: Int) -> String {
    var bytes: [UInt8] = []
    write(places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the same characters to a text that is put together of bytes.
  package func write(places: Int, to bytes: inout [UInt8]) {
    guard let scaled = self.scaled(places: places) else {
      bytes.append(contentsOf: description.utf8)
      return
    }
    let scale = Self.scale(places: places)
    if self < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: scale)
    whole.write(to: &bytes)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (digits, place) = (rest, scale / 10)
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / place))
      digits %= place
      place /= 10
    }
  }

  /// True for a number that is written with the same characters.
  package func isWritten(like other: Double, places: Int) -> Bool {
    guard let one = scaled(places: places), let two = other.scaled(places: places) else {
      // Such numbers are written to the last bit.
      return self == other || isNaN && other.isNaN
    }
    return one == two && (one == 0 || (self < 0) == (other < 0))
  }

  private static func scale(places: Int) -> UInt {
    var scale: UInt = 1
    for _ in 0..<places { scale *= 10 }
    return scale
  }

  /// The size of the number in units of its last decimal, rounded; nil where it is written in full.
  private func scaled(places: Int) -> UInt? {
    guard isFinite, magnitude < 1e12 else { return nil }
    return UInt((magnitude * Double(Self.scale(places: places))).rounded())
  }

  /// The number as messages write points: at most two decimals.
  package var points: String { text(places: 2) }
}

extension UInt {
  /// Adds the decimal digits to a text that is put together of bytes.
  package func write(to bytes: inout [UInt8]) {
    // From the last digit on, since a quotient by ten is a product and one by another power is not.
    var (first, rest) = (bytes.count, self)
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest > 0
    var last = bytes.count - 1
    while first < last {
      bytes.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}

extension Rect {
  /// The rectangle as UIKit prints it: `(8 6; 41 30)`.
  package var text: String {
    "(\(origin.x.points) \(origin.y.points); \(width.points) \(height.points))"
  }
}

extension Size {
  /// The size as messages write it: `41 x 30`.
  package var text: String { "\(width.points) x \(height.points)" }
}

extension Point {
  /// The point as messages write it: `(30 40)`.
  package var text: String { "(\(x.points) \(y.points))" }
}
