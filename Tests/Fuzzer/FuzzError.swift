/// Why the fuzzer cannot go on; a fault that it finds is a result instead.
enum FuzzError: Error {
  case usage(String)
  case system(action: String, path: String, reason: String)

  var message: String {
    switch self {
    case .usage(let complaint): "\(complaint) See --help."
    case .system(let action, let path, let reason):
      "Cannot \(action) \(path): \(reason). Check the path, its rights and the free space."
    }
  }
}
