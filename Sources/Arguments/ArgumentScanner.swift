/// Reads what follows a command's name, from left to right.
struct ArgumentScanner {
  private let program: ProgramSpec
  private let command: CommandSpec
  private var pending: ArraySlice<String>
  /// What has been read so far.
  private(set) var parsed = ParsedArguments()
  /// The first of `--help` and `--version` that has been read.
  private(set) var request: OptionSpec?

  init(program: ProgramSpec, command: CommandSpec, arguments: ArraySlice<String>) {
    self.program = program
    self.command = command
    self.pending = arguments
  }

  /// A request that stands by itself among the pending arguments.
  ///
  /// Such a word is never the value of an option, so it may be granted before anything is read.
  var plainRequest: OptionSpec? {
    for text in pending {
      switch Token(text) {
      case .terminator: return nil
      case .long(let name, nil):
        if let option = command.option(.long(name)), isRequest(option) { return option }
      case .cluster(let letters) where letters.count == 1:
        if let option = command.option(.short(letters[0])), isRequest(option) { return option }
      case .long, .cluster, .positional: continue
      }
    }
    return nil
  }

  private func isRequest(_ option: OptionSpec) -> Bool {
    option == ProgramSpec.helpOption || option == ProgramSpec.versionOption
  }

  /// Reads everything; positional arguments are collected, not counted.
  mutating func scan() throws(ArgumentError) {
    while let text = pending.popFirst() {
      switch Token(text) {
      case .terminator:
        parsed.positionals += pending
        pending = []
      case .positional(let text): parsed.positionals.append(text)
      case .long(let name, let value): try readLong(name, value: value, written: text)
      case .cluster(let letters): try readCluster(letters)
      }
    }
  }
}

extension ArgumentScanner {
  private mutating func readLong(
    _ name: String, value: String?, written text: String
  ) throws(ArgumentError) {
    guard let option = command.option(.long(name)) else {
      throw program.unknownOption(.long(name), written: text, in: command)
    }
    if let value {
      try read(option, value: value)
    } else if option.value == .none {
      set(option)
    } else {
      try read(option, value: try takeValue(of: option))
    }
  }

  private mutating func readCluster(_ letters: [Character]) throws(ArgumentError) {
    for (index, letter) in letters.enumerated() {
      guard let option = command.option(.short(letter)) else {
        // A long name behind a single dash is best told by the whole word.
        let word = String(letters)
        let isWord = index == 0 || command.option(.long(word)) != nil
        let shown = "-" + (isWord ? word : String(letter))
        throw program.unknownOption(.short(letter), written: shown, in: command)
      }
      let rest = letters[(index + 1)...]
      if option.value != .none {
        try read(option, value: rest.isEmpty ? try takeValue(of: option) : String(rest))
        return
      }
      if rest.first == "=" { try check(String(rest.dropFirst()), for: option) }
      set(option)
    }
  }

  private mutating func set(_ option: OptionSpec) {
    if isRequest(option) {
      request = request ?? option
    } else {
      parsed.set(option.name)
    }
  }

  private mutating func read(_ option: OptionSpec, value: String) throws(ArgumentError) {
    try check(value, for: option)
    if !option.repeatable, let earlier = parsed.value(option.name) {
      guard earlier != value else { return }
      throw ArgumentError(
        message: "Option \(option.dashed) was given twice, as \(earlier.quoted)"
          + " and as \(value.quoted).",
        hint: "Give \(option.dashed) only once.")
    }
    parsed.append(value, to: option.name)
  }

  private func check(_ value: String, for option: OptionSpec) throws(ArgumentError) {
    try option.check(value, help: program.seeHelp(of: command))
  }

  /// Takes the next argument as the value of `option`, unless it is an option itself.
  private mutating func takeValue(of option: OptionSpec) throws(ArgumentError) -> String {
    guard let next = pending.first else { throw missingValue(of: option) }
    let name: OptionName
    switch Token(next) {
    case .terminator: throw missingValue(of: option, because: "-- follows")
    case .positional: return pending.removeFirst()
    case _ where next.isNegative: return pending.removeFirst()
    case .long(let long, _): name = .long(long)
    case .cluster(let letters): name = .short(letters[0])
    }
    if let follower = command.option(name) {
      throw missingValue(of: option, because: "option \(follower.dashed) follows")
    }
    throw ArgumentError(
      message: "Option \(option.dashed) needs a value, but \(next.quoted) looks like an option.",
      hint: "Write \(option.dashed)=\(option.value.placeholder ?? "") if it is meant as the value.")
  }

  private func missingValue(of option: OptionSpec, because reason: String? = nil) -> ArgumentError {
    ArgumentError(
      message: "Option \(option.dashed) needs a value" + (reason.map { ", but \($0)." } ?? "."),
      hint: "Write \(option.synopsis).")
  }
}
