import Hierarchy

#if canImport(Glibc)
  @preconcurrency import Glibc

  private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = Glibc.read
  private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = Glibc.write
#elseif canImport(Musl)
  @preconcurrency import Musl

  private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = Musl.read
  private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = Musl.write
#elseif canImport(Darwin)
  @preconcurrency import Darwin

  private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = Darwin.read
  private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = Darwin.write
#endif

/// What signals that end the process leave to be removed; a handler can be given nothing else.
let unfinishedFiles = UnfinishedFiles()

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
      isIrregular ? "It is no regular file" : String(cString: strerror(code))
    }
    /// A name has bytes that are no UTF-8.
    static let noText = Failure(code: -2)
    /// What is to be read whole is a pipe, a device or the like.
    static let irregular = Failure(code: -1)
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

  static var lastFailure: Failure { Failure(code: errno) }

  /// Files up to this size are read, larger ones mapped: below it a copy is cheaper than a map.
  private static let largestCopy = 1 << 16

  // MARK: Reading

  /// What a path names.
  static func kind(of path: String) throws(Failure) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw lastFailure }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// What a path names, and whether it is the name of a link.
  static func namedKind(of path: String) throws(Failure) -> (kind: FileKind, isLink: Bool) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw lastFailure }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return (.file, false)
    case S_IFDIR: return (.directory, false)
    case S_IFLNK: return (try kind(of: path), true)
    default: return (.other, false)
    }
  }

  /// True when two names lead to one file.
  static func isSameFile(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
      && first.st_mode & S_IFMT == S_IFREG
  }

  /// Reads or maps a whole regular file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: What messages call it.
  ///   - limit: Where reading stops; a longer input is returned cut one byte behind it.
  /// - Throws: `isIrregular` for what is neither a regular file nor a folder. What is read here besides
  ///   inputs is read more than once, or written again, and a pipe would be waited for.
  static func read(_ path: String, name: String, limit: Int) throws(Failure) -> SourceText {
    // Without waiting, in case it is a pipe that nobody writes to.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw lastFailure }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure }
    let size = Int(status.st_size)
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(code: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure.irregular }
    if size > largestCopy, size <= limit {
      return try map(descriptor, size: size, name: name)
    }
    return try readAll(descriptor, name: name, expected: size, limit: limit)
  }

  /// Reads standard input to its end.
  static func readInput(name: String, limit: Int) throws(Failure) -> SourceText {
    try readAll(Stream.input.rawValue, name: name, expected: 1 << 16, limit: limit)
  }

  /// Maps a file over a larger reservation of zero pages, so that the padding can be read.
  static func map(
    _ descriptor: Int32, size: Int, name: String
  ) throws(Failure) -> SourceText {
    let page = Int(getpagesize())
    let length = (size + SourceText.padding + page - 1) / page * page
    guard let memory = mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0),
      memory != MAP_FAILED
    else { throw lastFailure }
    let mapped = mmap(memory, size, PROT_READ, MAP_PRIVATE | MAP_FIXED, descriptor, 0)
    guard mapped != MAP_FAILED else {
      let failure = lastFailure
      munmap(memory, length)
      throw failure
    }
    return SourceText(
      name: name, adopting: memory, count: size, adviseLargeBlock: adviseHugePages,
      release: { munmap(UnsafeMutableRawPointer(mutating: $0), length) })
  }

  /// Asks for huge pages: one page fault in place of five hundred.
  private static func adviseHugePages(_ block: UnsafeMutableRawPointer, _ size: Int) {
    #if os(Linux)
      let page = UInt(getpagesize())
      let start = (UInt(bitPattern: block) + page - 1) / page * page
      let end = (UInt(bitPattern: block) + UInt(size)) / page * page
      if end > start { madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), 14) }
    #endif
  }

  /// Reads to the end, behind what was read already.
  static func readAll(
    _ descriptor: Int32, name: String, expected: Int, limit: Int,
    behind head: UnsafeRawBufferPointer = .init(start: nil, count: 0)
  ) throws(Failure) -> SourceText {
    var capacity = max(min(expected, limit) + 1, head.count, 4096) + SourceText.padding
    guard var memory = malloc(capacity) else { throw Failure(code: ENOMEM) }
    var count = head.count
    if let start = head.baseAddress { memcpy(memory, start, count) }
    while true {
      if capacity - count <= SourceText.padding {
        capacity *= 2
        guard let larger = realloc(memory, capacity) else {
          free(memory)
          throw Failure(code: ENOMEM)
        }
        memory = larger
      }
      let got = systemRead(descriptor, memory + count, capacity - SourceText.padding - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        let failure = lastFailure
        free(memory)
        throw failure
      }
      if got == 0 || count > limit { break }
      count += got
    }
    memset(memory + count, 0, SourceText.padding)
    return SourceText(
      name: name, adopting: memory, count: count,
      release: { free(UnsafeMutableRawPointer(mutating: $0)) })
  }

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

  /// Makes a folder that only its owner may enter; one that is there already stays.
  static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw lastFailure }
  }

  /// The path from the root, links followed; nil where nothing has that name.
  static func wholePath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
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
        unfinishedFiles.takeAll { unlink($0) }
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
