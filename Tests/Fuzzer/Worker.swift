/// The process that runs the inputs, and may crash.
struct Worker {
  /// The most memory that an input may take, resident.
  static let mostBytes = 1 << 30
  /// The most time that an input may take, of the processor's.
  static let mostSeconds = 5.0
  /// What the process cannot get past, whatever the input.
  private static let mostAddresses = 6 << 30

  private let kind: Kind
  private let maker: InputMaker
  private let folder: String
  private let first: Int
  private let seconds: Double

  /// Reads the words that `Supervisor` gives it.
  init(_ words: ArraySlice<String>) throws(FuzzError) {
    let words = Array(words)
    guard words.count > 5, let kind = Kind(rawValue: words[0]), let seed = UInt64(words[1]),
      let first = Int(words[2]), let seconds = Double(words[3])
    else { throw .usage("work is for the fuzzer itself.") }
    self.kind = kind
    self.first = first
    self.seconds = seconds
    folder = words[4]
    maker = InputMaker(kind, seed: seed, try SeedTexts(Array(words[5...])))
  }

  /// Runs inputs until the time is up or one of them has a fault, which is said in a file.
  func run() throws(FuzzError) -> Int32 {
    Platform.limitMemory(to: Self.mostAddresses)
    let counter = try Platform.Counter("\(folder)/number")
    let end = Platform.now() + seconds
    let trial = Trial(kind, folder: folder)
    var number = first
    while Platform.now() < end {
      counter.value = number
      Platform.limitTime(to: Self.mostSeconds)
      do throws(Fault) {
        try trial.run(maker.input(number))
        guard Platform.peakBytes() < Self.mostBytes else {
          throw Fault("It took \(Platform.peakBytes() >> 20) MiB.")
        }
      } catch {
        try Platform.write(Array(error.message.utf8), to: "\(folder)/fault")
        return 1
      }
      number += 1
    }
    counter.value = number
    return 0
  }
}
