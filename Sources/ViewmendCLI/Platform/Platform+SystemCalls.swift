#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls of the system that methods of `Platform` have the names of, and hide.
extension Platform {
  /// `read(2)`: reads up to so many bytes; 0 at the end, less with `errno` set.
  static func systemRead(
    _ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, memory, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, memory, count)
    #elseif canImport(Darwin)
      Darwin.read(descriptor, memory, count)
    #endif
  }

  /// `write(2)`: writes up to so many bytes, and says how many; -1 with `errno` set. A handler of
  /// signals may call it.
  static func systemWrite(
    _ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, memory, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, memory, count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, memory, count)
    #endif
  }
}
