/// An object as descriptions name it: `<Class: 0x1>` or `<Class 0x1>`.
public struct ObjectName: Sendable, Hashable {
  /// The class as printed.
  public var className: String
  /// The address with its `0x`; nil where pointers were purged.
  public var address: String?

  package init(className: String, address: String?) {
    self.className = className
    self.address = address
  }
}

extension ObjectName: CustomStringConvertible {
  /// Class and address, for messages.
  public var description: String { address.map { "\(className) \($0)" } ?? className }
}
