/// What paths name, and folders that are made.
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
}
