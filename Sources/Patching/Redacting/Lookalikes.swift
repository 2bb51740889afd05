/// Numbers for texts that differ and are written over alike, in the order in which a file has them.
///
/// Rules ask whether two views carry the same text; so the first stays `Xxxx`, and the next are
/// `Xxxz`, `Xxxq`. A redacted file has them in the same order, so that it stays as it is.
struct Lookalikes {
  private var numbers: [[UInt8]: [String: Int]] = [:]

  /// The number of a text among those of its shape, from 0.
  mutating func number(of text: String, shape: [UInt8]) -> Int {
    let count = numbers[shape, default: [:]].count
    if let number = numbers[shape]?[text] { return number }
    numbers[shape, default: [:]][text] = count
    return count
  }

  /// The digits of a number, the first for 0: no word that any app has is made of such letters.
  private static let letters: [Character] = Array("xzqjvwkh")

  /// A number written into the letters and digits of a text, from its end.
  ///
  /// - Parameter number: Holds what finds no room in it.
  static func numbered(_ shape: String, _ number: inout Int) -> String {
    var marks = Array(shape)
    for place in marks.indices.reversed() where number > 0 {
      let base = marks[place] == "0" ? 10 : letters.count
      let digit = number % base
      number /= base
      switch marks[place] {
      case "0": marks[place] = Character(String(digit))
      case "X": marks[place] = Character(letters[digit].uppercased())
      default: marks[place] = letters[digit]
      }
    }
    return String(marks)
  }
}
