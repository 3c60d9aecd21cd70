import Testing
import VitrineProjects

/// Targets of plans as a package's manifest says them.
@Suite struct PackageLayoutTests {
  private let fixture = ProjectFixture()

  private func layout(_ name: String = "", target: String? = nil, stubs: [String] = []) throws
    -> PackageLayout
  {
    PackageLayout(
      try fixture.plan(name, target: target), root: Paths.normal(fixture.path), stubs: stubs)
  }

  private static let synchronized =
    "W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = \"<group>\"; };"

  /// The extension's folder and one source of another, with a catalogue in each.
  private func writeShared() throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.write("Widgets/Assets.xcassets/Contents.json")
    try fixture.write("Shared/Model.swift", "import MapKit\n")
    try fixture.write("Shared/App.swift")
    try fixture.write("Shared/Assets.xcassets/Contents.json")
    try fixture.write("App/App.swift")
    try fixture.project(
      objects: """
        \(Self.synchronized)
        F = {isa = PBXFileReference; path = Shared/Model.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = Shared/Assets.xcassets; sourceTree = "<group>"; };
        S = {isa = PBXSourcesBuildPhase; files = (SF); }; SF = {isa = PBXBuildFile; fileRef = F; };
        R = {isa = PBXResourcesBuildPhase; files = (RC); }; RC = {isa = PBXBuildFile; fileRef = C; };
        """,
      target: "fileSystemSynchronizedGroups = (W); buildPhases = (S, R);", group: "W, F, C")
  }

  @Test func aFolderOfItsOwnNamesWhatIsLeftOut() throws {
    try fixture.widget("Widgets/Views/Steps.swift")
    try fixture.write("Widgets/Info.plist")
    try fixture.write("Widgets/Goal.intentdefinition")
    try fixture.write("Widgets/de.lproj/Localizable.strings")
    try fixture.write("Widgets/de.lproj/More.strings")
    try fixture.write("Widgets/Old.m")
    try fixture.project(
      objects: Self.synchronized, target: "fileSystemSynchronizedGroups = (W);", group: "W")
    let target = try #require(try layout().targets.first)
    #expect(target.name == "Widgets" && target.path == "Widgets" && target.sources.isEmpty)
    #expect(target.exclude == ["Info.plist", "Old.m"])
    #expect(target.resources == ["de.lproj"])
    #expect(target.hasGenerated)
  }

  /// A target has one resource of a name: another target holds the second.
  @Test func cataloguesOfOneNameAreApart() throws {
    try writeShared()
    let layout = try layout(stubs: ["MapKit"])
    #expect(layout.targets.map(\.name) == ["WidgetsResources", "Widgets"])
    #expect(layout.holders == ["WidgetsResources"])
    let (holder, target) = (layout.targets[0], layout.targets[1])
    #expect(holder.sources == ["Stubs/WidgetsResources"])
    #expect(target.dependencies == ["WidgetsResources"])
    #expect(
      Set(holder.resources + target.resources)
        == ["Shared/Assets.xcassets", "Widgets/Assets.xcassets"])
    #expect(target.resources.count == 1)
    #expect(holder.exclude.contains("Stubs/MapKit"))
    // The plugin reads both.
    #expect(!target.exclude.contains { $0.hasSuffix(".xcassets") })
  }

  @Test func onlyListedSourcesOfOtherFoldersCount() throws {
    try writeShared()
    let target = try #require(try layout().targets.last)
    #expect(target.path == "." && target.imports.contains("MapKit"))
    #expect(target.sources == ["Shared/Model.swift", "Widgets/Steps.swift"])
    #expect(target.exclude == ["App", "App.xcodeproj", "Shared/App.swift", "Stubs", "Tests"])
  }

  /// Folders are named whole beside what is only read, and not beside what is copied.
  @Test func foldersOfSourcesStandForThem() throws {
    try writeShared()
    for name in ["Views/A", "Views/More/B", "Data/C"] { try fixture.write("Widgets/\(name).swift") }
    try fixture.write("Widgets/Views/README.md")
    try fixture.write("Widgets/Data/data.json")
    let target = try #require(try layout().targets.last)
    #expect(
      target.sources == [
        "Shared/Model.swift", "Widgets/Data/C.swift", "Widgets/Steps.swift", "Widgets/Views",
      ])
    #expect(target.exclude.contains("Widgets/Views/README.md"))
    #expect(target.resources.contains("Widgets/Data/data.json"))
  }

  @Test func packagesOfTheRepositoryAreTargets() throws {
    try fixture.widget("Sources/Widgets/Steps.swift")
    try fixture.write("Sources/Widgets/More.swift", "import Core\n")
    try fixture.write("Core/Sources/Core/Core.swift")
    try fixture.write(
      "Core/Package.swift",
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])")
    try fixture.write(
      "Package.swift",
      """
      let package = Package(name: "Steps", dependencies: [.package(path: "Core")],
        targets: [.target(name: "Widgets", dependencies: ["Core"])])
      """)
    let layout = try layout()
    #expect(layout.targets.map(\.path) == ["Core/Sources/Core", "Sources/Widgets"])
    #expect(layout.targets.map(\.dependencies) == [[], ["Core"]])
    #expect(layout.outside.isEmpty && layout.shared.isEmpty)
    #expect(ExtensionSearch.targets(ofPackage: fixture.path) == ["Widgets"])
  }

  /// Frameworks for phones and watches may be modules of one name.
  @Test func modulesOfOneNameAreOneTarget() throws {
    try fixture.widget("Widgets/Steps.swift")
    try fixture.project(
      objects: Self.synchronized, target: "fileSystemSynchronizedGroups = (W);", group: "W")
    var plan = try fixture.plan()
    var watch = plan.target
    (watch.name, watch.module, watch.isOfPhone) = ("Kit-watchOS", "Kit", false)
    watch.files.swift = [fixture.path + "/Kit/Watch.swift"]
    var phone = watch
    (phone.isOfPhone, phone.files.swift) = (true, [fixture.path + "/Kit/Phone.swift"])
    plan.modules = [watch, phone, phone]
    try fixture.write("Kit/Phone.swift")
    let layout = PackageLayout(plan, root: Paths.normal(fixture.path), stubs: [])
    #expect(layout.targets.map(\.name) == ["Kit", "Widgets"])
    #expect(layout.targets[0].exclude.isEmpty)
    #expect(layout.targets[0].path == "Kit" && layout.shared.isEmpty)
  }

  @Test func filesOutsideAreTold() throws {
    try writeShared()
    let plan = try fixture.plan()
    let root = Paths.normal(fixture.path) + "/Widgets"
    let layout = PackageLayout(plan, root: root, stubs: [])
    #expect(
      fixture.names(layout.outside).sorted() == ["Shared/Assets.xcassets", "Shared/Model.swift"])
    // Names that only begin alike are no folders of each other.
    #expect(Paths.common(["/a/bc", "/a/b"]) == "/a")
    #expect(Paths.common(["/a/b/c", "/a/b"]) == "/a/b" && Paths.common(["/a", "/b"]) == "/")
    #expect(Paths.common([]) == nil && Paths.common(["a", "b"]) == ".")
  }
}
