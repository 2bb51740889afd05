/// Which module may import which; the one list that code and manifest are held to.
enum Layers {
  static let arrows: [String: Set<String>] = [
    "ViewmendMain": ["ViewmendCLI"],
    "ViewmendCLI": [
      "Arguments", "CShippedText", "Reporting", "Patching", "Analysis", "Formats", "Hierarchy",
    ],
    "Reporting": ["Patching", "Analysis", "Formats", "Hierarchy"],
    "Patching": ["Analysis", "Formats", "Hierarchy"],
    "Analysis": ["Hierarchy"],
    "Formats": ["CViewXML", "Hierarchy"],
    "CViewXML": ["CLibXML2"],
    "CLibXML2": [],
    "Viewmend": ["Hierarchy", "Formats", "Analysis", "Patching"],
    "Hierarchy": [],
    "Arguments": [],
    "CShippedText": [],
  ]

  /// Modules in C, which hold no Swift file: the one that sees libxml2, libxml2, and the texts
  /// that are shipped.
  static let modulesInC: Set = ["CViewXML", "CLibXML2", "CShippedText"]

  /// The C library, under the names it has on different systems.
  static let systemLibraries: Set = ["Glibc", "Musl", "Darwin"]
  /// The one folder whose files may call it: one type, a file for each of its topics.
  static let platformFolder = "Sources/ViewmendCLI/Platform/"
  /// Atomics, which belong to Swift itself, and the one file that needs them.
  static let atomics = (
    module: "Synchronization", file: "Sources/ViewmendCLI/Platform/UnfinishedFiles.swift"
  )

  /// What is wrong with the imports of a file, a sentence each.
  static func violations(in file: SwiftFile) -> [String] {
    guard let allowed = arrows[file.module] else {
      return ["\(file.path): the module \(file.module) is not in the list of layers."]
    }
    return file.imports.flatMap { item -> [String] in
      var found: [String] = []
      let isSystem =
        systemLibraries.contains(item.module) && file.path.hasPrefix(platformFolder)
        || item.module == atomics.module && file.path == atomics.file
      if !allowed.contains(item.module), !isSystem {
        found.append("\(file.path): \(file.module) must not import \(item.module).")
      }
      if item.isExported, file.module != "Viewmend" {
        found.append("\(file.path): only Viewmend exports what it imports.")
      }
      return found
    }
  }
}
