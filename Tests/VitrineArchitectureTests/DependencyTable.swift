/// The dependency table of the project, lowest layer first: a target depends only on targets above it
/// in this list.
struct TableRow {
  var target: String
  /// Targets of this package and products of others.
  var dependencies: Set<String>
  /// Whether its sources may import Foundation; the pipeline up to painting starts in milliseconds and
  /// gives the same bytes everywhere because it does not.
  var usesFoundation = false
}

let dependencyTable: [TableRow] = [
  TableRow(target: "CFreeType", dependencies: []),
  TableRow(target: "CShaping", dependencies: []),
  TableRow(target: "CDictionaryBreaks", dependencies: []),
  TableRow(target: "CPNG", dependencies: []),
  TableRow(target: "CRasterKernels", dependencies: []),
  TableRow(target: "CSurroundings", dependencies: []),
  TableRow(target: "VitrineGraphics", dependencies: []),
  TableRow(target: "VitrineRaster", dependencies: ["VitrineGraphics", "CRasterKernels"]),
  TableRow(target: "VitrineImages", dependencies: ["VitrineGraphics", "CPNG"]),
  TableRow(
    target: "VitrineText",
    dependencies: ["VitrineGraphics", "CFreeType", "CShaping", "CDictionaryBreaks"]),
  TableRow(target: "VitrineLayout", dependencies: ["VitrineGraphics", "VitrineText"]),
  TableRow(
    target: "VitrinePaint", dependencies: ["VitrineGraphics", "VitrineText", "VitrineLayout"]),
  TableRow(
    target: "VitrineBlame",
    dependencies: ["VitrineGraphics", "VitrineImages", "VitrineText", "VitrineLayout"]),
  TableRow(target: "VitrineFonts", dependencies: [], usesFoundation: true),
  TableRow(
    target: "Vitrine",
    dependencies: [
      "VitrineGraphics", "VitrineRaster", "VitrineImages", "VitrineText", "VitrineLayout",
      "VitrinePaint", "VitrineFonts",
    ], usesFoundation: true),
  TableRow(
    target: "VitrineGoldens",
    dependencies: ["Vitrine", "VitrineBlame", "VitrineGraphics", "VitrineImages", "VitrineLayout"],
    usesFoundation: true),
  TableRow(
    target: "VitrineSurroundings", dependencies: ["CSurroundings", "Vitrine"],
    usesFoundation: true),
  TableRow(
    target: "VitrineTesting",
    dependencies: [
      "Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrineImages", "VitrineLayout",
      "VitrineSurroundings",
    ],
    usesFoundation: true),
  TableRow(
    target: "VitrineDocuments",
    dependencies: ["Vitrine", "VitrineGraphics", "VitrineImages", "VitrineText", "Yams"],
    usesFoundation: true),
  TableRow(
    target: "VitrineCLI",
    dependencies: [
      "Vitrine", "VitrineBlame", "VitrineDocuments", "VitrineGoldens", "VitrineGraphics",
      "VitrineImages", "VitrineLayout", "VitrineRaster", "VitrineText", "ArgumentParser",
    ],
    usesFoundation: true),
  TableRow(target: "VitrineMacros", dependencies: [], usesFoundation: true),
  TableRow(
    target: "ExampleWidgets", dependencies: ["SwiftUI", "WidgetKit", "NotificationCenter"]),
  TableRow(
    target: "ExampleWidgetsMain", dependencies: ["ExampleWidgets", "SwiftUI", "WidgetKit"]),
]

/// Modules that a product of another package brings beside the one of its own name.
let companionModules = ["Yams": ["CYaml"]]

/// Modules of the toolchain that any target may import.
let systemModules: Set<String> = [
  "Swift", "Synchronization", "Dispatch", "Glibc", "Musl", "Android", "Darwin",
]

let foundationModules: Set<String> = [
  "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
]

/// Only the library for tests may speak to the test frameworks.
let testModules: Set<String> = ["Testing", "XCTest"]

/// What may stand at the top level beside names that begin with a dot.
let topLevel: Set<String> = [
  "Package.swift", "Sources", "Tests", "Fonts", "Golden", "README.md", "LICENSE", "CHANGELOG.md",
  "CONTRIBUTING.md", "vitrine", "test",
]
