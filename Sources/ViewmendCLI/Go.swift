import Formats
import Hierarchy
package func go(_ args: [String]) {
  for p in args {
    do { let s = try Platform.read(p, name: p, limit: 1 << 40)
      let d = try Dump.read(s)
      print(p, d.tree.count, d.tree.roots.count)
    } catch { print(error) }
  }
  
}
package func end() { Platform.exit(0) }
