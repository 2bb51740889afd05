import Reporting

/// Tells which names lead to one file: names of one path, through whatever links.
///
/// Links are followed, since what is corrected through one is the file that it leads to. Two hard
/// links are two files, as they are to git, and to a correction, which replaces one of them.
struct FileIdentity {
  /// The folder of the path before, and its whole path: files of a folder mostly follow each other.
  private var folder = PathKey("")
  private var whole = ""

  /// The same for every name of a file; also for one that is not there.
  mutating func key(of path: String, isLink: Bool) -> PathKey {
    // A link to nothing, and a pipe of the shell's, have no whole path but the one that they stand at.
    if isLink, let target = Platform.wholePath(of: path) { return PathKey(target) }
    let folder = PathKey(ConfigurationFinder.folder(of: path))
    if folder != self.folder {
      self.folder = folder
      whole = ConfigurationFinder.slashed(Platform.wholePath(of: folder.path) ?? folder.path)
    }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return PathKey(whole + (slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]))
  }

  /// Every file once, in the place and by the name of its first naming.
  static func once(_ files: [InputFile]) -> [InputFile] {
    var identity = FileIdentity()
    var places: [PathKey: Int] = [:]
    var kept: [InputFile] = []
    kept.reserveCapacity(files.count)
    for file in files {
      guard case .path(let path) = file.origin else {
        kept.append(file)
        continue
      }
      let key = identity.key(of: path, isLink: file.isLink)
      if let place = places[key] {
        kept[place].join(file)
      } else {
        places[key] = kept.count
        kept.append(file)
      }
    }
    return kept
  }
}
