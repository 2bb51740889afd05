/// The targets that do not take touches all over: those with an obstacle or a part out of reach.
///
/// It holds their places among all targets and no copies of them.
package struct HamperedTargets: RandomAccessCollection, Sendable {
  private let targets: [TapTarget]
  private let places: [Int32]

  init(_ places: [Int32], of targets: [TapTarget]) {
    self.targets = targets
    self.places = places
  }

  /// The position of the first.
  package var startIndex: Int { 0 }
  /// The position behind the last.
  package var endIndex: Int { places.count }
  /// A target. Complexity: O(1).
  package subscript(position: Int) -> TapTarget { targets[Int(places[position])] }
}
