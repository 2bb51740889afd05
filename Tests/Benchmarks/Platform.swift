#if canImport(Glibc)
  // The C library's `environ` is a plain variable; it is only read here, by the one thread there is.
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls the benchmarks rest on, so that no other file needs a C library.
enum Platform {
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Seconds on a clock that only goes forwards.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func leave(with status: Int32) -> Never {
    exit(status)
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// The largest resident size of this process so far, in bytes.
  ///
  /// A spawned process borrows its parent's memory until it starts its program, and Linux counts
  /// that towards the child's peak; no child's peak can be told below this number.
  static func ownPeakBytes() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return peakBytes(usage)
  }

  /// Whether a spawned process's peak includes its parent's, as `ownPeakBytes` says.
  static var childPeaksStartAtOwn: Bool {
    #if canImport(Darwin)
      return false
    #else
      return true
    #endif
  }

  private static func peakBytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  static var reason: String {
    String(cString: strerror(errno))
  }
}

// MARK: - Files

extension Platform {
  static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return access(path, X_OK) == 0
  }

  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  static func makeFolder(_ path: String) throws(BenchmarkError) {
    if mkdir(path, 0o755) != 0 && errno != EEXIST {
      throw .system(action: "make the folder", path: path, reason: reason)
    }
  }

  /// A new, empty folder nobody else uses, below `parent`.
  static func makeFreshFolder(below parent: String) throws(BenchmarkError) -> String {
    let template = parent + "/viewmend-benchmarks.XXXXXX"
    var bytes = template.utf8CString
    let made = bytes.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress, let name = mkdtemp(base) else { return nil }
      return String(cString: name)
    }
    guard let made else {
      throw .system(action: "make the folder", path: template, reason: reason)
    }
    return made
  }

  static func removeFile(_ path: String) {
    unlink(path)
  }

  static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Makes or empties the file and returns a descriptor that spawned programs do not inherit.
  static func create(_ path: String) throws(BenchmarkError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw .system(action: "write", path: path, reason: reason) }
    return descriptor
  }

  static func close(_ descriptor: Int32, path: String) throws(BenchmarkError) {
    #if canImport(Glibc)
      let status = Glibc.close(descriptor)
    #else
      let status = Darwin.close(descriptor)
    #endif
    if status != 0 { throw .system(action: "write", path: path, reason: reason) }
  }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(BenchmarkError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #else
          Darwin.write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(action: "write", path: path, reason: reason)
      }
      done += count
    }
  }

  /// Reads the file in small blocks, which also leaves it in the page cache.
  static func read(
    _ path: String, each block: (UnsafeRawBufferPointer) -> Void
  ) throws(BenchmarkError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw .system(action: "read", path: path, reason: reason) }
    defer { try? close(descriptor, path: path) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        #if canImport(Glibc)
          Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.read(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(action: "read", path: path, reason: reason)
      }
      buffer.withUnsafeBytes { block(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// The whole of a small file as text; invalid bytes are repaired.
  static func text(of path: String) throws(BenchmarkError) -> String {
    var bytes: [UInt8] = []
    try read(path) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Processes

extension Platform {
  /// Runs the command to its end, and times it from just before the spawn to just after the wait.
  static func run(_ command: Command) throws(BenchmarkError) -> ProcessRun {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in [(standardOutput, command.output), (standardError, command.errors)] {
      let flags = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o644)
    }
    var arguments = ([command.executable] + command.arguments).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }

    var process = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    let start = now()
    let failure = posix_spawn(
      &process, command.executable, &actions, nil, arguments, inheritedEnvironment)
    if failure != 0 {
      let reason = String(cString: strerror(failure))
      throw .system(action: "start", path: command.executable, reason: reason)
    }
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR {
        throw .system(action: "wait for", path: command.executable, reason: reason)
      }
    }
    let seconds = now() - start
    return ProcessRun(
      seconds: seconds, peakBytes: peakBytes(usage), ending: ProcessEnding(waitStatus: status))
  }

  private static var inheritedEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      return _NSGetEnviron().pointee
    #else
      return environ
    #endif
  }
}
