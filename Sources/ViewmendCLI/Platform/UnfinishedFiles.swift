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

  /// Some slots, and behind them more where they did not suffice: all reports of a run are open at
  /// once, and their number has no limit. None is ever given up, so that a handler may walk through.
  private final class Block: Sendable {
    let slots = (0..<16).map { _ in Slot() }
    let next = AtomicLazyReference<Block>()
  }

  private let first = Block()

  /// Notes that a file is being written, until the slot is cleared.
  func note(_ path: String) -> Slot {
    let text = path.utf8CString
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
    for (place, byte) in text.enumerated() { (name + place).initialize(to: byte) }
    var block = first
    while true {
      for slot in block.slots where slot.hold(name) { return slot }
      block = block.next.load() ?? block.next.storeIfNil(Block())
    }
  }

  /// Hands out every name, each once; for a handler of signals, after which the process ends.
  func takeAll(_ body: (UnsafePointer<CChar>) -> Void) {
    var block: Block? = first
    while let current = block {
      for slot in current.slots {
        if let name = slot.take() { body(name) }
      }
      block = current.next.load()
    }
  }
}
