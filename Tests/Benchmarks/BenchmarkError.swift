/// Why the program cannot go on; a program under test that fails is a result instead.
enum BenchmarkError: Error, Equatable {
  case usage(String)
  case notExecutable(path: String)
  case system(action: String, path: String, reason: String)

  var message: String {
    switch self {
    case .usage(let complaint):
      return "\(complaint) See --help."
    case .notExecutable(let path):
      return "\(path) cannot be run. Build it first, then pass its path to --viewmend."
    case .system(let action, let path, let reason):
      return "Cannot \(action) \(path): \(reason). Check the path, its rights and the free space."
    }
  }
}
