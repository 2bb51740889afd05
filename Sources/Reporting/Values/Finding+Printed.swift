import Analysis
import Hierarchy

extension Finding.Fix {
  /// The same frames in the space that the file has its own in, as `inspect` prints them and `--set`
  /// takes them: on the screen, where the file says places on the screen.
  func printed(in tree: ViewTree) -> Finding.Fix {
    var fix = self
    fix.from = tree.printedFrame(from, of: node)
    fix.to = tree.printedFrame(to, of: node)
    return fix
  }
}
