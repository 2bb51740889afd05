/// What a file of the package may hold.
enum FileRules {
  /// The most lines of a Swift file.
  static let mostLines = 350

  /// Files without a type of their own: the program's start, and the list of exports.
  static let withoutType: Set = [
    "Sources/ViewmendMain/main.swift", "Sources/Viewmend/Viewmend.swift",
  ]

  /// What is wrong with the declarations of a file.
  ///
  /// `Type.swift` declares that type first, and no other that anybody else can see; a companion
  /// that nobody else can see is private. `Type+Topic.swift` extends that type first and declares
  /// no type that others see. Extensions of further types are no new types and may stand behind.
  static func violations(in file: SwiftFile) -> [String] {
    if withoutType.contains(file.path) { return [] }
    let visible = file.topLevel.filter { !$0.isPrivate }
    let types = visible.filter { $0.keyword != "extension" }.map(\.name)
    var found: [String] = []
    if visible.first?.name != file.subject {
      found.append("\(file.path): its first declaration is not of \(file.subject).")
    }
    let others = file.isTopic ? types : types.filter { $0 != file.subject }
    found += others.map { "\(file.path): \($0) belongs in a file of its own." }
    if !file.isTopic, !types.contains(file.subject) {
      found.append("\(file.path): it does not declare \(file.subject).")
    }
    return found
  }
}
