import Hierarchy

/// Why a file cannot be read; what can be recovered from is a diagnostic instead.
public enum ReadError: Error, Sendable, Hashable {
  /// A limit of `InputLimits` was passed.
  ///
  /// `option` is the command line's name for it, `limit` the value in force, `offset` the byte of
  /// the original file at which it was passed.
  case limitPassed(option: String, limit: Int, offset: Int)
  /// A format that is known but not read.
  case notRead(format: String, name: String, offset: Int)
  /// Bytes that no supported encoding explains.
  case encoding(String, offset: Int)
}
