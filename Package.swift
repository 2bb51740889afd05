// swift-tools-version: 6.2

import PackageDescription

/// What every module of the package is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// Programs for Linux hold all they need, libc included: such a program starts in a third of the
/// time of one that loads five libraries, and runs on any distribution. Debug builds stay dynamic,
/// since the sanitizers cannot be linked into a static program. Debugging information is left out:
/// it is half of the file, and older tools that count instructions stumble over clang's. libxml2's
/// parser comes first, so that it does not move with the rest.
let staticProgram: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld", "-Xlinker", "--strip-debug", "-Xlinker",
      "--symbol-ordering-file=\(Context.packageDirectory)/Sources/ViewmendMain/first-symbols.txt",
      "-Xlinker", "--no-warn-symbol-ordering",
    ],
    .when(platforms: [.linux], configuration: .release))
]

/// What a static program needs besides libxml2 itself: Debian's is built with these.
let staticLibraries: [LinkerSetting] = ["icui18n", "icuuc", "icudata", "lzma", "z"].map {
  .linkedLibrary($0, .when(platforms: [.linux], configuration: .release))
}

let package = Package(
  name: "viewmend",
  // The first with atomics, which a handler of signals needs.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Viewmend", targets: ["Viewmend"]),
    .executable(name: "viewmend", targets: ["ViewmendMain"]),
  ],
  targets: [
    .target(name: "Hierarchy", swiftSettings: settings),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2", "pkg-config"])]),
    // The only code that sees libxml2; its header has types of its own.
    .target(name: "CViewXML", dependencies: ["CLibXML2"]),
    // The schema of viewmend's own XML is for other tools.
    .target(
      name: "Formats", dependencies: ["CViewXML", "Hierarchy"], exclude: ["Resources"],
      swiftSettings: settings),
    .target(name: "Analysis", dependencies: ["Hierarchy"], swiftSettings: settings),
    .target(
      name: "Patching",
      dependencies: ["Analysis", "Formats", "Hierarchy"],
      swiftSettings: settings),
    .target(
      name: "Reporting",
      dependencies: ["Patching", "Analysis", "Formats", "Hierarchy"],
      swiftSettings: settings),
    .target(name: "Arguments", swiftSettings: settings),
    // Texts that the program holds: the compiler embeds the files themselves.
    .target(name: "CShippedText", exclude: ["Resources"]),
    .target(
      name: "ViewmendCLI",
      dependencies: [
        "Arguments", "CShippedText", "Reporting", "Patching", "Analysis", "Formats", "Hierarchy",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ViewmendMain",
      dependencies: ["ViewmendCLI"],
      exclude: ["first-symbols.txt"],
      swiftSettings: settings,
      linkerSettings: staticProgram + staticLibraries),
    .target(
      name: "Viewmend",
      dependencies: ["Hierarchy", "Formats", "Analysis", "Patching"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Hierarchy", "Formats"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Analysis", "Formats", "Hierarchy"],
      path: "Tests/Benchmarks",
      exclude: ["plain_reader.py", "narrow_reader.py", "lxml_reader.py", "many_reader.py"],
      swiftSettings: settings,
      linkerSettings: staticProgram + staticLibraries),
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "Analysis", "Formats", "Hierarchy", "Patching", "Reporting", "TestSupport", "ViewmendCLI",
      ],
      path: "Tests/Fuzzer",
      swiftSettings: settings,
      linkerSettings: staticProgram + staticLibraries),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "Formats", "Hierarchy", "TestSupport"],
      exclude: ["PeerCases", "StockScreens"],
      swiftSettings: settings),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "Viewmend", "Analysis", "Formats", "Hierarchy", "Patching", "Reporting", "ViewmendCLI",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PatchingTests",
      dependencies: ["Patching", "Analysis", "Formats", "Hierarchy", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "Analysis", "Formats", "Hierarchy"],
      swiftSettings: settings),
    // It runs the built program. Naming ViewmendMain here would link the whole test bundle
    // statically, which fails with Foundation; a build of the tests builds every product anyway.
    .testTarget(
      name: "CommandLineTests", dependencies: ["TestSupport", "Arguments", "ViewmendCLI"],
      exclude: ["Debugger", "type_lines.py"], swiftSettings: settings),
    .testTarget(
      name: "LibraryTests", dependencies: ["Viewmend"],
      exclude: ["PublicSymbols.txt", "public_symbols.py"], swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
      name: "ArgumentsTests", dependencies: ["Arguments"], exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "HierarchyTests",
      dependencies: ["Hierarchy", "Formats", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FormatsTests",
      dependencies: ["Formats", "Hierarchy", "TestSupport"],
      swiftSettings: settings),
  ]
)
