/// Work on many things in a row, done on several threads and handed over in its order, whatever
/// thread is done first.
///
/// The calling thread takes part: it hands over what is due, and works itself while that is not
/// done. How much may be done in advance is bounded, by number and by weight, so that the memory in
/// use does not grow with the number of things.
struct OrderedWork<Result: Sendable>: Sendable {
  /// How many things there are.
  let count: Int
  /// How many threads work on them, the calling one among them.
  let threads: Int

  /// A stretch of things is taken at once: as many as together weigh about this much.
  private static var stretchWeight: Int { 1 << 18 }
  private static var longestStretch: Int { 16 }
  /// While more than this waits to be handed over, only what is due is worked on.
  private static var mostWaiting: Int { 16 << 20 }
  /// So many things a thread may be taken before they are due, or as many light ones as weigh no more
  /// than a stretch, at most two of the longest. A result keeps several times its weight in memory, and
  /// more would gain nothing: what is slow is handing over.
  private static var mostAhead: Int { 4 }

  /// What the threads share; everything in it is behind the lock.
  private final class Board: @unchecked Sendable {
    let lock = Platform.Lock()
    /// Stretches that are done and wait, by their first thing.
    var done: [Int: [(result: Result, weight: Int)]] = [:]
    /// The first thing that nobody has taken.
    var next = 0
    /// The first thing that was not handed over.
    var due = 0
    var waitingWeight = 0
    var weighed = (things: 0, weight: 0)
    var isStopped = false
    /// How many threads sleep until something changes.
    var sleepers = 0
  }

  /// Works on everything.
  ///
  /// - Parameters:
  ///   - worker: Makes what does the work on one thread: takes the number of a thing, and answers
  ///     with the result and about how many bytes that keeps.
  ///   - deliver: Takes the results in order, on the calling thread; false ends the work.
  func run(
    worker: @escaping @Sendable () -> (Int) -> (Result, Int),
    deliver: (Int, Result) -> Bool
  ) {
    let own = worker()
    guard threads > 1 else {
      for number in 0..<count where !deliver(number, own(number).0) { return }
      return
    }
    let board = Board()
    let others = (1..<threads).compactMap { _ in
      Platform.Thread { work(on: board, worker()) }
    }
    conduct(board, own, deliver)
    board.lock.locked {
      board.isStopped = true
      board.lock.ring()
    }
    for thread in others { thread.join() }
  }

  /// Takes the next stretch; nil while there is none that may be taken. The lock is held.
  private func take(from board: Board) -> Range<Int>? {
    guard board.next < count, !board.isStopped else { return nil }
    let isDue = board.next == board.due
    let average = board.weighed.things == 0 ? 1 << 16 : board.weighed.weight / board.weighed.things
    let light = min(2 * Self.longestStretch, Self.stretchWeight / max(1, average))
    guard isDue || board.waitingWeight <= Self.mostWaiting,
      board.next - board.due <= max(Self.mostAhead, light) * threads
    else { return nil }
    let fair = max(1, (count - board.next) / (2 * threads))
    let length = min(
      max(1, Self.stretchWeight / max(1, average)), Self.longestStretch, fair)
    defer { board.next += length }
    return board.next..<board.next + length
  }

  /// What the threads do besides the calling one.
  private func work(on board: Board, _ work: (Int) -> (Result, Int)) {
    while true {
      let stretch: Range<Int>? = board.lock.locked {
        while !board.isStopped, board.next < count {
          if let stretch = take(from: board) { return stretch }
          board.sleepers += 1
          board.lock.wait()
          board.sleepers -= 1
        }
        return nil
      }
      guard let stretch else { return }
      put(stretch.map(work), of: stretch, on: board)
    }
  }

  private func put(_ results: [(Result, Int)], of stretch: Range<Int>, on board: Board) {
    board.lock.locked {
      board.done[stretch.lowerBound] = results
      let weight = results.reduce(0) { $0 + $1.1 }
      board.waitingWeight += weight
      board.weighed.things += results.count
      board.weighed.weight += weight
      if board.due == stretch.lowerBound, board.sleepers > 0 { board.lock.ring() }
    }
  }

  private enum Step {
    case deliver([(result: Result, weight: Int)])
    case work(Range<Int>)
  }

  /// Hands over what is due, and works where that is not done yet.
  private func conduct(
    _ board: Board, _ work: (Int) -> (Result, Int), _ deliver: (Int, Result) -> Bool
  ) {
    var due = 0
    while due < count {
      let step: Step = board.lock.locked {
        while true {
          if let ready = board.done.removeValue(forKey: due) { return .deliver(ready) }
          if let stretch = take(from: board) { return .work(stretch) }
          board.sleepers += 1
          board.lock.wait()
          board.sleepers -= 1
        }
      }
      switch step {
      case .work(let stretch) where stretch.lowerBound == due:
        // Nobody has to wait for these: each is handed over at once.
        for number in stretch where !deliver(number, work(number).0) { return }
        due = stretch.upperBound
        pass(due, 0, on: board)
      case .work(let stretch): put(stretch.map(work), of: stretch, on: board)
      case .deliver(let ready):
        var weight = 0
        for (offset, item) in ready.enumerated() {
          if !deliver(due + offset, item.result) { return }
          weight += item.weight
        }
        due += ready.count
        pass(due, weight, on: board)
      }
    }
  }

  private func pass(_ due: Int, _ weight: Int, on board: Board) {
    board.lock.locked {
      board.due = due
      board.waitingWeight -= weight
      if board.sleepers > 0 { board.lock.ring() }
    }
  }
}
