// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.strictMemorySafety()]
/// For modules that users import: stages stay out of the API of views unless a file says so.
let layered = strict + [.enableUpcomingFeature("InternalImportsByDefault")]
/// Widget sources are compiled as an iOS developer compiles them.
let widgetCode: [SwiftSetting] = [.swiftLanguageMode(.v5)]
/// Tests that only call others' code take less than half the time to compile when they are not optimized.
let unoptimized: SwiftSetting = .unsafeFlags(["-Onone"], .when(configuration: .release))
/// Compiled for speed in `./test` as well: tests spend their time here, and the optimizer that of builds.
let computing = ["Documents", "Graphics", "Images", "Layout", "Paint", "Raster", "Text"]
  .map { "Vitrine" + $0 }

/// A row of the table below: a target, the targets it needs, and those that its tests need beside it.
func row(
  _ name: String, needs: [String] = [], tests: [String]? = nil, fixtures: [String] = [],
  settings: [SwiftSetting] = strict, computes: Bool = false
) -> [Target] {
  let needed = tests.map { [name] + $0 }
  return part(name, needs: needs, settings: settings)
    + (needed.map { test(name + "Tests", needs: $0, fixtures: fixtures, computes: computes) } ?? [])
}

/// - Parameter computes: whether the tests have references of their own that compute many pixels.
func test(
  _ name: String, needs: [String], fixtures: [String] = [], settings: [SwiftSetting] = strict,
  computes: Bool = false
) -> [Target] {
  [
    .testTarget(
      name: name, dependencies: dependencies(needs), exclude: fixtures,
      swiftSettings: settings + (computes ? [] : [unoptimized]))
  ]
}

/// A program, or what programs and tests share, in its own folder.
func part(
  _ name: String, at path: String? = nil, needs: [String], isProgram: Bool = false,
  exclude: [String] = [], settings: [SwiftSetting] = strict
) -> [Target] {
  let isQuick = Context.environment["VITRINE_QUICK_BUILD"] != nil && !computing.contains(name)
  let target = isProgram ? Target.executableTarget(name: name) : .target(name: name)
  (target.path, target.exclude, target.dependencies) = (path, exclude, dependencies(needs))
  target.swiftSettings = settings + (isQuick ? [unoptimized] : [])
  return [target]
}

func benchmark(_ name: String, needs: [String], exclude: [String] = []) -> [Target] {
  part(name, at: "Tests/Benchmarks/\(name)", needs: needs, isProgram: true, exclude: exclude)
}

/// The modules that `Vitrine` passes on.
let layers = ["VitrineRunner", "VitrineViews", "VitrineWidgets"]
/// Modules by the names that widget sources import. On Apple's systems the real ones exist.
let named = [
  "AVFoundation", "ActivityKit", "AppIntents", "Charts", "CoreLocation", "Intents",
  "NotificationCenter", "OSLog", "SwiftUI", "UIKit", "WidgetKit",
]
/// Modules with `Vitrine` before those names, by which sources reach them through an alias: other packages ask whether
/// they can import them. `VitrineProjects` has the same list.
let aliased = [
  "AudioToolbox", "BackgroundTasks", "Combine", "CommonCrypto", "CoreData", "CoreFoundation",
  "CoreGraphics", "CryptoKit", "EventKit", "HealthKit", "ImageIO", "MapKit", "Network",
  "NetworkExtension", "Photos", "Security", "StoreKit", "SwiftData", "TipKit",
  "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
].map { "Vitrine" + $0 }
let shims = named + aliased

/// A build looks only at the modules that a target names: whoever needs one that passes others on names these, too.
func dependencies(_ needs: [String]) -> [Target.Dependency] {
  let passesOn = needs.contains { $0 == "Vitrine" || shims.contains($0) }
  let more = passesOn ? (["Vitrine"] + layers).filter { !needs.contains($0) } : []
  return (needs + more).map(dependency)
}

/// A target of this package, or the product of another one.
func dependency(_ name: String) -> Target.Dependency {
  let package = ["ArgumentParser": "swift-argument-parser", "Yams": "Yams"][name]
  return package.map { .product(name: name, package: $0) } ?? .byName(name: name)
}

