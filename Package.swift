// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The dependency table of the project: every arrow points down. `VitrineArchitectureTests` holds the
// same table with its order, and compares.

let strict: [SwiftSetting] = [.strictMemorySafety()]
/// Widget sources are compiled as an iOS developer compiles them.
let widgetCode: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Folders of `Fonts`, one for each family.
let fontFamilies = [
  "BootstrapIcons", "Inter", "JetBrainsMono", "NotoColorEmoji", "NotoSansArabic",
  "NotoSansBengali", "NotoSansCJK", "NotoSansDevanagari", "NotoSansHebrew", "NotoSansSymbols2",
  "NotoSansTamil", "NotoSansThai", "Nunito", "SourceSerif4",
]

var products: [Product] = [
  .executable(name: "vitrine", targets: ["VitrineCLI"]),
  .library(name: "Vitrine", targets: ["Vitrine"]),
  .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
]

var targets: [Target] = [
  // C libraries: module maps and thin shims. `.ci/packages` lists what they need.
  .systemLibrary(name: "CFreeType", pkgConfig: "freetype2"),
  .target(
    name: "CShaping",
    linkerSettings: [.linkedLibrary("harfbuzz"), .linkedLibrary("fribidi")]),
  // Opens ICU at run time when a text needs it; only its headers are needed here.
  .target(
    name: "CDictionaryBreaks",
    linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
  .target(
    name: "CPNG",
    linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),

  // The pipeline, from vocabulary to pixels.
  .target(name: "VitrineGraphics", swiftSettings: strict),
  .target(name: "CRasterKernels"),
  .target(
    name: "VitrineRaster", dependencies: ["VitrineGraphics", "CRasterKernels"],
    swiftSettings: strict),
  .testTarget(
    name: "VitrineGraphicsTests", dependencies: ["VitrineGraphics"], swiftSettings: strict),
  .testTarget(
    name: "VitrineRasterTests", dependencies: ["VitrineGraphics", "VitrineRaster"],
    swiftSettings: strict),
  .executableTarget(
    name: "RasterBench", dependencies: ["VitrineGraphics", "VitrineRaster"],
    path: "Tests/Benchmarks/RasterBench", swiftSettings: strict),
  .executableTarget(
    name: "GlassBench",
    dependencies: [
      "Vitrine", "VitrineGraphics", "VitrineImages", "VitrineLayout", "VitrineRaster",
    ],
    path: "Tests/Benchmarks/GlassBench", swiftSettings: strict),
  .target(name: "VitrineImages", dependencies: ["VitrineGraphics", "CPNG"], swiftSettings: strict),
  .target(
    name: "VitrineText",
    dependencies: ["VitrineGraphics", "CFreeType", "CShaping", "CDictionaryBreaks"],
    swiftSettings: strict),
  .target(
    name: "VitrineLayout", dependencies: ["VitrineGraphics", "VitrineText"], swiftSettings: strict),
  .target(
    name: "VitrinePaint", dependencies: ["VitrineGraphics", "VitrineText", "VitrineLayout"],
    swiftSettings: strict),
  .target(
    name: "VitrineBlame",
    dependencies: ["VitrineGraphics", "VitrineImages", "VitrineText", "VitrineLayout"],
    swiftSettings: strict),
  .target(
    name: "VitrineFonts", path: "Fonts", exclude: ["make-subsets.sh"], sources: ["Fonts.swift"],
    resources: fontFamilies.map { .copy($0) }, swiftSettings: strict),
  .target(
    name: "Vitrine",
    dependencies: [
      "VitrineGraphics", "VitrineRaster", "VitrineImages", "VitrineText", "VitrineLayout",
      "VitrinePaint", "VitrineFonts",
    ],
    // Stages stay out of the API of views unless a file says so.
    swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
  .target(
    name: "VitrineGoldens",
    dependencies: ["Vitrine", "VitrineBlame", "VitrineGraphics", "VitrineImages", "VitrineLayout"],
    swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
  .testTarget(
    name: "VitrineGoldensTests",
    dependencies: ["TemporaryFolders", "VitrineGoldens", "VitrineGraphics", "VitrineImages"],
    swiftSettings: strict),
  .target(
    name: "VitrineTesting",
    dependencies: [
      "Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrineImages", "VitrineLayout",
    ],
    swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
  .testTarget(
    name: "VitrineTestingTests",
    dependencies: [
      "TemporaryFolders", "Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrineImages",
      "VitrineTesting",
    ],
    swiftSettings: strict),
  .target(
    name: "VitrineDocuments",
    dependencies: [
      "Vitrine", "VitrineGraphics", "VitrineImages", "VitrineText",
      .product(name: "Yams", package: "Yams"),
    ],
    swiftSettings: strict),
  .executableTarget(
    name: "VitrineCLI",
    dependencies: [
      "Vitrine", "VitrineBlame", "VitrineDocuments", "VitrineGoldens", "VitrineGraphics",
      "VitrineImages", "VitrineLayout", "VitrineRaster", "VitrineText",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: strict),

  .testTarget(
    name: "VitrineDocumentsTests",
    dependencies: [
      "TemporaryFolders", "VitrineDocuments", "Vitrine", "VitrineGraphics", "VitrineText",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "VitrineBlameTests",
    dependencies: [
      "VitrineBlame", "VitrineDocuments", "Vitrine", "VitrineGraphics", "VitrineImages",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "VitrineCLITests",
    dependencies: [
      "TemporaryFolders", "VitrineCLI", "VitrineGoldens", "VitrineGraphics", "VitrineImages",
      "VitrineTesting",
    ],
    swiftSettings: strict),
  .executableTarget(
    name: "WidgetBench",
    dependencies: [
      "Vitrine", "VitrineDocuments", "VitrineGraphics", "VitrineImages", "VitrineRaster",
    ],
    path: "Tests/Benchmarks/WidgetBench", exclude: ["Weather-E.json"], swiftSettings: strict),

  // Tests and benchmarks.
  .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
  .target(
    name: "FuzzTargets",
    dependencies: [
      "Vitrine", "VitrineBlame", "VitrineDocuments", "VitrineGoldens", "VitrineGraphics",
      "VitrineImages", "VitrineRaster", "VitrineText",
    ], path: "Tests/Fuzz/Targets", swiftSettings: strict),
  .executableTarget(
    name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Program", swiftSettings: strict),
  .testTarget(name: "VitrineFuzzTests", dependencies: ["FuzzTargets"], swiftSettings: strict),
  .testTarget(
    name: "VitrinePlatformTests",
    dependencies: [
      "Vitrine", "VitrineTesting", "VitrineRaster", "VitrineImages", "VitrineLayout",
      "VitrineGraphics",
    ],
    swiftSettings: strict),

  .testTarget(
    name: "VitrineWidgetTests",
    dependencies: ["Vitrine", "VitrineDocuments", "VitrineGraphics", "VitrineLayout"],
    exclude: ["Fixtures"], swiftSettings: strict),
  .testTarget(
    name: "VitrineSceneTests",
    dependencies: [
      "TemporaryFolders", "Vitrine", "VitrineGraphics", "VitrineImages", "VitrineLayout",
      "VitrineRaster",
    ],
    swiftSettings: strict),

  .testTarget(
    name: "VitrineArchitectureTests", dependencies: ["TemporaryFolders"], swiftSettings: strict),
  .testTarget(
    name: "VitrineLayoutTests", dependencies: ["VitrineLayout", "VitrineText", "VitrineGraphics"],
    swiftSettings: strict),
  .executableTarget(
    name: "LayoutBench", dependencies: ["VitrineLayout", "VitrineText", "VitrineGraphics"],
    path: "Tests/Benchmarks/LayoutBench", swiftSettings: strict),
  .testTarget(
    name: "VitrineTextTests", dependencies: ["VitrineText", "VitrineGraphics"],
    exclude: ["Fixtures"], swiftSettings: strict),
  .executableTarget(
    name: "TextBench", dependencies: ["VitrineText", "VitrineGraphics", "VitrineRaster"],
    path: "Tests/Benchmarks/TextBench", swiftSettings: strict),
  .testTarget(
    name: "VitrineImagesTests",
    dependencies: ["TemporaryFolders", "VitrineGraphics", "VitrineImages"], swiftSettings: strict),
  .executableTarget(
    name: "ImagesBench", dependencies: ["VitrineGraphics", "VitrineImages"],
    path: "Tests/Benchmarks/ImagesBench", swiftSettings: strict),
  .testTarget(
    name: "VitrinePaintTests",
    dependencies: [
      "VitrinePaint", "VitrineLayout", "VitrineText", "VitrineGraphics", "VitrineRaster",
    ],
    swiftSettings: strict),
]

// Modules by the names that widget sources import. On Apple's systems the real ones exist. Combine has
// another name, by which sources reach it through an alias: other packages ask whether they can import it.
#if os(Linux)
  let shims = [
    "AVFoundation", "ActivityKit", "AppIntents", "Charts", "CoreLocation", "Intents",
    "NotificationCenter", "OSLog", "SwiftUI", "UIKit", "VitrineCombine", "WidgetKit",
  ]
  products.append(.library(name: "VitrineShims", targets: shims))
  /// What drawing a view by hand takes.
  let stages: [Target.Dependency] = [
    "Vitrine", "VitrineFonts", "VitrineGraphics", "VitrineImages", "VitrineLayout", "VitrinePaint",
    "VitrineRaster", "VitrineText",
  ]
  targets += [
    // Answers widget code with the picture's date, place and language instead of the machine's; the
    // first has the functions of the C library and of Foundation that such code calls.
    .target(name: "CSurroundings"),
    .target(
      name: "VitrineSurroundings", dependencies: ["CSurroundings", "Vitrine"],
      swiftSettings: strict),
    .macro(name: "VitrineMacros", swiftSettings: strict),
    .testTarget(
      name: "VitrineMacrosTests", dependencies: ["VitrineMacros"], swiftSettings: strict),
  ]
  targets += shims.map {
    .target(
      name: $0, dependencies: ["Vitrine", "VitrineMacros", "VitrineSurroundings"],
      path: "Sources/Shims/\($0)",
      swiftSettings: strict)
  }
  // Where Apple's frameworks are, there is nothing to answer.
  for target in targets where target.name == "VitrineTesting" {
    target.dependencies.append("VitrineSurroundings")
  }
  // The reference views that the fidelity tests and `FidelityRender` draw.
  targets += [
    .target(
      name: "FidelityCases", dependencies: ["SwiftUI"], path: "Tests/FidelityCases",
      swiftSettings: widgetCode),
    .executableTarget(
      name: "FidelityRender", dependencies: ["FidelityCases"] + stages,
      path: "Tests/FidelityRender", swiftSettings: strict),
    .testTarget(
      name: "FidelityTests", dependencies: ["FidelityCases"] + stages, exclude: ["Fixtures"],
      swiftSettings: strict),
  ]
  targets.append(
    .testTarget(
      name: "VitrineTests",
      dependencies: [
        "Vitrine", "AVFoundation", "AppIntents", "Charts", "CoreLocation", "OSLog", "SwiftUI",
        "VitrineCombine", "WidgetKit", "VitrineLayout", "VitrineText", "VitrineGraphics",
      ],
      swiftSettings: widgetCode))
  targets.append(
    .testTarget(
      name: "VitrineTodayTests",
      dependencies: [
        "Vitrine", "SwiftUI", "NotificationCenter", "VitrineDocuments", "VitrineGraphics",
        "VitrineImages", "VitrineLayout",
      ],
      exclude: ["Fixtures"], swiftSettings: widgetCode))
  targets += [
    .target(
      name: "ExampleWidgets", dependencies: ["SwiftUI", "WidgetKit", "NotificationCenter"],
      // Widgets as documents stand beside those in Swift.
      exclude: [
        "Battery.yaml", "Calendar.yaml", "Stocks.yaml", "TodayAgenda.yaml", "TodayTrips.json",
        "Weather.json",
      ], swiftSettings: widgetCode),
    .target(
      name: "GoldenSupport",
      dependencies: [
        "ExampleWidgets", "Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrineImages",
        "VitrineLayout", "VitrineRaster",
      ], path: "Tests/GoldenSupport",
      swiftSettings: strict + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .testTarget(
      name: "VitrineGoldenTests",
      dependencies: [
        "GoldenSupport", "Vitrine", "VitrineGoldens", "VitrineRaster", "VitrineTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleWidgetsTests",
      dependencies: [
        "ExampleWidgets", "Vitrine", "VitrineGraphics", "VitrineLayout", "VitrineText",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ExampleWidgetsMain", dependencies: ["ExampleWidgets", "SwiftUI", "WidgetKit"],
      swiftSettings: widgetCode),
  ]
#else
  // The product is there all the same, and holds nothing: the package manager looks for it on every
  // system, whatever platforms the condition of a dependency names.
  products.append(.library(name: "VitrineShims", targets: ["SystemFrameworks"]))
  targets.append(
    .target(name: "SystemFrameworks", path: "Sources/Shims/SystemFrameworks", swiftSettings: strict)
  )
#endif

let package = Package(
  name: "vitrine",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: products,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: targets
)
