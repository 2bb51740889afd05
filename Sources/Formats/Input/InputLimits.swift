/// What a reader accepts before it refuses by name; every limit can be raised, and 0 lifts one.
public struct InputLimits: Sendable, Hashable {
  /// The largest file, in bytes; 2 GiB unless given.
  public var maxBytes: Int
  /// The most nodes of one file; 20 million unless given.
  public var maxNodes: Int
  /// The deepest level; 10,000 unless given.
  public var maxDepth: Int
  /// The longest single value, in bytes; 64 MiB unless given.
  public var maxValue: Int

  /// Offsets are kept in 32 bits, so no file above 4 GiB is read whatever is asked for.
  package static let addressableBytes = Int(UInt32.max) - 1024
  /// Nodes are numbered in 31 bits.
  package static let addressableNodes = Int(Int32.max) - 1

  /// Makes limits; 0 stands for none.
  public init(
    maxBytes: Int = 2 << 30, maxNodes: Int = 20_000_000, maxDepth: Int = 10_000,
    maxValue: Int = 64 << 20
  ) {
    self.maxBytes = maxBytes == 0 ? Self.addressableBytes : min(maxBytes, Self.addressableBytes)
    self.maxNodes = maxNodes == 0 ? Self.addressableNodes : min(maxNodes, Self.addressableNodes)
    self.maxDepth = maxDepth == 0 ? Self.addressableNodes : min(maxDepth, Self.addressableNodes)
    self.maxValue = maxValue == 0 ? Int.max / 2 : maxValue
  }
}
