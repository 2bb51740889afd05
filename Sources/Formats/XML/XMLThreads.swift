internal import CViewXML

/// What reading XML in several threads needs.
package enum XMLThreads {
  /// Makes libxml2 ready; to be called before a second thread starts.
  package static func prepare() { vx_prepare_for_threads() }
}
