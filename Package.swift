// swift-tools-version: 6.2

import PackageDescription

/// What every module of the package is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "viewmend",
  products: [
    .library(name: "Viewmend", targets: ["Viewmend"]),
    .executable(name: "viewmend", targets: ["ViewmendMain"]),
  ],
  targets: [
    .target(name: "Hierarchy", swiftSettings: settings),
    .target(name: "Formats", dependencies: ["Hierarchy"], swiftSettings: settings),
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
    .target(
      name: "ViewmendCLI",
      dependencies: ["Arguments", "Reporting", "Patching", "Analysis", "Formats", "Hierarchy"],
      swiftSettings: settings),
    .executableTarget(
      name: "ViewmendMain",
      dependencies: ["ViewmendCLI"],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .target(
      name: "Viewmend",
      dependencies: ["Hierarchy", "Formats", "Analysis", "Patching"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Hierarchy", "Formats"], path: "Tests/TestSupport"),
    .testTarget(
      name: "AnalysisTests",
      dependencies: ["Analysis", "Formats", "Hierarchy", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"], swiftSettings: settings),
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
