import Testing
import VitrineProjects

/// Projects that XcodeGen makes of a description.
@Suite struct ProjectSpecTests {
  private let fixture = ProjectFixture()

  private func files() throws {
    try fixture.widget("Widgets/Steps.swift")
    for path in [
      "Widgets/Old/Gone.swift", "Widgets/Notes.md", "Widgets/Info.plist", "Shared/Model.swift",
      "Shared/Model.generated.swift", "Kit/Kit.swift", "Packages/Core/Sources/Core/Core.swift",
    ] { try fixture.write(path) }
    try fixture.write(
      "Packages/Core/Package.swift",
      "// swift-tools-version: 6.0\nlet package = Package(name: \"Core\", targets: [.target(name: \"Core\")])\n"
    )
    try fixture.write("Debug.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n")
  }

  private let spec = """
    name: App
    include: base.yml
    options: {developmentLanguage: de}
    configFiles: {Debug: Debug.xcconfig}
    settingGroups:
      features: {SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY: YES}
    packages:
      Core: {path: Packages/Core}
      Icons: {url: https://example.com/a/Icons.git, from: 2.1.0}
    targetTemplates:
      Extension:
        type: app-extension
        platform: iOS
        sources: [Shared/Model.swift]
        settings: {base: {PRODUCT_NAME: "${product}"}}
    targets:
      Widgets:
        templates: [Extension]
        templateAttributes: {product: Steps Widgets}
        info: {path: Widgets/Info.plist}
        sources:
          - path: Widgets
            excludes: ["Old/**", "*.md"]
          - {path: Missing, optional: true}
        settings:
          groups: [features]
          configs: {Debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: [DEBUG, WIDGET]}}
        dependencies:
          - target: Kit
          - {package: Core}
          - {package: Icons, product: IconKit}
          - sdk: WidgetKit.framework
      Kit: {type: framework, platform: iOS, sources: Kit}
      App: {type: application, platform: iOS, sources: [Shared]}

    """

  @Test func aDescriptionIsReadAsAProject() throws {
    try files()
    try fixture.write("project.yml", spec)
    try fixture.write("base.yml", "settings: {SWIFT_VERSION: 6.0}\n")
    let plan = try fixture.plan()
    #expect(plan.target.name == "Widgets" && plan.target.kind == .widgetExtension)
    #expect(plan.target.module == "Steps_Widgets")
    #expect(
      fixture.names(plan.target.files.swift) == ["Shared/Model.swift", "Widgets/Steps.swift"])
    #expect(plan.target.language.version == 6 && plan.target.language.isOfMainActor)
    #expect(plan.target.language.features == ["ExistentialAny"])
    #expect(plan.target.language.conditions == ["DEBUG", "WIDGET"])
    #expect(plan.modules.map(\.module) == ["Kit", "Core"])
    #expect(
      plan.packages.map { "\($0.name) \($0.version) \($0.products)" } == [
        "Icons 2.1.0 [\"IconKit\"]"
      ])
    #expect(plan.developmentRegion == "de")
    #expect(fixture.names([plan.source]) == ["project.yml"])
    #expect(try fixture.plan("project.yml") == plan)
    #expect(try fixture.plan("Widgets") == plan)
    #expect(try fixture.plan("Widgets/Steps.swift") == plan)
  }

  /// Paths of an included file begin at its own folder, or where the other's do.
  @Test func includedPathsBeginAtTheirFile() throws {
    try fixture.widget("Parts/Widgets/Steps.swift")
    try fixture.write("Shared/Model.swift")
    try fixture.write(
      "Parts/part.yml",
      "targets: {Widgets: {type: app-extension, platform: iOS, sources: [Widgets], info: {path: Info.plist}}}\n"
    )
    try fixture.write(
      "Parts/shared.yml", "targets: {Widgets: {sources: [{path: Shared}]}}\n")
    try fixture.write(
      "project.yml",
      "include: [Parts/part.yml, {path: Parts/shared.yml, relativePaths: false}]\n")
    let plan = try fixture.plan()
    #expect(
      fixture.names(plan.target.files.swift) == ["Parts/Widgets/Steps.swift", "Shared/Model.swift"])
    #expect(plan.target.infoFile.map { fixture.names([$0]) } == ["Parts/Info.plist"])
  }

  @Test(arguments: [
    ("targets: [", "project.yml:2: did not find expected node content"),
    ("- a", "project.yml:1: expected the members of a project, such as 'targets'"),
    (
      "include: project.yml",
      "project.yml: files include others more than 16 deep; does one itself?"
    ),
    ("include: none.yml", "none.yml: "),
    (
      "targets: {A: {type: app-extension, sources: [Nowhere]}}",
      "project.yml:1: 'Nowhere' is listed and is not there"
    ),
    (
      "targets: {A: {type: application}}",
      "project.yml: no target of it is a widget extension; it has A"
    ),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String) throws {
    try fixture.write("project.yml", text + "\n")
    let found = fixture.message { try fixture.plan() }
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func aProjectFileComesFirst() throws {
    try files()
    try fixture.write("project.yml", "targets: {}\n")
    try fixture.project(
      objects:
        "W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widgets; sourceTree = \"<group>\"; };",
      target: "fileSystemSynchronizedGroups = (W);", group: "W")
    #expect(fixture.names([try fixture.plan().source]) == ["App.xcodeproj/project.pbxproj"])
  }
}
