import Testing
import VitrineProjects

@Suite struct PackageManifestTests {
  private let fixture = ProjectFixture()

  /// An extension that links the product Core of a package beside it.
  private func project() throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.project(
      objects: """
        W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = "<group>"; };
        L = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a/Icons.git";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 2.1.0; }; };
        D = {isa = XCSwiftPackageProductDependency; productName = Core; };
        E = {isa = XCSwiftPackageProductDependency; productName = IconKit; package = R; };
        """,
      target: "fileSystemSynchronizedGroups = (W); packageProductDependencies = (D, E);",
      group: "W")
  }

  @Test func targetsComeInOrder() throws {
    try project()
    try fixture.write(
      "Packages/Core/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let shared: [Target.Dependency] = ["Base"] + [.product(name: "Words", package: "words")]
      /* .target(name: "Not") */
      let package = Package(
        name: "Core",
        products: [.library(name: "Core", targets: ["Core"])],
        dependencies: [
          .package(path: "../Words"),
          .package(url: "https://example.com/b/Net", from: "1.2.0"),
        ],
        targets: [
          .target(name: "Core", dependencies: shared + [.product(name: "Net", package: "Net")],
            swiftSettings: [.swiftLanguageMode(.v5), .define("CORE"), .enableUpcomingFeature("ExistentialAny")]),
          .target(name: "Base", path: "Base", exclude: ["Notes"], sources: ["Code", "One.swift"]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
        ])
      """)
    try fixture.write(
      "Packages/Words/Package.swift",
      """
      // swift-tools-version:5.9
      let package = Package(name: "Words", targets: [.target(name: "Words")])
      """)
    for name in [
      "Core/Sources/Core/Core.swift", "Core/Base/Code/A.swift", "Core/Base/Notes/B.swift",
      "Core/Base/One.swift", "Core/Base/Other.swift", "Core/Base/data.json",
      "Words/Sources/Words/Words.swift",
    ] { try fixture.write("Packages/" + name) }
    let plan = try fixture.plan()
    #expect(plan.modules.map(\.module) == ["Base", "Words", "Core"])
    #expect(plan.modules.map(\.language.version) == [6, 5, 5])
    #expect(plan.modules[2].language.conditions == ["CORE"])
    #expect(plan.modules[2].language.features == ["ExistentialAny"])
    #expect(
      fixture.names(plan.modules[0].files.swift)
        == ["Packages/Core/Base/Code/A.swift", "Packages/Core/Base/One.swift"])
    #expect(fixture.names(plan.modules[0].files.resources) == ["Packages/Core/Base/data.json"])
    #expect(
      plan.packages.map { "\($0.name) \($0.version) \($0.products)" }
        == ["Icons 2.1.0 [\"IconKit\"]", "Net 1.2.0 [\"Net\"]"])
  }

  @Test func packagesThatNeedEachOtherEnd() throws {
    try project()
    for (name, other) in [("Core", "Base"), ("Base", "Core")] {
      try fixture.write(
        "Packages/\(name)/Package.swift",
        "let package = Package(dependencies: [.package(path: \"../\(other)\")], targets: [.target(name: \"\(name)\", dependencies: [\"\(other)\"])])"
      )
      try fixture.write("Packages/\(name)/Sources/\(name)/A.swift")
    }
    #expect(try fixture.plan().modules.map(\.module) == ["Base", "Core"])
  }

  @Test(arguments: [
    "", "Package(", "let x = [", "let x: [", "f(((((", "\"", "/*", ".target(name: \"A", "]", "}{",
    "Package(targets: [.target(name: \"\\(a)\")])", "let a = a", "+ + +", ".", "let let = let",
  ])
  func textsThatAreNoManifestsEnd(text: String) {
    for count in [1, 500] {
      let targets = ManifestReader.calls(in: String(repeating: text, count: count))
      #expect(
        targets.allSatisfy { $0.name != "target" || $0.text("name") == nil || text.contains("A") })
    }
  }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "f(", count: 50_000)
    #expect(ManifestReader.calls(in: deep).count <= 1)
    #expect(ManifestReader.calls(in: String(repeating: "[", count: 50_000)).isEmpty)
  }
}
