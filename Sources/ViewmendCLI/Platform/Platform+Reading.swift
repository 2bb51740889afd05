import Hierarchy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading and mapping whole files.
extension Platform {
  /// Files up to this size are read, larger ones mapped: below it a copy is cheaper than a map.
  private static let largestCopy = 1 << 16

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

  /// Memory that one file after the other is read into.
  ///
  /// It is never changed while a text that lies in it is in use.
  final class ReadBuffer: @unchecked Sendable {
    /// Longer files are mapped.
    static let capacity = 1 << 16
    fileprivate let memory = UnsafeMutableRawPointer.allocate(
      byteCount: capacity + SourceText.padding, alignment: 16)

    deinit { memory.deallocate() }
  }

  /// Reads or maps a whole file; a small one without asking the system for anything but its bytes.
  ///
  /// - Parameters:
  ///   - path: The file; anything that is no regular file is read to its end.
  ///   - name: What messages call it.
  ///   - limit: Where reading stops; a longer input may be returned cut behind it.
  ///   - largest: The largest regular file that is read.
  ///   - maps: False for files that another process may be writing: a map of what is cut meanwhile
  ///     has no bytes any more.
  ///   - buffer: Takes a small file, unless another text still lies in it; then it is replaced.
  /// - Returns: The text; nil for a regular file that is larger.
  static func read(
    _ path: String, name: String, limit: Int, largest: Int, maps: Bool,
    into buffer: inout ReadBuffer
  ) throws(Failure) -> SourceText? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastFailure }
    defer { close(descriptor) }
    if !isKnownUniquelyReferenced(&buffer) { buffer = ReadBuffer() }
    var count = 0
    while count < ReadBuffer.capacity {
      let got = systemRead(descriptor, buffer.memory + count, ReadBuffer.capacity - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw lastFailure }
      if got == 0 {
        memset(buffer.memory + count, 0, SourceText.padding)
        return SourceText(
          name: name, adopting: buffer.memory, count: count,
          release: { [buffer] _ in withExtendedLifetime(buffer) {} })
      }
      count += got
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure }
    let size = Int(status.st_size)
    let head = UnsafeRawBufferPointer(start: buffer.memory, count: count)
    guard status.st_mode & S_IFMT == S_IFREG, size >= count else {
      return try readAll(descriptor, name: name, expected: size, limit: limit, behind: head)
    }
    if size > largest { return nil }
    if maps, size <= limit { return try map(descriptor, size: size, name: name) }
    return try readAll(descriptor, name: name, expected: size, limit: limit, behind: head)
  }
}
