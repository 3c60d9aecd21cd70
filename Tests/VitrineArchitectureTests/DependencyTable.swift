/// The targets of the table in the manifest, lowest first: a target depends only on those above it.
///
/// What each needs stands in the manifest alone; the page on the pipeline shows both.
struct TableRow {
  var target: String
  /// A phrase for the page.
  var holds: String
  /// Whether its sources may import Foundation; the pipeline up to painting starts in milliseconds and
  /// gives the same bytes everywhere because it does not.
  var usesFoundation = false
}

let dependencyTable: [TableRow] = [
  TableRow(target: "CFreeType", holds: "the module map of FreeType"),
  TableRow(target: "CHarfBuzz", holds: "the module map of HarfBuzz"),
  TableRow(target: "CFriBidi", holds: "the module map of FriBidi"),
  TableRow(target: "CLibPNG", holds: "the module map of libpng"),
  TableRow(target: "CLibDeflate", holds: "the module map of libdeflate"),
  TableRow(target: "CShaping", holds: "HarfBuzz and FriBidi behind thin C shims"),
  TableRow(
    target: "CDictionaryBreaks",
    holds: "ICU's dictionaries of words in scripts without spaces, opened when a text needs them"
  ),
  TableRow(target: "CPNG", holds: "libpng and libdeflate behind thin C shims"),
  TableRow(target: "CIsolation", holds: "limits of a process, and the handler of its falls"),
  TableRow(
    target: "CPictures",
    holds:
      "decoders of JPEG, WebP, HEIC and GIF, and an encoder of WebP, opened when such a picture is met"
  ),
  TableRow(target: "CRasterKernels", holds: "the row kernels that have a wider twin"),
  TableRow(target: "CHashKernels", holds: "SHA-256 by the processor's own instructions"),
  TableRow(target: "CConformances", holds: "the types of a program that conform to a protocol"),
  TableRow(
    target: "CMeasures",
    holds: "numbers with units by the ICU that Foundation brings, found when one is formatted"),
  TableRow(
    target: "CSurroundings",
    holds:
      "functions of the C library, Foundation and Dispatch that widget code reaches, on Linux only"),
  TableRow(
    target: "VitrineGraphics",
    holds: "points, outlines, colours, pixmaps and display lists: what the stages share"),
  TableRow(target: "VitrineRaster", holds: "every pixel kernel"),
  TableRow(target: "VitrineImages", holds: "PNG in and out, other pictures in, comparison"),
  TableRow(target: "VitrineText", holds: "fonts, shaping, line breaking"),
  TableRow(target: "VitrineLayout", holds: "nodes, `place`, `snap`"),
  TableRow(target: "VitrinePaint", holds: "`paint`"),
  TableRow(target: "VitrineBlame", holds: "the causes of a difference between two pictures"),
  TableRow(
    target: "VitrineGenerators",
    holds: "the sources that Xcode generates for asset catalogues and intent definitions",
    usesFoundation: true),
  TableRow(
    target: "VitrineSourcesTool", holds: "their program, the only one that users build with",
    usesFoundation: true),
  TableRow(
    target: "VitrineSources", holds: "the build-tool plugin that runs it", usesFoundation: true),
  TableRow(
    target: "VitrinePackageCommand",
    holds: "`swift package vitrine`, which builds the program only when it is called",
    usesFoundation: true),
  TableRow(
    target: "VitrineFonts", holds: "the bundled fonts as resources", usesFoundation: true),
  TableRow(
    target: "VitrineViews",
    holds: "views, modifiers, styles, the environment, tables of devices, `resolve`",
    usesFoundation: true),
  TableRow(
    target: "VitrineWidgets",
    holds: "WidgetKit's types, timelines, Today, scenes, hit maps, texts, `Renderer`",
    usesFoundation: true),
  TableRow(
    target: "VitrineStores",
    holds: "rows for the stores of widget code, and predicates written as texts",
    usesFoundation: true),
  TableRow(
    target: "VitrineRunner",
    holds: "what the command line and a bundle's own program share: flags, budgets, results",
    usesFoundation: true),
  TableRow(target: "Vitrine", holds: "the three above under the name that users import"),
  TableRow(
    target: "VitrineCharts", holds: "charts, for documents and the module `Charts`",
    usesFoundation: true),
  TableRow(
    target: "VitrineLint", holds: "the design rules of widgets and their checks",
    usesFoundation: true),
  TableRow(
    target: "VitrineGoldens", holds: "goldens, verdicts and reports", usesFoundation: true),
  TableRow(
    target: "VitrineSurroundings",
    holds: "date, place and chance as a widget's code is told them, on Linux only",
    usesFoundation: true),
  TableRow(target: "VitrineTesting", holds: "snapshot expectations", usesFoundation: true),
  TableRow(
    target: "VitrineDocuments", holds: "JSON and YAML documents as views", usesFoundation: true),
  TableRow(
    target: "VitrinePreview", holds: "the page of live previews, and its server for this machine",
    usesFoundation: true),
  TableRow(
    target: "VitrineProjects", holds: "what Xcode projects and packages say of their widgets",
    usesFoundation: true),
  TableRow(
    target: "VitrineInvention",
    holds: "declarations in place of missing ones, as the sources use them"),
  TableRow(target: "VitrineCLI", holds: "the command line", usesFoundation: true),
  TableRow(target: "VitrineMain", holds: "the program `vitrine`: it calls the command line"),
  TableRow(
    target: "VitrineExpansions", holds: "what `#Preview`, `@Entry`, `@Model` and the like become",
    usesFoundation: true),
  TableRow(target: "VitrineMacros", holds: "their program", usesFoundation: true),
  TableRow(
    target: "ExtensionModules", holds: "nothing: an extension is linked with what it is linked with"
  ),
  TableRow(target: "ExampleWidgets", holds: "the widgets of the pages"),
  TableRow(target: "ExampleWidgetsMain", holds: "their program"),
]

/// Modules that a product of another package brings beside the one of its own name.
let companionModules = ["Yams": ["CYaml"]]

/// Modules of the toolchain that any target may import.
let systemModules: Set<String> = [
  "Swift", "Synchronization", "Dispatch", "Glibc", "Musl", "Android", "Darwin", "Observation",
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
