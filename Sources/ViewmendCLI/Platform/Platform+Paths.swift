#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a path leads to.
extension Platform {
  /// What a path names.
  enum FileKind: Sendable {
    case file, directory, other
  }

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

  /// True when an entry of a folder has a path, wherever it leads.
  static func isEntry(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// True for a link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path from the root, links followed; nil where nothing has that name.
  static func wholePath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
