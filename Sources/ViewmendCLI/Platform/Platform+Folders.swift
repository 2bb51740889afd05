import Hierarchy

#if canImport(Glibc)
  import Glibc

  private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = Glibc.read
#elseif canImport(Musl)
  import Musl

  private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = Musl.read
#elseif canImport(Darwin)
  import Darwin

  private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = Darwin.read
#endif

/// Folders, and files that are read one after the other.
extension Platform {
  /// What a path names.
  enum FileKind: Sendable {
    case file, directory, other
  }

  /// Makes a folder and those above it that are missing.
  static func makeFolders(_ path: String) throws(Failure) {
    if (try? kind(of: path)) == .directory { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    try makeFolder(path)
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

  /// A name of the system's, and whether it is text; bytes of it that are no UTF-8 are written `\xE9`.
  ///
  /// A name that is no text is for messages. As a path it leads nowhere, or to another file.
  private static func name(of text: UnsafePointer<CChar>) -> (name: String, isText: Bool) {
    if let name = String(validatingCString: text) { return (name, true) }
    var result = ""
    let all = UnsafeBufferPointer(start: text, count: strlen(text))
    var bytes = all.map { UInt8(bitPattern: $0) }[...]
    while !bytes.isEmpty {
      let length = (1...4).first { count in
        bytes.count >= count && String(validating: bytes.prefix(count), as: UTF8.self) != nil
      }
      if let length {
        result += String(decoding: bytes.prefix(length), as: UTF8.self)
      } else if let byte = bytes.first {
        result += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      bytes = bytes.dropFirst(length ?? 1)
    }
    return (result, false)
  }

  /// The arguments of the process, its name left out.
  static func arguments() -> [String] { namedArguments.map(\.name) }

  private static var namedArguments: [(name: String, isText: Bool)] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      CommandLine.unsafeArgv[number].map { name(of: $0) }
    }
  }

  /// True for what a message calls an argument, or the end of one, with bytes that are no UTF-8; false
  /// where somebody typed the same as text.
  static func isEscaped(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "\\")) else { return false }
    let alike = namedArguments.filter { $0.name.hasSuffix(name) }
    return !alike.isEmpty && alike.allSatisfy { !$0.isText }
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

  /// Memory that one file after the other is read into.
  ///
  /// It is never changed while a text that lies in it is in use.
  final class ReadBuffer: @unchecked Sendable {
    /// Longer files are mapped.
    static let capacity = 1 << 16
    fileprivate let memory = UnsafeMutableRawPointer.allocate(
      byteCount: capacity + SourceText.padding, alignment: 16)

    deinit { memory.deallocate() }
  }

  /// Reads or maps a whole file; a small one without asking the system for anything but its bytes.
  ///
  /// - Parameters:
  ///   - path: The file; anything that is no regular file is read to its end.
  ///   - name: What messages call it.
  ///   - limit: Where reading stops; a longer input may be returned cut behind it.
  ///   - largest: The largest regular file that is read.
  ///   - maps: False for files that another process may be writing: a map of what is cut meanwhile
  ///     has no bytes any more.
  ///   - buffer: Takes a small file, unless another text still lies in it; then it is replaced.
  /// - Returns: The text; nil for a regular file that is larger.
  static func read(
    _ path: String, name: String, limit: Int, largest: Int, maps: Bool,
    into buffer: inout ReadBuffer
  ) throws(Failure) -> SourceText? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastFailure }
    defer { close(descriptor) }
    if !isKnownUniquelyReferenced(&buffer) { buffer = ReadBuffer() }
    var count = 0
    while count < ReadBuffer.capacity {
      let got = systemRead(descriptor, buffer.memory + count, ReadBuffer.capacity - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw lastFailure }
      if got == 0 {
        memset(buffer.memory + count, 0, SourceText.padding)
        return SourceText(
          name: name, adopting: buffer.memory, count: count,
          release: { [buffer] _ in withExtendedLifetime(buffer) {} })
      }
      count += got
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw lastFailure }
    let size = Int(status.st_size)
    let head = UnsafeRawBufferPointer(start: buffer.memory, count: count)
    guard status.st_mode & S_IFMT == S_IFREG, size >= count else {
      return try readAll(descriptor, name: name, expected: size, limit: limit, behind: head)
    }
    if size > largest { return nil }
    if maps, size <= limit { return try map(descriptor, size: size, name: name) }
    return try readAll(descriptor, name: name, expected: size, limit: limit, behind: head)
  }
}
