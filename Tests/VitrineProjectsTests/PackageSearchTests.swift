import Testing
import VitrineProjects

/// Packages, and sources of projects, as what is drawn.
@Suite struct PackageSearchTests {
  private let fixture = ProjectFixture()

  private func writePackage() throws {
    try fixture.write(
      "Package.swift",
      """
      // swift-tools-version: 6.1
      let package = Package(name: "Steps", defaultLocalization: "fr",
        dependencies: [.package(url: "https://example.com/b/Net", from: "1.2.0")],
        targets: [
          .target(name: "Core"),
          .target(name: "Widgets", dependencies: ["Core", .product(name: "Net", package: "Net")]),
          .testTarget(name: "Tests", dependencies: ["Widgets"]),
        ])

      """)
    try fixture.widget("Sources/Widgets/Steps.swift")
    try fixture.write("Sources/Core/Core.swift", "import Net\nimport MapKit\n")
    try fixture.write("Tests/Tests/Tests.swift")
  }

  @Test func theTargetWithWidgetsIsDrawn() throws {
    try writePackage()
    let plan = try fixture.plan()
    #expect(plan.target.name == "Widgets" && plan.target.kind == .package)
    #expect(plan.target.language.version == 6)
    #expect(plan.modules.map(\.module) == ["Core"])
    #expect(plan.packages.map(\.name) == ["Net"])
    #expect(plan.unknownModules == ["MapKit", "Net"] || plan.unknownModules == ["Net"])
    #expect(plan.developmentRegion == "fr")
    #expect(try fixture.plan("Sources/Widgets") == plan)
    #expect(try fixture.plan("Sources") == plan)
    #expect(try fixture.plan(target: "Core").target.name == "Core")
    // A source is drawn alone, as a package is no extension.
    #expect(try fixture.plan("Sources/Widgets/Steps.swift").target.kind == .file)
  }

  @Test func otherPackagesSayWhatTheyHave() throws {
    try writePackage()
    #expect(
      fixture.message { try fixture.plan(target: "Widget") }
        == "Package.swift: it has no target 'Widget'; it has Core, Widgets")
    #expect(
      fixture.message { try fixture.plan("Sources/Core") }
        == "Package.swift: no target of it has a widget; it has Core, Widgets: choose by --target")
    try fixture.widget("Sources/Core/More.swift")
    #expect(
      fixture.message { try fixture.plan() }
        == "Package.swift: several targets have widgets: Core, Widgets; choose by --target")
  }

  @Test func aSourceBringsItsTarget() throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.write("Widgets/Model.swift")
    try fixture.widget("Other/Loose.swift")
    try fixture.project(
      objects:
        "W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = \"<group>\"; };",
      target: "fileSystemSynchronizedGroups = (W);", group: "W")
    #expect(try fixture.plan("Widgets/Model.swift") == fixture.plan())
    #expect(try fixture.plan("Other/Loose.swift").target.kind == .file)
  }

  @Test(arguments: [
    ("a/*.md", "a/b.md", true), ("a/*.md", "a/b/c.md", false), ("a/**/*.md", "a/b/c.md", true),
    ("a/**/*.md", "a/c.md", true), ("**", "a", true), ("a", "a/b", true), ("a/b?", "a/bc", true),
    ("a/*b*c", "a/xbybzc", true), ("a/*b*c", "a/xbyb", false), ("a/**", "b/a", false),
  ])
  func patternsAreOfPaths(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }
}
