/// One element of a list of accessibility elements that a debugger printed.
public struct AccessibleElement: Sendable, Hashable {
  /// Its address with the `0x`; nil where none is printed.
  public var address: String?
  /// Its label; nil where none is printed.
  public var label: String?

  package init(address: String?, label: String?) {
    self.address = address
    self.label = label
  }
}
