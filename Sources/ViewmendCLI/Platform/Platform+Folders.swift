#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Folders, and what stands in them.
extension Platform {
  /// Makes a folder and those above it that are missing.
  static func makeFolders(_ path: String) throws(Failure) {
    if (try? kind(of: path)) == .directory { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    try makeFolder(path)
  }

  /// Makes a folder that only its owner may enter; one that is there already stays.
  static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw lastFailure }
  }

  /// Why an entry of a folder is neither a file nor a folder to go into.
  enum Obstacle: Sendable {
    case linkToFolder, linkToNothing, linkInCircle
    /// A pipe, a socket or a device, or a link to one.
    case special

    /// What it is, for people.
    var words: String {
      switch self {
      case .linkToFolder: "a link to a folder"
      case .linkToNothing: "a link to nothing"
      case .linkInCircle: "a link in a circle"
      case .special: "no regular file"
      }
    }
  }

  /// What stands in a folder.
  struct FolderEntry: Sendable {
    var name: String
    var kind: FileKind
    /// True for a file that a link leads to.
    var isLink = false
    /// What an entry is that is neither; nil for files and folders.
    var obstacle: Obstacle?
    /// Why what a name leads to is not known; nil where it is.
    var failure: Failure?
  }

  /// The entries of a folder but for those that begin with a dot and are not wanted.
  ///
  /// A link to a file is a file; one to a folder is neither, since it could lead in a circle. They
  /// are sorted by their bytes, folders as if a slash stood behind them, so that a walk through all
  /// of them meets paths in the order of their bytes, on every machine.
  ///
  /// - Parameters:
  ///   - path: The folder, with a slash behind it.
  ///   - wantsHidden: Says which of the names that begin with a dot are wanted.
  static func entries(
    of path: String, wantsHidden: (String) -> Bool
  ) throws(Failure) -> [FolderEntry] {
    guard let directory = opendir(path) else { throw lastFailure }
    defer { closedir(directory) }
    var entries: [(key: String, entry: FolderEntry)] = []
    var isASCII = true
    while let entry = readdir(directory) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        { Self.name(of: $0) }
      }
      if name.utf8.first == UInt8(ascii: ".") {
        if name == "." || name == ".." || !wantsHidden(name) { continue }
      }
      var found = Self.entry(name, in: path, type: Int32(entry.pointee.d_type))
      if !isText { found.failure = .noText }
      isASCII = isASCII && name.utf8.allSatisfy { $0 < 0x80 }
      entries.append((found.kind == .directory ? name + "/" : name, found))
    }
    if isASCII {
      // Comparing strings of ASCII compares their bytes, and is the faster way to.
      entries.sort { $0.key < $1.key }
    } else {
      entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
    return entries.map(\.entry)
  }

  private static func entry(_ name: String, in folder: String, type: Int32) -> FolderEntry {
    if type == Int32(DT_REG) { return FolderEntry(name: name, kind: .file) }
    if type == Int32(DT_DIR) { return FolderEntry(name: name, kind: .directory) }
    if type != Int32(DT_LNK), type != Int32(DT_UNKNOWN) {
      return FolderEntry(name: name, kind: .other, obstacle: .special)
    }
    var status = stat()
    guard lstat(folder + name, &status) == 0 else {
      return FolderEntry(name: name, kind: .other, failure: lastFailure)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return FolderEntry(name: name, kind: .file)
    case S_IFDIR: return FolderEntry(name: name, kind: .directory)
    case S_IFLNK: return link(name, in: folder)
    default: return FolderEntry(name: name, kind: .other, obstacle: .special)
    }
  }

  private static func link(_ name: String, in folder: String) -> FolderEntry {
    do throws(Failure) {
      switch try kind(of: folder + name) {
      case .file: return FolderEntry(name: name, kind: .file, isLink: true)
      case .directory: return FolderEntry(name: name, kind: .other, obstacle: .linkToFolder)
      case .other: return FolderEntry(name: name, kind: .other, obstacle: .special)
      }
    } catch {
      if error.isMissing {
        return FolderEntry(name: name, kind: .other, obstacle: .linkToNothing)
      }
      if error.isCircle { return FolderEntry(name: name, kind: .other, obstacle: .linkInCircle) }
      return FolderEntry(name: name, kind: .other, failure: error)
    }
  }
}
