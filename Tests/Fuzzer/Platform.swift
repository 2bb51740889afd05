#if canImport(Glibc)
  // The C library's `environ` is a plain variable; it is only read here, by the one thread there is.
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls the fuzzer rests on, so that no other file needs a C library.
enum Platform {
  /// Seconds on a clock that only goes forwards.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func leave(with status: Int32) -> Never { exit(status) }

  static func sleep(seconds: Double) { usleep(UInt32(seconds * 1e6)) }

  /// Writes to standard error; a closed one is no reason to stop.
  static func complain(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      _ = Glibc.write(2, bytes, bytes.count)
    #else
      _ = Darwin.write(2, bytes, bytes.count)
    #endif
  }

  private static func failure(_ action: String, _ path: String) -> FuzzError {
    .system(action: action, path: path, reason: String(cString: strerror(errno)))
  }

  /// The largest resident size of this process so far, in bytes.
  static func peakBytes() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}

// MARK: - Files

extension Platform {
  static func read(_ path: String) throws(FuzzError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw failure("read", path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(FuzzError) {
    guard let file = fopen(path, "wb") else { throw failure("write", path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw failure("write", path) }
  }

  /// A new, empty folder nobody else uses.
  static func makeFreshFolder() throws(FuzzError) -> String {
    let below = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let template = "\(below)/viewmend-fuzzer.XXXXXX"
    var bytes = template.utf8CString
    let made = bytes.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress, let name = mkdtemp(base) else { return nil }
      return String(cString: name)
    }
    guard let made else { throw failure("make the folder", template) }
    return made
  }

  /// Removes a folder with the files in it.
  static func remove(_ folder: String) {
    for name in names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Every file of these paths, folders walked, in an order that is always the same.
  static func files(below paths: [String]) throws(FuzzError) -> [String] {
    var found: [String] = []
    for path in paths {
      var status = stat()
      guard stat(path, &status) == 0 else { throw failure("read", path) }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try files(below: names(in: path).map { "\(path)/\($0)" })
      } else {
        found.append(path)
      }
    }
    return found
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}

// MARK: - Processes

extension Platform {
  /// How a process ended.
  enum Ending {
    case running
    case status(Int32)
    case signal(Int32)
  }

  /// Starts this program again with other words; what it prints is not kept.
  static func start(_ words: [String]) throws(FuzzError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream in [1, 2] as [Int32] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var arguments = ([CommandLine.arguments[0]] + words).map { strdup($0) }
    arguments.append(nil)
    // A trace of a crash takes seconds, and is there when the input is given alone.
    var variables = [strdup("SWIFT_BACKTRACE=enable=no"), strdup("TZ=UTC")]
    variables.append(nil)
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(
      &process, CommandLine.arguments[0], &actions, nil, arguments, variables)
    guard code == 0 else {
      throw .system(
        action: "start", path: CommandLine.arguments[0], reason: String(cString: strerror(code)))
    }
    return process
  }

  /// Whether a process still runs, and how it ended.
  static func ending(of process: pid_t) -> Ending {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return .running }
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  /// Ends a process of our own, and waits for its end.
  static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// The signal that ends a process whose time is up.
  static let timeIsUp = SIGVTALRM

  /// Ends this process once it has had the processor for so long from now on.
  static func limitTime(to seconds: Double) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(seconds)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }

  /// Makes this process fail to get more memory than this.
  static func limitMemory(to bytes: Int) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}

// MARK: - A number between two processes

extension Platform {
  /// Puts a number into a file where another process looks for it; made so that it costs little.
  final class Counter {
    private let descriptor: Int32

    init(_ path: String) throws(FuzzError) {
      descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw failure("write", path) }
    }

    deinit { close(descriptor) }

    /// The number; -1 before there is one.
    var value: Int {
      get {
        var number = -1
        return pread(descriptor, &number, MemoryLayout<Int>.size, 0) < 8 ? -1 : number
      }
      set {
        var number = newValue
        pwrite(descriptor, &number, MemoryLayout<Int>.size, 0)
      }
    }
  }
}
