#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where what is written to a path goes.
extension Platform {
  /// The file that a path leads to, from the root, links followed, whether it is there yet or not; the
  /// path itself where its folder is not there.
  static func destination(of path: String) -> String {
    if let whole = wholePath(of: path) { return whole }
    let target = linkTarget(of: path)
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(target[...$0]) } ?? "."
    let name = slash.map { String(target[target.utf8.index(after: $0)...]) } ?? target
    guard let whole = wholePath(of: folder) else { return path }
    return whole == "/" ? "/\(name)" : "\(whole)/\(name)"
  }

  /// What a link that leads nowhere yet names, so that the link stays; else the path itself.
  static func linkTarget(of path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink(path, &buffer, buffer.count - 1)
    guard length > 0 else { return path }
    let name = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if name.hasPrefix("/") { return name }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return (slash.map { String(path[...$0]) } ?? "") + name
  }
}
