import Formats
import Hierarchy
import Glibc
func load(_ path: String) -> [UInt8] {
  let fd = open(path, O_RDONLY); var st = stat(); fstat(fd, &st)
  return [UInt8](unsafeUninitializedCapacity: Int(st.st_size)) { b, n in n = read(fd, b.baseAddress, Int(st.st_size)) }
}
for path in CommandLine.arguments.dropFirst() where path != "-v" {
  let s = SourceText(load(path), name: path)
  do {
    let d = try Dump.read(s)
    print(path.split(separator: "/").last!, d.tree.count, d.tree.roots.count, d.diagnostics.count, d.preparations, d.recognizers.count)
    if CommandLine.arguments.contains("-v") {
      for x in d.diagnostics { let li = LineIndex(d.tree.source); let l = li.location(of: x.range.lowerBound); let e = li.location(of: x.range.upperBound); print("   ", l.line, l.column, "-", e.line, x.severity, x.message) }
    }
  } catch { print(path.split(separator: "/").last!, error) }
}
