import Vitrine
import VitrineProjects

/// The files that `init` writes for widgets in Swift.
struct PackageSetup {
  /// The place where the package finds Vitrine.
  var source: VitrineSource

  /// The files of a sample package in an empty folder.
  func sample(name: String) -> [SetupFile] {
    let target = "Widgets"
    let text = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(ManifestText.literal(name)),
        platforms: [.macOS(.v15), .iOS(.v18)],
        dependencies: [\(source.dependency)],
        targets: [
          .target(
            name: "Widgets",
            dependencies: [
              // On a Mac SwiftUI and WidgetKit are the system's.
              \(product("VitrineShims", indent: 10))
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
      \(testTarget(of: target, indent: 4)),
        ]
      )

      """
    return [
      SetupFile(path: "Package.swift", text: text),
      SetupFile(path: "Sources/Widgets/StepsWidget.swift", text: SampleWidget.text),
      test(of: target, widgets: ["StepsWidget"]),
    ]
  }

  /// The files for a package that is there.
  func addition(to project: WidgetProject) -> [SetupFile] {
    let target = project.plan.target.name
    let own = (project.plan.modules + [project.plan.target])
      .filter { project.present.contains($0.name) && ($0.name == target || $0.usesVitrine) }
      .map { ManifestText.literal($0.name) }
    let isMeant =
      own.count == 1
      ? "target.name == \(own[0])" : "[\(own.joined(separator: ", "))].contains(target.name)"
    let text = """

      // Snapshot tests of widgets (`vitrine init`).
      package.dependencies.append(\(source.dependency))
      for target in package.targets where \(isMeant) {
        // On a Mac SwiftUI and WidgetKit are the system's.
        target.dependencies.append(
          \(product("VitrineShims", indent: 4)))
      }
      package.targets.append(
      \(testTarget(of: target, indent: 2)))

      """
    return [
      SetupFile(path: "Package.swift", text: text, change: .adding(unless: "\"VitrineTesting\"")),
      test(of: target, widgets: project.declared.widgets),
    ]
  }

  /// The files for sources that stay as they are: those of an Xcode project's extension, or of a folder.
  func package(around project: WidgetProject, _ package: PlannedPackage, name: String)
    -> [SetupFile]
  {
    let target = project.plan.target.module
    let manifest = PlannedManifest(
      package: package, source: source, shims: product("VitrineShims", indent: 0),
      test: testTarget(of: target, flags: PlannedManifest.mapFlags(package.systems), indent: 4))
    let text =
      project.hasPackage ? manifest.addition : manifest.whole(name: name)
    return [
      SetupFile(path: "Package.swift", text: text, change: .adding(unless: "\"VitrineTesting\""))
    ] + package.stubFiles + [test(of: target, widgets: project.declared.widgets)]
  }

  private func product(_ name: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return """
      .product(
      \(margin)  name: "\(name)", package: \(ManifestText.literal(source.identity)),
      \(margin)  condition: .when(platforms: [.linux]))
      """
  }
}

// Tests.
extension PackageSetup {
  private func testName(_ target: String) -> String { target + "SnapshotTests" }

  /// - Parameter flags: literals of flags of the compiler.
  private func testTarget(of target: String, flags: [String] = [], indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return ManifestText.call(
      "testTarget",
      [
        "name: \(ManifestText.literal(testName(target)))",
        "dependencies: [\n\(margin)    \(ManifestText.literal(target)),\n"
          + "\(margin)    \(product("VitrineTesting", indent: indent + 4)),\n\(margin)  ]",
        "exclude: [\"Golden\"]",
      ]
        + (flags.isEmpty
          ? [] : ["swiftSettings: [.unsafeFlags([\(flags.joined(separator: ", "))])]"]),
      indent: indent)
  }

  private func test(of target: String, widgets: [String]) -> SetupFile {
    let tests = widgets.map { widget in
      let name = widget.replacing(".", with: "")
      return """
            @Test func \(name.prefix(1).lowercased() + name.dropFirst())() async {
              await expectSnapshot(of: \(widget).self, over: .quick)
            }
        """
    }
    return SetupFile(
      path: "Tests/\(testName(target))/WidgetSnapshotTests.swift",
      text: """
        #if os(Linux)
          import Testing
          import Vitrine
          import VitrineTesting

          @testable import \(ManifestText.module(target))

          /// Every family of each widget on an iPhone 15, light and dark: `RenderMatrix` has more.
          @Suite(.golden()) struct WidgetSnapshotTests {
        \(tests.joined(separator: "\n\n"))
          }
        #endif

        """)
  }
}
