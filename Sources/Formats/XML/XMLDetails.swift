import Hierarchy

/// What an element says beyond a frame and flags, in dialects that print as much as UIKit does.
struct XMLDetails {
  /// The bytes of the class; nil where it is the element's name.
  var className: Range<Int>?
  /// The bytes of the nearest UIKit superclass.
  var baseClassName: Range<Int>?
  /// The alpha; the flags say whether there is one.
  var alpha = 1.0
  /// The transform; the flags say whether there is one.
  var transform = AffineTransform.identity
  /// The bounds' origin; the flags say whether there is one.
  var boundsOrigin = Point.zero
  /// Numbers about touches.
  var touch = TouchDetails()
  /// True when an attribute holds what cannot be read, and counts as not given.
  var isMisread = false
}
