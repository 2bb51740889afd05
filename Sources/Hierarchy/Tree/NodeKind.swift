/// The classes that nodes share: what is decided by class is decided once a kind, not once a node.
package struct NodeKind: Sendable, Hashable {
  /// The bytes of the class name where it was first seen.
  package var className: Range<Int>
  /// The bytes of the nearest UIKit superclass, where the dump prints one.
  package var baseClassName: Range<Int>?

  package init(className: Range<Int>, baseClassName: Range<Int>? = nil) {
    self.className = className
    self.baseClassName = baseClassName
  }
}
