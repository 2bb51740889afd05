#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replacing files as a whole.
extension Platform {
  /// Replaces a file as a whole: writes beside it, then renames; a failure leaves it as it was.
  ///
  /// A link is followed, the mode and, where allowed, the owner of an existing file are kept.
  /// What is no regular file (`/dev/null`, a pipe) is written to directly.
  static func replace(_ path: String, with bytes: UnsafeRawBufferPointer) throws(Failure) {
    let replacement = try Replacement(of: path)
    try replacement.write(bytes)
    try replacement.finish()
  }

  /// What is to take the place of a file, written piece by piece.
  ///
  /// It stands beside the file until it is finished, so that a long report takes no memory; one that
  /// is given up is removed. What goes to something else than a regular file is kept until then,
  /// since standard output may be behind it, and what else goes there comes first.
  final class Replacement {
    /// Where the bytes go for now.
    private enum Place {
      /// A file beside the one that it replaces.
      case beside(path: String, descriptor: Int32, note: UnfinishedFiles.Slot)
      /// Memory.
      case kept([UInt8])
      /// Nowhere: it is finished, or given up.
      case none
    }

    private var place: Place
    /// The file, links followed.
    private let target: String
    /// What the file is now; nil for one that is not there yet.
    private let old: stat?

    /// Begins to replace a file.
    init(of path: String) throws(Failure) {
      var status = stat()
      let exists = stat(path, &status) == 0
      old = exists ? status : nil
      if exists, status.st_mode & S_IFMT == S_IFDIR { throw Failure(code: EISDIR) }
      if exists, status.st_mode & S_IFMT != S_IFREG {
        target = path
        place = .kept([])
        return
      }
      // Replacing a file needs no right to write it, only to its folder; ask for both all the same.
      if exists, access(path, W_OK) != 0 { throw lastFailure }
      target = exists ? wholePath(of: path) ?? path : linkTarget(of: path)
      let mode = exists ? status.st_mode & 0o7777 : 0o666
      // Reports whose names begin alike may be written side by side.
      var names = Self.temporaryNames(beside: target).makeIterator()
      var beside = ""
      var descriptor: Int32 = -1
      repeat {
        guard let name = names.next() else { throw lastFailure }
        beside = name
        descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      } while descriptor < 0 && errno == EEXIST
      guard descriptor >= 0 else { throw lastFailure }
      place = .beside(
        path: beside, descriptor: descriptor, note: Platform.unfinishedFiles.note(beside))
    }

    deinit { giveUp() }

    /// Adds bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
      switch place {
      case .beside(_, let descriptor, _): try Platform.write(bytes, to: descriptor)
      case .kept(var kept):
        place = .none
        kept.append(contentsOf: bytes)
        place = .kept(kept)
      case .none: break
      }
    }

    /// Puts what was written into the place of the file.
    func finish() throws(Failure) {
      switch place {
      case .beside(let path, let descriptor, let note):
        if let old {
          if fchown(descriptor, old.st_uid, old.st_gid) != 0 {
            _ = fchown(descriptor, uid_t.max, old.st_gid)
          }
          guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw lastFailure }
        }
        place = .none
        guard close(descriptor) == 0, rename(path, target) == 0 else {
          let failure = lastFailure
          unlink(path)
          note.clear()
          throw failure
        }
        note.clear()
      case .kept(let bytes):
        place = .none
        let descriptor = open(target, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastFailure }
        defer { close(descriptor) }
        try Platform.write(bytes, to: descriptor)
      case .none: break
      }
    }

    private func giveUp() {
      guard case .beside(let path, let descriptor, let note) = place else { return }
      place = .none
      close(descriptor)
      unlink(path)
      note.clear()
    }

    private static func temporaryNames(beside path: String) -> [String] {
      let first = name(beside: path, String(getpid()))
      return [first] + (2...16).map { "\(first)-\($0)" }
    }

    /// The name of a file of viewmend's own beside another.
    static func name(beside path: String, _ purpose: String) -> String {
      var folder = ""
      var name = path
      if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = String(path[...slash])
        name = String(path[path.utf8.index(after: slash)...])
      }
      // A name has at most 255 bytes, and a character can have many.
      let head = String(decoding: name.utf8.prefix(80), as: UTF8.self)
      return "\(folder).\(head).viewmend-\(purpose)"
    }
  }
}
