import Synchronization

/// The names of files that are being written beside those that they are to replace, for the handler
/// of signals that end the process.
///
/// A handler may wait for nothing and allocate nothing, and may run on any thread: a name is held in
/// one word, and whoever takes it out of there owns it. So nobody reads what another has freed.
final class UnfinishedFiles: Sendable {
  /// A place for one name.
  final class Slot: Sendable {
    /// The address of the name; 0 for none.
    private let name = Atomic<UInt>(0)

    /// Puts a name in.
    ///
    /// - Returns: False where there is one already.
    fileprivate func hold(_ pointer: UnsafeMutablePointer<CChar>) -> Bool {
      name.compareExchange(
        expected: 0, desired: UInt(bitPattern: pointer), ordering: .acquiringAndReleasing
      ).exchanged
    }

    /// Takes the name out; nil where none is, or another has taken it.
    fileprivate func take() -> UnsafeMutablePointer<CChar>? {
      UnsafeMutablePointer(bitPattern: name.exchange(0, ordering: .acquiringAndReleasing))
    }

    /// Forgets the name, since the file is finished or gone.
    func clear() { take()?.deallocate() }
  }

  /// As many files as are written at once; the program itself writes one after another.
  private let slots = (0..<16).map { _ in Slot() }

  /// Notes that a file is being written, until the slot is cleared; nil when no slot is free, and
  /// the file would stay behind.
  func note(_ path: String) -> Slot? {
    let text = path.utf8CString
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
    for (place, byte) in text.enumerated() { (name + place).initialize(to: byte) }
    for slot in slots where slot.hold(name) { return slot }
    name.deallocate()
    return nil
  }

  /// Hands out every name, each once; for a handler of signals, after which the process ends.
  func takeAll(_ body: (UnsafePointer<CChar>) -> Void) {
    for slot in slots {
      if let name = slot.take() { body(name) }
    }
  }
}
