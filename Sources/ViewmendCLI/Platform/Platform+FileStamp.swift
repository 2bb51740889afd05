#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// What tells one state of a file from another, without reading it.
  struct FileStamp: Sendable, Equatable {
    private let device: UInt64
    private let number: UInt64
    /// What it is, and who may do what with it.
    private let mode: UInt32
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// The state of what a path leads to; nil where nothing has that name.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
      mode = UInt32(status.st_mode)
      // A folder is another with each file in it, which is looked at by itself.
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      size = isFolder ? 0 : Int64(status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = isFolder ? (0, 0) : (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }
}
