#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Changing a file that several processes may change at once.
extension Platform {
  /// The right to read a file and to write it again, which no other viewmend has meanwhile.
  ///
  /// It is a lock on a file of its own beside the one that is meant, since that is replaced and a lock
  /// on it would go with what was replaced; and not on the folder, which network file systems do not
  /// lock. A process that dies gives it up. Where nothing can be locked there is no claim, and work
  /// goes on: whoever may not make a file beside another may not replace that one either.
  final class Claim {
    private let path: String
    private let note: UnfinishedFiles.Slot
    private var descriptor: Int32

    /// How long another process is waited for, in seconds. It holds a claim for as long as it takes to
    /// read and write a list, or to run one fixture.
    private static let patience = 60.0

    private init(_ path: String, _ descriptor: Int32) {
      self.path = path
      self.descriptor = descriptor
      note = unfinishedFiles.note(path)
    }

    deinit { giveUp() }

    /// Waits until nobody else has a claim on a file; nil where nothing can be locked.
    ///
    /// - Throws: `isClaimed` where another process does not give it up.
    static func made(on path: String) throws(Failure) -> Claim? {
      let target = destination(of: path)
      let beside = Replacement.name(beside: target, "lock")
      let end = seconds() + patience
      while true {
        let descriptor = open(beside, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
        guard descriptor >= 0 else { return nil }
        let isLocked: Bool
        do throws(Failure) {
          isLocked = try lock(descriptor, until: end)
        } catch {
          close(descriptor)
          throw error
        }
        guard isLocked else {
          close(descriptor)
          return nil
        }
        // Whoever had it before has removed the file, and another may have made a new one.
        if isFile(beside, open: descriptor) { return Claim(beside, descriptor) }
        close(descriptor)
      }
    }

    /// Gives the right up.
    func giveUp() {
      guard descriptor >= 0 else { return }
      // Removed while it is locked: it is nobody else's.
      unlink(path)
      note.clear()
      close(descriptor)
      descriptor = -1
    }

    /// Locks a file that is open; false where that cannot be done.
    private static func lock(_ descriptor: Int32, until end: Double) throws(Failure) -> Bool {
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        guard errno == EWOULDBLOCK else { return false }
        if seconds() > end { throw Failure.claimed }
        usleep(2000)
      }
      return true
    }

    /// True when a name still leads to a file that is open.
    private static func isFile(_ path: String, open descriptor: Int32) -> Bool {
      var named = stat()
      var held = stat()
      return lstat(path, &named) == 0 && fstat(descriptor, &held) == 0
        && named.st_dev == held.st_dev && named.st_ino == held.st_ino
    }
  }
}
