/// How well the thumb of the holding hand gets to a place; see `ThumbReach`.
package enum ReachZone: String, Sendable, Hashable, CaseIterable {
  /// Within the thumb's length of its joint.
  case easy
  /// Within all that the thumb can cover.
  case stretch
  /// Beyond: the hand must change its grip, or the other one help.
  case hard
}
