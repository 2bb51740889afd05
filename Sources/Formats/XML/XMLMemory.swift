internal import CViewXML

/// A parser of libxml2's, kept from text to text. For one thread at a time.
final class XMLMemory {
  /// nil where there was no room for one; reading says so.
  let parser: OpaquePointer?

  init() { parser = vx_memory_create() }

  deinit { vx_memory_free(parser) }
}
