import Hierarchy

/// How the back button of one era or framework is recognised.
///
/// A signature looks at one place of a tree and weighs what it sees; it answers with signs and
/// never with a bare yes. To add one, write a type of this protocol and list it in
/// `BackButtonLocator.signatures`.
package protocol Signature: Sendable {
  /// What each sign weighs, in any unit; a sign that is not named is not looked for.
  static var weights: [BackButton.Evidence.Sign: Int] { get }
  /// Weight that no sign can bring: what is unsure about an era of which no complete dump was seen;
  /// below 0, weight of signs that exclude each other.
  static var unattested: Int { get }
  /// Who makes the buttons that it recognises.
  static var kind: BackButton.Kind { get }
  /// What of a button is its mark.
  static var mark: BackButton.MarkRule { get }
  /// True when it is asked about a bar in which the system's own back button was found.
  static var isAskedBesideSystemButton: Bool { get }
  /// True when it is asked about accessibility elements, false when it is asked about views.
  static var readsElements: Bool { get }

  /// What a bar holds by this signature; each without `bar` and `signature`.
  static func finds(in bar: NavigationBar, _ context: SignatureContext) -> [Find]

  /// What a container makes which was pasted without its bar.
  static func loneFind(_ container: Int, _ context: SignatureContext) -> Find?
}

extension Signature {
  static var unattested: Int { 0 }
  static var isAskedBesideSystemButton: Bool { false }
  static var readsElements: Bool { false }

  static func loneFind(_ container: Int, _ context: SignatureContext) -> Find? { nil }

  /// All that a button can weigh.
  static var whole: Int { weights.values.reduce(unattested, +) }

  /// The weight of the signs over all weight of the signature, from 0 to 1.
  static func confidence(_ signs: BackButton.Signs) -> Double {
    var found = 0
    var whole = unattested
    for (sign, weight) in weights {
      whole += weight
      if signs.contains(BackButton.Signs(sign)) { found += weight }
    }
    return Double(found) / Double(whole)
  }
}
