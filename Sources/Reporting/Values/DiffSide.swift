import Formats
import Hierarchy

/// One of the two files of a comparison.
package struct DiffSide {
  /// What reports call it.
  package let path: String
  /// What was read of it.
  package let dump: Dump

  package init(path: String, dump: Dump) {
    self.path = path
    self.dump = dump
  }

  var tree: ViewTree { dump.tree }
}
