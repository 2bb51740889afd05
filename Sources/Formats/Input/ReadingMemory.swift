/// What readers keep from file to file, for a run over many: memory that is cleared already, and the
/// names of classes. What is read is the same with it and without. For one thread at a time.
package final class ReadingMemory {
  /// The names of classes; nil while a reader has them.
  private var classes: ClassCache? = ClassCache()

  /// What reading XML keeps; made when the first XML comes.
  private(set) lazy var xml = XMLMemory()

  package init() {}

  /// Lends the names of classes to a reader.
  func takeClasses() -> ClassCache { classes.take() ?? ClassCache() }

  /// Takes them back.
  func keep(_ classes: consuming ClassCache) { self.classes = consume classes }
}
