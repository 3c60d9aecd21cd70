import Foundation
import Vitrine
import VitrineGraphics

/// The files that `init` writes for widgets in Swift.
struct PackageSetup {
  /// The place where the package finds Vitrine.
  var source: VitrineSource

  /// The files of a sample package in an empty folder.
  func sample(name: String) -> [SetupFile] {
    let sources = WidgetSources(
      target: "Widgets", folder: "Sources/Widgets", widgets: ["StepsWidget"], hasMain: false,
      entries: [])
    return [
      SetupFile(path: "Package.swift", text: manifest(name: name, sources, isWhole: true)),
      SetupFile(path: "Sources/Widgets/StepsWidget.swift", text: Self.widget),
      test(of: sources),
    ]
  }

  /// The files for a package that is there.
  func addition(to sources: WidgetSources) -> [SetupFile] {
    [
      SetupFile(
        path: "Package.swift", text: added(sources), change: .adding(unless: "\"VitrineTesting\"")),
      test(of: sources),
    ]
  }

  /// The files for an extension of an Xcode project, which stays as it is.
  func package(around sources: WidgetSources, name: String) -> [SetupFile] {
    [
      SetupFile(path: "Package.swift", text: manifest(name: name, sources, isWhole: false)),
      test(of: sources),
    ]
  }

  private func testTarget(_ sources: WidgetSources) -> String { sources.target + "SnapshotTests" }

  private func test(of sources: WidgetSources) -> SetupFile {
    let tests = sources.widgets.map {
      """
        @Test func \($0.prefix(1).lowercased() + $0.dropFirst())() async {
          await expectSnapshot(of: \($0).self, over: .quick)
        }
      """
    }
    return SetupFile(
      path: "Tests/\(testTarget(sources))/WidgetSnapshotTests.swift",
      text: """
        #if os(Linux)
          import Testing
          import Vitrine
          import VitrineTesting

          @testable import \(Self.module(sources.target))

          /// Every family of each widget on an iPhone 15, light and dark: `RenderMatrix` has more.
          @Suite(.golden()) struct WidgetSnapshotTests {
        \(tests.joined(separator: "\n\n").indented)
          }
        #endif

        """)
  }
}

// The manifests.
extension PackageSetup {
  private func manifest(name: String, _ sources: WidgetSources, isWhole: Bool) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(Self.literal(name)),
      platforms: [.macOS(.v15), .iOS(.v18)],
      dependencies: [\(source.dependency)],
      targets: [
        // On a Mac SwiftUI and WidgetKit are the system's: VitrineShims is for Linux.
    \(target(sources, isWhole: isWhole)),
        .testTarget(
          name: \(Self.literal(testTarget(sources))),
          dependencies: [
            \(Self.literal(sources.target)),
            .product(
              name: "VitrineTesting", package: \(Self.literal(source.identity)),
              condition: .when(platforms: [.linux])),
          ],
          exclude: ["Golden"]),
      ]
    )

    """
  }

  private func target(_ sources: WidgetSources, isWhole: Bool) -> String {
    let isCatalogue = { (name: String) in name.hasSuffix(".xcassets") }
    let left = sources.entries.filter {
      $0.hasSuffix(".plist") || $0.hasSuffix(".entitlements") || $0.hasSuffix(".md")
    }
    let catalogues = sources.entries.filter(isCatalogue)
    var parts = ["name: \(Self.literal(sources.target))"]
    parts.append(
      """
      dependencies: [
              .product(
                name: "VitrineShims", package: \(Self.literal(source.identity)),
                condition: .when(platforms: [.linux]))
            ]
      """)
    if !isWhole { parts.append("path: \(Self.literal(sources.folder))") }
    if !left.isEmpty {
      parts.append("exclude: [\(left.map(Self.literal).joined(separator: ", "))]")
    }
    if !catalogues.isEmpty {
      let copies = catalogues.map { ".copy(\(Self.literal($0)))" }
      parts.append("resources: [\(copies.joined(separator: ", "))]")
    }
    parts.append("swiftSettings: [.swiftLanguageMode(.v5)]")
    if !catalogues.isEmpty || sources.entries.contains(where: { $0.hasSuffix(".intentdefinition") })
    {
      parts.append(
        "plugins: [.plugin(name: \"VitrineSources\", package: \(Self.literal(source.identity)))]")
    }
    let kind = sources.hasMain ? "executableTarget" : "target"
    return "    .\(kind)(\n      " + parts.joined(separator: ",\n      ") + ")"
  }

  /// Statements for the end of a manifest, whatever stands in it.
  private func added(_ sources: WidgetSources) -> String {
    """

    // Snapshot tests of widgets (`vitrine init`).
    package.dependencies.append(\(source.dependency))
    for target in package.targets where target.name == \(Self.literal(sources.target)) {
      // On a Mac SwiftUI and WidgetKit are the system's.
      target.dependencies.append(
        .product(
          name: "VitrineShims", package: \(Self.literal(source.identity)),
          condition: .when(platforms: [.linux])))
    }
    package.targets.append(
      .testTarget(
        name: \(Self.literal(testTarget(sources))),
        dependencies: [
          \(Self.literal(sources.target)),
          .product(
            name: "VitrineTesting", package: \(Self.literal(source.identity)),
            condition: .when(platforms: [.linux])),
        ],
        exclude: ["Golden"]))

    """
  }

  static func literal(_ text: String) -> String { UntrustedText.swiftLiteral(text) }

  /// Returns the module of a target as a source imports it: the package manager puts `_` in place of what no name has.
  static func module(_ target: String) -> String {
    let name = String(
      target.unicodeScalars.enumerated().map { index, scalar -> Character in
        let isDigit = ("0"..."9").contains(scalar)
        let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        // Letters of other alphabets stay.
        let isOther = scalar.value > 0x7F && scalar.properties.isXIDContinue
        return isLetter || isOther || scalar == "_" || (isDigit && index > 0)
          ? Character(scalar) : "_"
      })
    // A word of the language is a name only between these marks.
    return words.contains(name) ? "`\(name)`" : name
  }

  /// The words of the language that are no names.
  private static let words: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is",
    "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]
}

extension PackageSetup {
  private static let widget = """
    import SwiftUI
    import WidgetKit

    struct StepsEntry: TimelineEntry {
      let date: Date
      let steps: Int
    }

    struct StepsProvider: TimelineProvider {
      func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 4_200) }

      func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(StepsEntry(date: .now, steps: 6_480))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [StepsEntry(date: .now, steps: 6_480)], policy: .atEnd))
      }
    }

    struct StepsView: View {
      let entry: StepsEntry

      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          Label("Steps", systemImage: "figure.walk").font(.headline).foregroundStyle(.green)
          Spacer()
          Text(entry.steps, format: .number)
            .font(.system(.largeTitle, design: .rounded, weight: .bold))
            .minimumScaleFactor(0.5)
            .lineLimit(1)
          Text("of 8,000").font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(.background, for: .widget)
      }
    }

    struct StepsWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { StepsView(entry: $0) }
          .configurationDisplayName("Steps")
          .description("Today's steps.")
          .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    """
}

extension String {
  /// The lines, each two spaces further in.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
