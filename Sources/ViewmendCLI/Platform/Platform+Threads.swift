#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads: the system's own, since Swift's tasks cost a millisecond before the first one runs.
extension Platform {
  /// How many processors there are.
  static func processors() -> Int {
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Seconds on a clock that only goes forwards.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A lock with a bell for those that wait until something has changed.
  final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(bell, nil)
    }

    deinit {
      pthread_cond_destroy(bell)
      pthread_mutex_destroy(mutex)
      bell.deallocate()
      mutex.deallocate()
    }

    /// Does something while nobody else holds the lock.
    func locked<Result>(_ body: () -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body()
    }

    /// Lets go of the lock, which is held, until the bell rings.
    func wait() { pthread_cond_wait(bell, mutex) }

    /// Wakes everybody who waits.
    func ring() { pthread_cond_broadcast(bell) }
  }

  /// A thread that was started.
  struct Thread: Sendable {
    private let handle: pthread_t

    private final class Start: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// As much as the first thread of a process has.
    private static let stackSize = 8 << 20

    /// Starts a thread; nil where the system has no room for another.
    init?(_ body: @escaping @Sendable () -> Void) {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Self.stackSize)
      let start = Unmanaged.passRetained(Start(body))
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { Self.run($0) }, start.toOpaque())
      #else
        var thread: pthread_t? = pthread_t()
        var made = pthread_t()
        let status = pthread_create(
          &made, &attributes, { argument in argument.flatMap { Self.run($0) } }, start.toOpaque())
        thread = made
      #endif
      guard status == 0, let thread else {
        start.release()
        return nil
      }
      handle = thread
    }

    private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }

    /// Waits until it has ended.
    func join() { pthread_join(handle, nil) }
  }
}
