#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The operating system, as far as the command line needs it: only the files of this folder import it.
enum Platform {
  /// A file descriptor that every process is given.
  enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case error = 2
  }

  /// A call that failed.
  struct Failure: Error, Sendable, Equatable {
    /// The system's number of the error.
    var code: Int32
    /// The system's words for it, without a full stop.
    var reason: String {
      switch self {
      case .irregular: "It is no regular file"
      case .noText: "Its name is no UTF-8"
      case .claimed: "Another viewmend has been changing it for a minute"
      case .unclaimable:
        "Nobody can tell whether another viewmend is changing it, as its lock cannot be opened"
      default: String(cString: strerror(code))
      }
    }
    /// A name has bytes that are no UTF-8.
    static let noText = Failure(code: -3)
    /// What is to be read whole is a pipe, a device or the like.
    static let irregular = Failure(code: -1)
    /// Another process is changing it, and does not end.
    static let claimed = Failure(code: -2)
    /// Whether another process is changing it cannot be told.
    static let unclaimable = Failure(code: -4)
    /// True when it is there, and no regular file.
    var isIrregular: Bool { self == Self.irregular }
    /// True when the reader of a pipe is gone.
    var isBrokenPipe: Bool { code == EPIPE }
    /// True when nothing has that name.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// True when links lead from one to the other and back.
    var isCircle: Bool { code == ELOOP }
    /// True when a socket stands where a file is wanted.
    var isSocket: Bool { code == ENXIO }
    /// True when a folder stands where a file is wanted.
    var isFolder: Bool { code == EISDIR }
    /// True when the rights do not suffice.
    var isForbidden: Bool { code == EACCES || code == EPERM }
  }

  /// What signals that end the process leave to be removed; a handler can be given nothing else.
  static let unfinishedFiles = UnfinishedFiles()

  static var lastFailure: Failure { Failure(code: errno) }

  // MARK: Writing

  /// Writes all bytes to a stream.
  static func write(_ bytes: UnsafeRawBufferPointer, to stream: Stream) throws(Failure) {
    try write(bytes, to: stream.rawValue)
  }

  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(Failure) {
    var written = 0
    while written < bytes.count, let base = bytes.baseAddress {
      let count = systemWrite(descriptor, base + written, bytes.count - written)
      if count < 0 {
        if errno == EINTR { continue }
        throw lastFailure
      }
      written += count
    }
  }

  // MARK: The process

  /// True when a stream is a terminal.
  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The columns of the terminal that a stream is; nil for none, and for one that does not say.
  static func columns(of stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Milliseconds since some moment in the past, which no change of the clock touches.
  static func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
  }

  /// The day that it is here.
  static func today() -> (year: Int, month: Int, day: Int) {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }

  /// An environment variable that is set and not empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Ends the process as a closed pipe ends `cat`: by the signal, with nothing said.
  static func endByBrokenPipe() -> Never {
    unfinishedFiles.takeAll { unlink($0) }
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    _exit(141)
  }

  /// Makes a trap end with status 70 and a word, and a file that another process cuts while it is
  /// read with status 2.
  static func reportFaults() {
    signal(SIGBUS) { _ in
      Platform.end(
        2, "viewmend: error: The file was cut by another process while it was read. Run again.\n")
    }
    // A file that grows past the limit of the shell is a failed write like any other.
    signal(SIGXFSZ, SIG_IGN)
    // Made now, since a handler may not.
    unfinishedFiles.takeAll { _ in }
    // A program that starts this one on a thread that blocks signals hands that down.
    var ends = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&ends, number)
      signal(number) { number in
        Platform.unfinishedFiles.takeAll { unlink($0) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    sigprocmask(SIG_UNBLOCK, &ends, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV] {
      signal(number) { _ in
        Platform.end(
          70, "viewmend: this is a fault of viewmend itself; please report it with the file.\n")
      }
    }
  }

  private static func end(_ status: Int32, _ message: StaticString) -> Never {
    unfinishedFiles.takeAll { unlink($0) }
    _ = systemWrite(2, message.utf8Start, message.utf8CodeUnitCount)
    _exit(status)
  }

  /// Ends the process at once; memory goes back to the system without being walked.
  static func exit(_ status: Int32) -> Never { _exit(status) }
}
