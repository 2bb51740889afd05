/// Watches over the process that runs the inputs: says which input ended it, and starts it again
/// behind that.
struct Supervisor {
  /// An input that takes longer waits for something, however busy the machine is; the worker ends
  /// itself after `Worker.mostSeconds` of the processor's time.
  private static let mostSeconds = 100.0

  let options: FuzzOptions
  let kind: Kind
  private let maker: InputMaker

  init(_ options: FuzzOptions, _ kind: Kind, _ seeds: SeedTexts) throws(FuzzError) {
    self.options = options
    self.kind = kind
    maker = InputMaker(kind, seed: options.seed, seeds)
    if maker.isEmpty { throw .usage("No file to begin with is one for \(kind.rawValue).") }
  }

  /// Runs the kind for its time.
  ///
  /// - Returns: How many inputs had a fault.
  func run() throws(FuzzError) -> Int {
    let folder = try Platform.makeFreshFolder()
    defer { Platform.remove(folder) }
    let counter = try Platform.Counter("\(folder)/number")
    let start = Platform.now()
    var next = options.first
    var faults = 0
    while faults < options.mostFaults {
      let rest = options.seconds - (Platform.now() - start)
      guard rest > 0 else { break }
      counter.value = next
      let process = try Platform.start(
        ["work", kind.rawValue, "\(options.seed)", "\(next)", "\(rest)", folder] + options.seeds)
      let complaint = watch(process, counter, folder)
      next = counter.value
      guard let complaint else { break }
      faults += 1
      try report(complaint, next)
      next += 1
    }
    Program.say(
      "\(kind.rawValue): \(next - options.first) inputs in "
        + "\(Int(Platform.now() - start)) s, \(faults) with a fault")
    return faults
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: What is wrong with the input that it ran last; nil when nothing is.
  private func watch(
    _ process: Int32, _ counter: Platform.Counter, _ folder: String
  ) -> String? {
    var (last, since) = (counter.value, Platform.now())
    while true {
      switch Platform.ending(of: process) {
      case .status(0): return nil
      case .status(1):
        let words = (try? Platform.read("\(folder)/fault")) ?? []
        return String(decoding: words, as: UTF8.self)
      case .status(let status): return "The process ended with status \(status)."
      case .signal(Platform.timeIsUp):
        return "It took more than \(Int(Worker.mostSeconds)) s of the processor's time."
      case .signal(let signal): return "The process was ended by signal \(signal)."
      case .running: break
      }
      let number = counter.value
      if number != last { (last, since) = (number, Platform.now()) }
      if Platform.now() - since > Self.mostSeconds {
        Platform.end(process)
        return "It took more than \(Int(Self.mostSeconds)) s."
      }
      Platform.sleep(seconds: 0.02)
    }
  }

  private func report(_ complaint: String, _ number: Int) throws(FuzzError) {
    let path = "\(options.output)/fault-\(kind.rawValue)-\(options.seed)-\(number)"
    try Platform.write(maker.input(number), to: path)
    Program.say(
      "\(path): \(complaint)\n  again: Fuzzer one \(kind.rawValue) \(path)")
  }
}
