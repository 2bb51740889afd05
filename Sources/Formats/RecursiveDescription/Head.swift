/// What stands between `<` and a node's first attribute.
struct Head {
  /// The bytes of the class name.
  var name: Range<Int>
  /// The bytes of the address with its `0x`; nil where pointers were purged.
  var address: Range<Int>?
  /// The offset of the first attribute, or of the `>` of a bare head.
  var attributes: Int
  /// True for `<Class: 0x1>` and `<Class>`, which have no attribute.
  var isBare: Bool
}
