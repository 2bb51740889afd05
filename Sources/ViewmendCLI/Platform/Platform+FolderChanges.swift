#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waiting for files to change.
extension Platform {
  /// What a wait ended with.
  enum WaitEnd: Sendable {
    /// Something happened in a folder that is watched.
    case change
    /// The time is over.
    case timeout
    /// The reader of standard output is gone.
    case outputClosed
  }

  /// Notices that something happens in folders: by inotify, on Linux; elsewhere, and where the
  /// system has no more room for that, waits only end with the time.
  final class FolderChanges {
    private let descriptor: Int32
    /// What matters in a folder, by its number.
    private var interests: [Int32: WatchInterest] = [:]

    init() {
      #if os(Linux)
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      #else
        descriptor = -1
      #endif
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches a folder from now on.
    ///
    /// - Parameters:
    ///   - path: The folder; one that is not there is passed over.
    ///   - interest: What matters of what happens in it.
    func watch(_ path: String, _ interest: WatchInterest) {
      #if os(Linux)
        let events =
          IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
          | IN_ATTRIB | IN_ONLYDIR
        let number = inotify_add_watch(descriptor, path, UInt32(events))
        if number >= 0 { interests[number] = interest }
      #endif
    }

    /// Waits until something happens in a watched folder.
    ///
    /// - Parameter milliseconds: How long at most.
    func wait(milliseconds: Int32) -> WaitEnd {
      var left = milliseconds
      while true {
        let start = Platform.milliseconds()
        // A pipe without a reader is told whatever is asked for.
        var waiting = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: Stream.output.rawValue, events: 0, revents: 0),
        ]
        let count = poll(&waiting, nfds_t(waiting.count), left)
        if count > 0, waiting[1].revents & Int16(POLLERR | POLLNVAL) != 0 { return .outputClosed }
        if count > 0, waiting[0].revents & Int16(POLLIN) != 0, takeEvents() { return .change }
        left -= Int32(clamping: Platform.milliseconds() - start)
        if left <= 0 || (count == 0) { return .timeout }
      }
    }

    /// Reads what has happened; true where any of it matters.
    private func takeEvents() -> Bool {
      #if os(Linux)
        var matters = false
        let header = MemoryLayout<inotify_event>.size
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
          let got = systemRead(descriptor, &chunk, chunk.count)
          guard got > 0 else { return matters }
          var place = 0
          while place + header <= got {
            let event = chunk.withUnsafeBytes {
              $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            }
            let end = min(place + header + Int(event.len), got)
            let name = String(
              decoding: chunk[place + header..<end].prefix { $0 != 0 }, as: UTF8.self)
            place = end
            // Events may have been lost, which may have been any.
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { matters = true }
            if event.mask & UInt32(IN_IGNORED) != 0 {
              interests[event.wd] = nil
            } else if let interest = interests[event.wd] {
              matters = matters || interest.includes(name)
            }
          }
        }
      #else
        return false
      #endif
    }
  }
}
