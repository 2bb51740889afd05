#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Other programs, run without a shell.
extension Platform {
  /// What a program answered.
  struct ProcessOutcome: Sendable {
    /// Its status; 128 and the signal where one ended it.
    var status: Int32
    /// What it wrote to standard output.
    var output: [UInt8]
    /// What it wrote to standard error.
    var errors: [UInt8]
  }

  /// Runs a program that is looked for on the `PATH`, with nothing to read, and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: Its name, and its arguments as they are; none of them is taken apart.
  ///   - variables: Environment variables besides this process's own, over which they win.
  /// - Throws: `isMissing` where there is no such program.
  static func run(
    _ arguments: [String], variables: [String: String] = [:]
  ) throws(Failure) -> ProcessOutcome {
    let output = try Pipe()
    let errors: Pipe
    do throws(Failure) {
      errors = try Pipe()
    } catch {
      output.closeBoth()
      throw error
    }
    var process = pid_t()
    let code = spawn(arguments, environment(with: variables), output, errors, &process)
    close(output.writing)
    close(errors.writing)
    defer {
      close(output.reading)
      close(errors.reading)
    }
    guard code == 0 else { throw Failure(code: code) }
    let (said, complained) = drain(output.reading, errors.reading)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return ProcessOutcome(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: said, errors: complained)
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(Failure) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(code: errno) }
      (reading, writing) = (ends[0], ends[1])
      // The child gets copies under other numbers, and no other child gets any.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeBoth() {
      close(reading)
      close(writing)
    }
  }

  /// Starts a program.
  ///
  /// - Returns: The system's number of what went wrong; 0 for nothing.
  private static func spawn(
    _ arguments: [String], _ environment: [String], _ output: Pipe, _ errors: Pipe,
    _ process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    return posix_spawnp(&process, arguments.first ?? "", &actions, nil, &words, &variables)
  }

  /// This process's variables, with others in their place.
  private static func environment(with variables: [String: String]) -> [String] {
    var list = variables.keys.sorted().map { "\($0)=\(variables[$0] ?? "")" }
    #if canImport(Darwin)
      var place = _NSGetEnviron().pointee
    #else
      var place = environ as UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #endif
    while let entry = place?.pointee {
      let text = String(cString: entry)
      let name = text.split(separator: "=", maxSplits: 1).first.map(String.init) ?? ""
      if variables[name] == nil { list.append(text) }
      place = place?.advanced(by: 1)
    }
    return list
  }

  /// Reads two descriptors to their ends, whichever has something first, so that the program never
  /// waits for room in one of them.
  private static func drain(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    var waiting = [
      pollfd(fd: first, events: Int16(POLLIN), revents: 0),
      pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.contains(where: { $0.fd >= 0 }) {
      if poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { break }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = systemRead(waiting[index].fd, &chunk, chunk.count)
        if count > 0 {
          texts[index].append(contentsOf: chunk[..<count])
        } else if count == 0 || errno != EINTR {
          waiting[index].fd = -1
        }
      }
    }
    return (texts[0], texts[1])
  }
}
