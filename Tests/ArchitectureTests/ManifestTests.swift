import Testing

/// The manifest declares the same arrows as the list that the imports are held to.
@Suite struct ManifestTests {
  @Test func dependenciesAreTheArrows() throws {
    let targets = Self.targets(try SourceTree.text("Package.swift"))
    let tools = ["TestSupport", "Benchmarks", "Fuzzer"]
    let modules = targets.filter { $0.kind != "testTarget" && !tools.contains($0.name) }
    var declared: [String: Set<String>] = [:]
    for target in modules { declared[target.name] = Set(target.dependencies) }
    #expect(declared == Layers.arrows)
  }

  @Test func everyFolderOfTestsHasItsTarget() throws {
    let targets = Self.targets(try SourceTree.text("Package.swift"))
    let folders = Set(try SourceTree.swiftFiles(below: "Tests").map(\.module))
    let tools = ["TestSupport", "Benchmarks", "Fuzzer"]
    let named = targets.map(\.name).filter { $0.hasSuffix("Tests") || tools.contains($0) }
    #expect(folders == Set(named))
  }

  @Test func nothingComesFromElsewhere() throws {
    let manifest = try SourceTree.text("Package.swift")
    #expect(!manifest.contains(".package("))
    #expect(manifest.hasPrefix("// swift-tools-version: "))
  }

  /// One target as the manifest writes it.
  struct Target {
    var kind: String
    var name: String
    var dependencies: [String]
  }

  /// The targets of a manifest, read by the shape that they are written in.
  static func targets(_ manifest: String) -> [Target] {
    let flat = manifest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let kinds = ["target", "executableTarget", "testTarget", "systemLibrary"]
    return kinds.flatMap { kind in
      flat.split(separator: ".\(kind)(").dropFirst().compactMap { piece -> Target? in
        let parts = piece.split(separator: "\"")
        guard parts.count > 1, parts[0].hasSuffix("name: ") else { return nil }
        let body = piece.split(separator: "arget(").first ?? piece
        let list =
          body.split(separator: "dependencies: [").dropFirst().first?
          .split(separator: "]").first ?? ""
        let names = list.split(separator: "\"").filter { !$0.contains(",") && $0 != " " }
        return Target(kind: kind, name: String(parts[1]), dependencies: names.map(String.init))
      }
    }
  }
}
