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
  /// lock. A process that dies gives it up. Where no lock can be made, or the file system has none,
  /// there is no claim, and work goes on: whoever may not make a file beside another may not replace
  /// that one either. A lock that is there and cannot be opened is an error.
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

    /// After so many seconds it is said that another process is waited for.
    private static let silence = 2.0

    /// Waits until nobody else has a claim on a file; nil where nothing can be locked.
    ///
    /// - Parameter waiting: Called once when that takes longer.
    /// - Throws: `claimed` where another process does not give it up, `unclaimable` where a lock is
    ///   there that cannot be opened.
    static func made(on path: String, waiting: () -> Void) throws(Failure) -> Claim? {
      let beside = name(of: path)
      let start = seconds()
      var isSilent = true
      while true {
        guard let descriptor = try opened(beside) else { return nil }
        let isLocked: Bool
        do throws(Failure) {
          isLocked = try lock(descriptor, until: start + patience) {
            if isSilent, seconds() > start + silence {
              isSilent = false
              waiting()
            }
          }
        } catch {
          close(descriptor)
          throw error
        }
        guard isLocked else {
          // The file system has no locks: one that lies there says nothing.
          unlink(beside)
          close(descriptor)
          return nil
        }
        // Whoever had it before has removed the file, and another may have made a new one.
        if isFile(beside, open: descriptor) { return Claim(beside, descriptor) }
        close(descriptor)
      }
    }

    /// What the lock of a file is called.
    static func name(of path: String) -> String {
      Replacement.name(beside: destination(of: path), "lock")
    }

    /// Gives the right up.
    func giveUp() {
      guard descriptor >= 0 else { return }
      // Removed while it is locked: it is nobody else's.
      // A signal that comes meanwhile leaves it behind, which does no harm; another's is not removed.
      note.clear()
      unlink(path)
      close(descriptor)
      descriptor = -1
    }

    /// Opens a lock that is there, or makes one that every user can open; nil where none can be made.
    ///
    /// A folder that everybody may write in lets nobody open another user's file with `O_CREAT`, so
    /// that is left out where the file is there.
    private static func opened(_ path: String) throws(Failure) -> Int32? {
      let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
      // Another process may have made it, and is about to say who may open it.
      var chances = 20
      while true {
        let old = open(path, flags)
        if old >= 0 {
          var status = stat()
          if fstat(old, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return old }
          close(old)
          throw .unclaimable
        }
        guard errno == ENOENT else {
          // It may be gone since; what is no folder has nothing in it.
          var status = stat()
          let isForbidden = errno == EACCES
          let isThere = lstat(path, &status) == 0
          if !isThere, errno != ENOENT { return nil }
          chances -= 1
          guard isForbidden || !isThere, chances > 0 else { throw .unclaimable }
          usleep(2000)
          continue
        }
        let new = open(path, flags | O_CREAT | O_EXCL, 0o666)
        if new >= 0 {
          // Whatever the mask for new files is.
          fchmod(new, 0o666)
          return new
        }
        if errno != EEXIST { return nil }
      }
    }

    /// Locks a file that is open; false where that cannot be done.
    private static func lock(
      _ descriptor: Int32, until end: Double, waiting: () -> Void
    ) throws(Failure) -> Bool {
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        guard errno == EWOULDBLOCK else { return false }
        if seconds() > end { throw Failure.claimed }
        waiting()
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
