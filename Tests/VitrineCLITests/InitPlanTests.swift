import Foundation
import Testing

/// What `init` writes for sources that stay where they are, which is what a plan says of them.
@Suite struct InitPlanTests {
  private let program: Program

  init() throws { program = try Program() }

  private func initialize(_ flags: [String] = []) throws -> Program.Outcome {
    try program.run(["init", "p", "--vitrine", "https://example.com/acme/Vitrine.git"] + flags)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try program.bytes("p/" + name), as: UTF8.self)
  }

  private static let widget = """
    import SwiftUI
    import WidgetKit
    struct WindWidget {}
    extension WindWidget: Widget { var body: some WidgetConfiguration { fatalError() } }
    // struct OldWidget: Widget {}
    @main struct Widgets: WidgetBundle {}

    """

  /// Writes a project with an extension.
  ///
  /// - Parameters:
  ///   - name: the extension's name.
  ///   - settings: build settings of the extension.
  private func project(_ name: String = "WindExtension", settings: String = "") throws {
    try program.write("p/App/App.swift", "import SwiftUI\n@main struct Wind: App {}\n")
    try program.write("p/WindExtension/Wind.swift", Self.widget)
    try program.write(
      "p/App.xcodeproj/project.pbxproj",
      XcodeSample.project(extension: name, in: "WindExtension", settings: settings))
  }

  private func expect(_ parts: [String], in text: String) {
    for part in parts { #expect(text.contains(part), "\(part) is not in\n\(text)") }
  }

  @Test func anExtensionGetsAPackageAroundIt() throws {
    try project()
    try program.write("p/WindExtension/Info.plist", "")
    try program.write("p/WindExtension/Assets.xcassets/Contents.json", "{}")
    let run = try initialize(["--ci", "gitlab"])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    let manifest = try text("Package.swift")
    expect(
      [
        ".executableTarget(", "path: \"WindExtension\"", "exclude: [\"Info.plist\"]",
        "resources: [.copy(\"Assets.xcassets\")]",
        ".plugin(name: \"VitrineSources\", package: \"vitrine\")", "defaultLocalization: \"de\"",
        ".unsafeFlags(vitrineFlags, .when(platforms: [.linux]))", "\"Combine=VitrineCombine\"",
        "\"-import-module\"",
      ], in: manifest)
    #expect(!manifest.contains("App.swift") && !manifest.contains("standIn"))
    let test = try text("Tests/WindExtensionSnapshotTests/WidgetSnapshotTests.swift")
    #expect(test.contains("of: WindWidget.self") && !test.contains("OldWidget"))
    #expect(try text(".gitlab-ci.yml").contains("    - |\n      swift test\n"))
    // A second run changes nothing.
    let again = try initialize()
    #expect(again.code == 0 && !again.output.contains("wrote") && !again.output.contains("added"))
    #expect(try text("Package.swift") == manifest)
  }

  @Test func settingsAndModulesAreThePlans() throws {
    try project(
      settings: """
        SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG WIND";
        """)
    try program.write("p/Kit/Kit.swift", "import Alamofire\n")
    try program.write(
      "p/WindExtension/More.swift", "import Kit\nimport os.log\n@objc class Taps: NSObject {}\n")
    try program.write("p/WindExtension/Old.m", "")
    let run = try initialize()
    #expect(run.code == 0, "\(run)")
    expect(
      [
        ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)",
        ".enableUpcomingFeature(\"ExistentialAny\")", ".define(\"WIND\")",
        "dependencies: [vitrineModules] + stubs([\"Alamofire\"])",
        "dependencies: [\"Kit\", vitrineModules] + stubs([\"os_StandIn\"])", "\"os=os_StandIn\"",
        "exclude: [\"Old.m\"]",
      ], in: try text("Package.swift"))
    // The tests import what imports the module.
    #expect(
      try text("Package.swift").matches(of: /fmodule-map-file=.*Stubs\/os_StandIn/).count == 3)
    expect(["Stands in for Alamofire"], in: try text("Stubs/Alamofire/Empty.swift"))
    expect(["module log {}"], in: try text("Stubs/os_StandIn/module.modulemap"))
    expect(
      [
        "note: WindExtension/Old.m: not Swift",
        "note: WindExtension/More.swift: compiled as on Linux",
        "has Alamofire: declare in Stubs",
      ], in: run.errors)
  }

  /// The package manager takes what is written.
  @Test func manifestsAreRead() throws {
    try project("Wind \"A\" \\(b)", settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    try program.write("p/Kit/Kit.swift", "import Alamofire\nimport os.log\n")
    try program.write("p/WindExtension/More.swift", "import Kit\n")
    try program.write("p/WindExtension/en.lproj/Localizable.strings", "")
    for name in ["One", "Two"] {
      try program.write("p/WindExtension/\(name)/Assets.xcassets/Contents.json", "{}")
    }
    #expect(try initialize().code == 0)
    let run = try program.shell("swift package --package-path p dump-package --disable-sandbox")
    #expect(run.code == 0, "\(run)")
    expect(
      ["\"Wind__A____b_\"", "\"Wind__A____b_Resources\"", "\"Alamofire\"", "MainActor"],
      in: run.output)
  }

  /// A package beside a project counts where it has the widgets.
  @Test func packagesBesideProjectsDoNotMislead() throws {
    try project()
    let tools = "// swift-tools-version: 6.2\nimport PackageDescription\n"
    try program.write("p/Package.swift", tools + "let package = Package(name: \"Tools\")\n")
    let run = try initialize()
    #expect(run.code == 0 && run.lines.first == "added to Package.swift", "\(run)")
    expect(
      [
        "let package = Package(name: \"Tools\")\n\n// Widgets", "package.targets += [",
        "path: \"WindExtension\"",
      ], in: try text("Package.swift"))
    try program.write(
      "p/Package.swift",
      tools + "let package = Package(name: \"Wind\", targets: [.target(name: \"Wind\")])\n")
    try program.write("p/Sources/Wind/Wind.swift", Self.widget)
    try FileManager.default.removeItem(at: program.folder.appendingPathComponent("p/WindExtension"))
    #expect(try initialize().code == 0)
    expect(["where target.name == \"Wind\" {"], in: try text("Package.swift"))
  }

  /// A package stays as it is but for its tests, and says what these cannot see.
  @Test func packagesAreToldWhatTheyLack() throws {
    try program.write(
      "p/Package.swift",
      """
      let package = Package(name: "P", dependencies: [.package(path: "Pk")],
        targets: [.target(name: "Core"), .target(name: "Plain"),
          .target(name: "Wind", dependencies: ["Core", "Plain", "Kit"])])
      """)
    try program.write("p/Sources/Core/Core.swift", "import SwiftUI\nimport Combine\n")
    try program.write("p/Sources/Plain/Plain.swift", "import Foundation\n")
    try program.write("p/Sources/Wind/Wind.swift", Self.widget)
    try program.write("p/Sources/Wind/Toggle.swift", "struct Toggle: ControlWidget {}\n")
    try program.write("p/Pk/Sources/Kit/Kit.swift", "import UIKit\n")
    try program.write(
      "p/Pk/Package.swift", "let package = Package(name: \"Pk\", targets: [.target(name: \"Kit\")])"
    )
    let run = try initialize()
    #expect(run.code == 0, "\(run)")
    expect(["where [\"Core\", \"Wind\"].contains(target.name) {"], in: try text("Package.swift"))
    expect(
      [
        "note: Kit: of other packages", "note: Toggle: controls",
        "note: Combine: found by flags", "Combine=VitrineCombine",
      ], in: run.errors)
  }

  @Test func descriptionsOfXcodeGenAreProjects() throws {
    try program.write("p/Wind/Wind.swift", Self.widget)
    try program.write("p/Shared/Model.swift", "import Foundation\n")
    try program.write(
      "p/project.yml",
      """
      name: App
      targets:
        Wind: {type: app-extension, platform: iOS, sources: [Wind, Shared]}
        App: {type: application, platform: iOS, sources: [Shared]}
      """)
    #expect(try initialize().code == 0)
    expect(["sources: [\"Shared\", \"Wind\"]", "path: \".\""], in: try text("Package.swift"))
  }

  /// Xcode would take what lies in a target's folder for its sources.
  @Test func foldersOfTargetsAreNotSetUp() throws {
    try project()
    let run = try program.run(["init", "p/WindExtension", "--vitrine", "https://example.com/v"])
    #expect(run.code == 3 && run.output.isEmpty, "\(run)")
    expect(
      ["it lies above the folder: run 'vitrine init /", "--target WindExtension'"], in: run.errors)
    #expect(program.files("p/WindExtension") == ["Wind.swift"])
  }

  @Test func sourcesWithoutAProjectAreATarget() throws {
    try program.write("p/Views/Wind.swift", Self.widget)
    #expect(try initialize().code == 0)
    expect(["name: \"p\"", "path: \"Views\""], in: try text("Package.swift"))
  }

  @Test func mistakesSayWhatIsMeant() throws {
    try project()
    try program.write("p/WindExtension/Wind.swift", "import WidgetKit\n")
    let none = try initialize()
    #expect(none.code == 3)
    expect(
      ["error: p/App.xcodeproj: no target of it is a widget extension; it has App, Kit"],
      in: none.errors)
    let app = try initialize(["--target", "App"])
    #expect(app.code == 3)
    expect(["project.pbxproj: no source of App declares a Widget"], in: app.errors)
    #expect(try initialize(["--target", "Wnd"]).errors.contains("it has no target 'Wnd'"))
    #expect(program.files("p") == ["App", "App.xcodeproj", "WindExtension"])
  }

  /// A package reaches nothing outside of its folder.
  @Test func sourcesOutsideAreNamedWithTheFolderThatHoldsThem() throws {
    try program.write("p/App/Wind/Wind.swift", Self.widget)
    try program.write("p/Shared/Model.swift", "import Foundation\n")
    try program.write(
      "p/App/project.yml",
      "targets: {Wind: {type: app-extension, platform: iOS, sources: [Wind, ../Shared]}}\n")
    let run = try program.run(["init", "p/App", "--vitrine", "https://example.com/acme/vitrine"])
    #expect(run.code == 3 && run.output.isEmpty, "\(run)")
    expect(["/p/Shared/Model.swift", "run 'vitrine init "], in: run.errors)
    #expect(try initialize(["--target", "Wind"]).code == 0)
    expect(["sources: [\"App\", \"Shared\"]"], in: try text("Package.swift"))
  }

  /// Names of targets are anyone's: in Swift they are names or literals.
  @Test(arguments: [
    ("My-Ext", "My_Ext"), ("1st", "_st"), ("class", "`class`"),
    ("A\"); print(\"", "A____print__"), ("Wörter", "Wörter"), ("a\nimport Evil", "a_import_Evil"),
  ])
  func targetsAreNamedAsSwiftNamesThem(name: String, module: String) throws {
    try project(name)
    #expect(try initialize().code == 0)
    let test = try #require(program.files("p/Tests").first)
    let source = try text("Tests/\(test)/WidgetSnapshotTests.swift")
    #expect(source.contains("@testable import \(module)\n"), "\(source)")
    let manifest = try text("Package.swift")
    #expect(manifest.split(separator: "\n").filter { $0.contains("path: ") }.count == 1)
  }
}
