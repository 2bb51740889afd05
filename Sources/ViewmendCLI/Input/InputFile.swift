/// One input of a run.
struct InputFile: Sendable {
  /// Where the bytes come from.
  enum Origin: Sendable {
    case path(String)
    case standardInput
  }

  var origin: Origin
  /// What messages and reports call it.
  var name: String
  /// The number of the folder or pattern whose walk found it first; nil where none did.
  private(set) var folder: Int?
  /// The numbers of others.
  private(set) var otherFolders: [Int] = []
  /// True when it was named itself, and more is asked of it than of one that a walk found.
  private(set) var isNamed: Bool
  /// The number of its configuration.
  var settings: Int
  /// True for a pipe or device, which can be read but not replaced.
  var isSpecial: Bool
  /// True when its name is that of a link.
  var isLink: Bool

  init(
    origin: Origin, name: String, folder: Int? = nil, settings: Int = 0, isSpecial: Bool = false,
    isLink: Bool = false
  ) {
    self.origin = origin
    self.name = name
    self.folder = folder
    self.settings = settings
    self.isSpecial = isSpecial
    self.isLink = isLink
    isNamed = folder == nil
  }

  /// True when it was found by a walk, and not named.
  var isWalked: Bool { !isNamed }

  /// The numbers of all folders and patterns whose walks found it.
  var folders: [Int] { (folder.map { [$0] } ?? []) + otherFolders }

  /// True for standard input.
  var isStandardInput: Bool {
    if case .standardInput = origin { true } else { false }
  }

  /// Takes in what another naming of the same file asks.
  mutating func join(_ other: InputFile) {
    isNamed = isNamed || other.isNamed
    guard let another = other.folder, another != folder, !otherFolders.contains(another) else {
      return
    }
    if folder == nil { folder = another } else { otherFolders.append(another) }
  }
}