// Folders of `Fonts`, one for each family.
let fontFamilies = [
  "BootstrapIcons", "CupertinoIcons", "Inter", "JetBrainsMono", "NotoColorEmoji", "NotoSansArabic",
  "NotoSansBengali", "NotoSansCJK", "NotoSansDevanagari", "NotoSansHebrew", "NotoSansSymbols2",
  "NotoSansTamil", "NotoSansThai", "SourceSerif4", "Symbols",
]

var products: [Product] = [
  .executable(name: "vitrine", targets: ["VitrineMain"]),
  .library(name: "Vitrine", targets: ["Vitrine"] + layers),
  .library(name: "VitrineTesting", targets: ["VitrineTesting", "Vitrine"] + layers),
  // What Xcode generates for a target, and `swift package vitrine …` of a package that depends on this one.
  .plugin(name: "VitrineSources", targets: ["VitrineSources"]),
  .plugin(name: "VitrinePackageCommand", targets: ["VitrinePackageCommand"]),
]

/// A library of the system: its module map, and the packages that bring it where it is missing.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// Of targets that open libraries at run time, when what they are for is met.
let opening: [LinkerSetting] = [.linkedLibrary("dl", .when(platforms: [.linux]))]
// C libraries: module maps, and thin shims over them. `.ci/packages` lists what they need.
var targets: [Target] = [
  library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
  library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
  library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
  library("CLibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
  library("CLibDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  .target(name: "CShaping", dependencies: ["CHarfBuzz", "CFriBidi"]),
  .target(name: "CDictionaryBreaks", linkerSettings: opening),
  .target(name: "CIsolation"),
  .target(name: "CPictures", dependencies: ["CIsolation"], linkerSettings: opening),
  .target(name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"]),
  .target(name: "CRasterKernels"),
  .target(name: "CHashKernels"),
  .target(name: "CMeasures", linkerSettings: opening),
  .target(name: "CConformances"),
]

// The table of the package. Every arrow points up, as the page on the pipeline shows; a test holds it to that.
targets += [
  // The stages, from vocabulary to pixels.
  row("VitrineGraphics", tests: [], computes: true),
  row(
    "VitrineRaster", needs: ["VitrineGraphics", "CRasterKernels"],
    tests: ["SeededNumbers", "VitrineGraphics"], computes: true),
  row(
    "VitrineImages", needs: ["VitrineGraphics", "CPNG", "CPictures", "CHashKernels"],
    tests: ["SeededNumbers", "TemporaryFolders", "VitrineGraphics"], fixtures: ["Fixtures"],
    computes: true),
  row(
    "VitrineText", needs: ["VitrineGraphics", "CFreeType", "CShaping", "CDictionaryBreaks"],
    tests: ["VitrineGraphics"], fixtures: ["Fixtures"]),
  row(
    "VitrineLayout", needs: ["VitrineGraphics", "VitrineText"],
    tests: ["SeededNumbers", "VitrineGraphics", "VitrineText"]),
  row(
    "VitrinePaint", needs: ["VitrineGraphics", "VitrineText", "VitrineLayout"],
    tests: ["SeededNumbers", "VitrineGraphics", "VitrineLayout", "VitrineRaster", "VitrineText"]),
  row(
    "VitrineBlame", needs: ["VitrineGraphics", "VitrineImages", "VitrineText", "VitrineLayout"],
    tests: ["SeededNumbers", "Vitrine", "VitrineDocuments", "VitrineGraphics", "VitrineImages"]),
  // Sources that Xcode would generate. Their program is small, as users' packages build with it.
  row("VitrineGenerators", tests: ["TemporaryFolders"]),
  part("VitrineSourcesTool", needs: ["VitrineGenerators"], isProgram: true),
  [
    .plugin(
      name: "VitrineSources", capability: .buildTool(), dependencies: ["VitrineSourcesTool"],
      path: "Sources/VitrineSources"),
    // Names no program, as users' packages would build it before anyone calls the command.
    .plugin(
      name: "VitrinePackageCommand",
      capability: .command(
        intent: .custom(
          verb: "vitrine", description: "Draws, checks and accepts widgets' pictures."),
        permissions: [.writeToPackageDirectory(reason: "pictures and goldens lie there")]),
      path: "Sources/VitrinePackageCommand"),
  ],
  // What users import: views, widgets made of them, and the programs that draw them.
  [
    .target(
      name: "VitrineFonts", path: "Fonts", exclude: ["make-subsets.sh"], sources: ["Fonts.swift"],
      resources: fontFamilies.map { .copy($0) }, swiftSettings: strict)
  ],
  row(
    "VitrineViews",
    needs: [
      "VitrineGraphics", "VitrineImages", "VitrineText", "VitrineLayout", "VitrineFonts",
      "CMeasures",
    ], settings: layered),
  row(
    "VitrineWidgets",
    needs: [
      "VitrineGraphics", "VitrineRaster", "VitrineImages", "VitrineText", "VitrineLayout",
      "VitrinePaint", "VitrineViews", "CConformances",
    ],
    tests: [
      "SeededNumbers", "TemporaryFolders", "Vitrine", "VitrineDocuments", "VitrineGraphics",
      "VitrineImages", "VitrineLayout", "VitrineRaster", "VitrineTesting",
    ], fixtures: ["Fixtures"], settings: layered),
  row(
    "VitrineStores", needs: ["VitrineGraphics", "VitrineViews", "VitrineWidgets"],
    settings: layered),
  row(
    "VitrineRunner",
    needs: [
      "VitrineGraphics", "VitrineRaster", "VitrineImages", "VitrineText", "VitrineViews",
      "VitrineWidgets", "VitrineStores", "ArgumentParser", "CIsolation",
    ], tests: ["TemporaryFolders", "Vitrine", "VitrineGraphics", "VitrineImages"],
    settings: layered),
  row("Vitrine", needs: ["VitrineRunner", "VitrineViews", "VitrineWidgets"], settings: layered),
  row("VitrineCharts", needs: ["Vitrine", "VitrineGraphics"]),
  // Design rules.
  row(
    "VitrineLint",
    needs: [
      "VitrineGraphics", "VitrineImages", "VitrineLayout", "VitrineRaster", "VitrineText",
      "VitrineViews", "VitrineWidgets",
    ], tests: ["Vitrine", "VitrineDocuments", "VitrineGraphics", "VitrineImages"],
    fixtures: ["Fixtures"], settings: layered),
  // Goldens, tests of widgets, documents and the command line.
  row(
    "VitrineGoldens",
    needs: ["Vitrine", "VitrineBlame", "VitrineGraphics", "VitrineImages", "VitrineLayout"],
    tests: [
      "HeadlessBrowser", "SeededNumbers", "TemporaryFolders", "VitrineGraphics", "VitrineImages",
    ], settings: layered),
  row(
    "VitrineTesting",
    needs: ["Vitrine", "VitrineGoldens", "VitrineGraphics", "VitrineImages", "VitrineLayout"],
    tests: [
      "SeededNumbers", "TemporaryFolders", "Vitrine", "VitrineGoldens", "VitrineGraphics",
      "VitrineImages",
    ], settings: layered),
  row(
    "VitrineDocuments",
    needs: ["Vitrine", "VitrineCharts", "VitrineGraphics", "VitrineImages", "VitrineText", "Yams"],
    tests: [
      "TemporaryFolders", "Vitrine", "VitrineCharts", "VitrineGraphics", "VitrineImages",
      "VitrineLayout", "VitrineText",
    ]),
  ["VitrinePreview", "VitrineInvention"].flatMap { row($0, tests: []) },
  row(
    "VitrineProjects",
    needs: ["VitrineDocuments", "VitrineGraphics", "VitrineGenerators", "VitrineImages"],
    tests: ["TemporaryFolders", "VitrineGenerators"]),
  part(
    "VitrineCLI",
    needs: [
      "Vitrine", "VitrineBlame", "VitrineDocuments", "VitrineGenerators", "VitrineGoldens",
      "VitrineGraphics", "VitrineImages", "VitrineInvention", "VitrineLayout", "VitrineLint",
      "VitrinePreview", "VitrineProjects", "VitrineText", "ArgumentParser",
    ]),
  part("VitrineMain", needs: ["VitrineCLI"], isProgram: true),
  // Tests over several targets, and what they share.
  part("SeededNumbers", at: "Tests/SeededNumbers", needs: []),
  part("TemporaryFolders", at: "Tests/TemporaryFolders", needs: []),
  part("HeadlessBrowser", at: "Tests/HeadlessBrowser", needs: ["TemporaryFolders"]),
  // Reads every line of the sources.
  test("VitrineArchitectureTests", needs: ["TemporaryFolders"], computes: true),
  test(
    "VitrineCLITests",
    needs: [
      "HeadlessBrowser", "SeededNumbers", "TemporaryFolders", "Vitrine", "VitrineCLI",
      "VitrineGoldens", "VitrineGraphics", "VitrineImages", "VitrinePreview", "VitrineTesting",
      "Yams",
    ]),
  part(
    "FuzzTargets", at: "Tests/Fuzz/Targets",
    needs: [
      "SeededNumbers", "Vitrine", "VitrineBlame", "VitrineCLI", "VitrineDocuments",
      "VitrineGenerators", "VitrineGoldens", "VitrineGraphics", "VitrineImages",
      "VitrineProjects", "VitrineRaster", "VitrineText",
    ]),
  part("Fuzz", at: "Tests/Fuzz/Program", needs: ["FuzzTargets"], isProgram: true),
  test("VitrineFuzzTests", needs: ["FuzzTargets"]),

  benchmark("RasterBench", needs: ["VitrineGraphics", "VitrineRaster"]),
  benchmark("ImagesBench", needs: ["VitrineGraphics", "VitrineImages"]),
  benchmark("TextBench", needs: ["VitrineGraphics", "VitrineRaster", "VitrineText"]),
  benchmark("LayoutBench", needs: ["VitrineGraphics", "VitrineLayout", "VitrineText"]),
  benchmark(
    "GlassBench",
    needs: ["Vitrine", "VitrineGraphics", "VitrineImages", "VitrineLayout", "VitrineRaster"]),
  benchmark(
    "WidgetBench",
    needs: ["Vitrine", "VitrineDocuments", "VitrineGraphics", "VitrineImages", "VitrineRaster"],
    exclude: ["Weather-E.json"]),
].flatMap { $0 }

#if os(Linux)
  let passedOn = ["Vitrine", "VitrineCharts", "VitrineDarwin"] + layers
  products.append(.library(name: "VitrineShims", targets: shims + passedOn))
  /// What drawing a view by hand takes.
  let stages = [
    "Vitrine", "VitrineFonts", "VitrineGraphics", "VitrineImages", "VitrineLayout", "VitrinePaint",
    "VitrineRaster", "VitrineText",
  ]
  targets += [
    // Answers widget code with the picture's date, place and language; the first has functions of the C library.
    [.target(name: "CSurroundings", dependencies: ["CIsolation"])],
    row("VitrineSurroundings", needs: ["CSurroundings", "Vitrine"]),
    // Apart from the macros' program: tests that named a macro would be built for the host, with all it needs.
    row("VitrineExpansions", tests: []),
    [
      .macro(
        name: "VitrineMacros", dependencies: dependencies(["VitrineExpansions"]),
        swiftSettings: strict)
    ],
    part("_Testing_UIKit", at: "Sources/Shims/_Testing_UIKit", needs: []),
    part("VitrineDarwin", at: "Sources/Shims/VitrineDarwin", needs: [], settings: layered),
    shims.flatMap {
      part(
        $0, at: "Sources/Shims/\($0)",
        needs: ["Vitrine", "VitrineMacros", "VitrineStores", "VitrineSurroundings"]
          + ($0 == "SwiftUI" ? ["VitrineCombine", "VitrineDarwin", "VitrineSecurity"] : [])
          + ($0 == "UIKit" ? ["_Testing_UIKit"] : []) + ($0 == "Charts" ? ["VitrineCharts"] : [])
          + ($0 == "VitrineCommonCrypto" ? ["VitrineCryptoKit"] : [])
          + ($0 == "VitrineMapKit" ? ["CoreLocation"] : []))
    },
    part("ExtensionModules", needs: shims, isProgram: true),
    part(
      "ExampleWidgets",
      needs: ["SwiftUI", "UIKit", "WidgetKit", "ActivityKit", "AppIntents", "NotificationCenter"],
      exclude: [
        "Battery.yaml", "Calendar.yaml", "Complication.yaml", "Delivery.yaml", "PhoneScene.yaml",
        "Stocks.yaml", "TabletScene.yaml", "Timer.yaml", "TodayAgenda.yaml", "TodayScene.yaml",
        "TodayTrips.json", "Weather.json",
      ], settings: widgetCode),
    part(
      "ExampleWidgetsMain", needs: ["ExampleWidgets", "SwiftUI", "WidgetKit"], isProgram: true,
      settings: widgetCode),
    test(
      "ExampleWidgetsTests",
      needs: [
        "ExampleWidgets", "Vitrine", "VitrineDocuments", "VitrineGraphics", "VitrineLayout",
        "VitrineLint", "VitrineText",
      ], fixtures: ["Fixtures"]),
    test(
      "VitrineViewsTests",
      needs: shims + [
        "VitrineCharts", "TemporaryFolders", "VitrineDarwin", "VitrineGoldens", "VitrineLayout",
        "VitrineTesting", "VitrineText", "VitrineGraphics",
      ], fixtures: ["Fixtures"], settings: widgetCode),
    test(
      "VitrineStoresTests",
      needs: [
        "VitrineStores", "SwiftUI", "WidgetKit", "VitrineCoreData", "VitrineSwiftData",
        "VitrineGraphics",
      ], settings: widgetCode),
    test(
      "VitrineTodayTests",
      needs: [
        "Vitrine", "SwiftUI", "UIKit", "NotificationCenter", "VitrineDocuments", "VitrineGraphics",
        "VitrineImages", "VitrineLayout",
      ], settings: widgetCode),
    // The documents that Vitrine began with, statement by statement.
    test(
      "SeedTests",
      needs: [
        "Vitrine", "SwiftUI", "NotificationCenter", "VitrineDocuments", "VitrineGraphics",
        "VitrineLayout",
      ], fixtures: ["Fixtures"], settings: widgetCode),
    // The goldens in `Golden`.
    part(
      "GoldenSupport", at: "Tests/GoldenSupport",
      needs: [
        "ExampleWidgets", "Vitrine", "VitrineDocuments", "VitrineGoldens", "VitrineGraphics",
        "VitrineImages", "VitrineLayout", "VitrineRaster",
      ], settings: layered),
    test(
      "GoldenFolderTests",
      needs: ["GoldenSupport", "Vitrine", "VitrineGoldens", "VitrineRaster", "VitrineTesting"],
      computes: true),
    // The reference views that the fidelity tests and `FidelityRender` draw.
    part("FidelityCases", at: "Tests/FidelityCases", needs: ["SwiftUI"], settings: widgetCode),
    part(
      "FidelityRender", at: "Tests/FidelityRender", needs: ["FidelityCases"] + stages,
      isProgram: true),
    test(
      "FidelityTests", needs: ["FidelityCases"] + stages, fixtures: ["Fixtures"], computes: true),
  ].flatMap { $0 }
  // Where Apple's frameworks are, there is nothing to answer.
  targets.first { $0.name == "VitrineTesting" }?.dependencies.append("VitrineSurroundings")
#else
  // Empty: the package manager looks for the product whatever platforms the condition of a dependency names.
  products.append(.library(name: "VitrineShims", targets: ["SystemFrameworks"]))
  targets += part("SystemFrameworks", at: "Sources/Shims/SystemFrameworks", needs: [])
#endif

// `./test --quick TARGET`: what one test target needs, and the programs that tests of the command line run.
if let tested = Context.environment["VITRINE_TEST_TARGET"] {
  let programs = ["VitrineMain", "ExampleWidgetsMain", "ExtensionModules"]
  var needed = [tested] + (tested == "VitrineCLITests" ? programs : [])
  for i in targets.indices where i < needed.count {
    for target in targets where target.name == needed[i] {
      for case .byNameItem(let name, _) in target.dependencies where !needed.contains(name) {
        needed.append(name)
      }
    }
  }
  targets.removeAll { !needed.contains($0.name) }
  products.removeAll { $0.name != "vitrine" || tested != "VitrineCLITests" }
}

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
