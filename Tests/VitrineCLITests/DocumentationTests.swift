import Foundation
import Testing
import VitrineGoldens

/// What README and the documentation tell people to type works as it stands there: each page from an
/// empty folder with the documents that it names. All pages take some ten seconds on two cores.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let documentation = "Sources/Vitrine/Vitrine.docc"

  /// Commands that no test can run, by how they begin, and why.
  private static let excluded = [
    "./test": "runs all tests, this one among them",
    "swift run -c release ExampleWidgetsMain": "builds a bundle of widgets",
    "swift run WidgetExtension": "builds the reader's package",
    "swift test": "builds the reader's package; Tests/SamplePackage runs it",
    "cd Steps && swift": "builds the reader's package; Tests/Long/first runs the page",
    "cd App && swift": "builds the reader's package; Tests/Long/first runs the page",
    "cd Steps && git": "is not ours",
    "cd App && git": "is not ours",
    "git ": "is not ours",
    "docker build": "needs a container engine; Tests/Long/package reads the file",
    "vitrine preview": "serves until it is ended; PreviewTests opens its page",
    "docker run": "needs a container engine",
    "./vitrine package": "packs what the launcher has built; Tests/Long/package runs it",
    "sudo ": "installs for everyone; Tests/Long/package does it in a new root",
    "swift package ": "builds the program for the reader's package",
  ]

  /// README first, then the documentation by name.
  private static func pages() throws -> [String] {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(documentation).path)
    return ["README.md", "CONTRIBUTING.md"]
      + pages.filter { $0.hasSuffix(".md") }.sorted().map { documentation + "/" + $0 }
  }

  @Test func everyCommandWorksAsItIsWritten() throws {
    var unused = Set(Self.excluded.keys)
    var count = 0
    for page in try Self.pages() {
      let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
      let commands = ShellCommand.all(in: text, page: page)
      let program = try Self.prepared(for: page)
      for command in commands {
        if let reason = Self.excluded.keys.first(where: command.command.hasPrefix) {
          unused.remove(reason)
          continue
        }
        let outcome = try program.shell(Self.installed(command.command))
        #expect(
          command.codes.contains(outcome.code), "\(command) ended with \(outcome.code)\n\(outcome)")
        count += 1
      }
      try Self.check(page, program)
    }
    #expect(unused.isEmpty, "no page shows \(unused)")
    // A change of the marks around blocks must not make the test pass by finding none.
    #expect(count >= 19)
  }

  /// The launcher and the package manager both end in the program.
  private static func installed(_ command: String) -> String {
    for launcher in ["./vitrine ", "swift run vitrine "] where command.hasPrefix(launcher) {
      return "vitrine " + command.dropFirst(launcher.count)
    }
    return command
  }

  /// A folder with the documents that the pages name.
  private static func prepared(for page: String) throws -> Program {
    let program = try Program()
    // That page begins with an empty folder, or a project of Xcode's.
    if page.hasSuffix("/FirstTest.md") {
      try program.write(
        "App/App.xcodeproj/project.pbxproj",
        XcodeSample.project(extension: "StepsExtension", in: "StepsExtension"))
      try program.write(
        "App/StepsExtension/Steps.swift", "import WidgetKit\nstruct StepsWidget: Widget {}\n")
      return program
    }
    let examples = root.appendingPathComponent("Sources/ExampleWidgets")
    func example(_ name: String) throws -> String {
      try String(contentsOf: examples.appendingPathComponent(name), encoding: .utf8)
    }
    for name in [
      "Weather.json", "Battery.yaml", "Calendar.yaml", "Stocks.yaml", "PhoneScene.yaml",
      "TodayAgenda.yaml", "Complication.yaml", "Delivery.yaml",
    ] {
      try program.write("Sources/ExampleWidgets/" + name, example(name))
    }
    try program.write("Widgets/Weather.json", example("Weather.json"))
    try program.write("Widget.yaml", example("Calendar.yaml"))
    try program.write("Battery.yaml", example("Battery.yaml"))
    // Every screen and level is drawn of these: a small document keeps the test short.
    for name in ["Widget.json", "Weather.json"] { try program.write(name, Program.document()) }
    for name in ["Wind", "Rain"] {
      try program.write(
        name + ".yaml",
        "vitrine: 1\nkind: \(name)\n"
          + "families: [accessoryCircular, systemSmall, systemMedium]\nbody: {Image: {systemName: wind}}\n"
      )
    }
    if page.hasSuffix("/Gallery.md") {
      let folder = program.folder.appendingPathComponent(".build/release")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/ExampleWidgetsMain", withDestinationPath: Program.bundle())
    }
    if page.hasSuffix("/Extensions.md") {
      let sample = root.appendingPathComponent("Tests/SamplePackage/Sources/StepsWidget")
      let set = "Assets.xcassets/StepsInk.colorset/Contents.json"
      for name in [set, "Goal.intentdefinition"] {
        let text = try String(contentsOf: sample.appendingPathComponent(name), encoding: .utf8)
        try program.write(name, text)
      }
      let widget = "import Alamofire\n" + ExtensionSample.widget
      try program.write("WidgetExtension/Steps.swift", widget)
      try program.write(
        "App.xcodeproj/project.pbxproj",
        XcodeSample.project(extension: "WidgetExtension", in: "WidgetExtension"))
      try program.write("rows.json", "{}\n")
    }
    if page == "README.md" {
      let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      try program.write("Kyoto.yaml", #require(wholeDocuments(of: text).first))
    }
    // What `./test` leaves where a golden is missing.
    if page == "CONTRIBUTING.md" {
      let store = GoldenStore(
        goldens: program.folder.path + "/Golden", artifacts: program.folder.path + "/.artifacts")
      _ = try SnapshotSession(store: store, mode: .missing)
        .check(TextSnapshot.candidate(try GoldenName("Widgets/Weather-small"), "text\n"))
    }
    // What the first `swift test` of the page leaves.
    if page.hasSuffix("/Testing.md") {
      _ = try program.run([
        "check", "Widget.json", "--goldens", "Tests/StepsWidgetTests/Golden",
        "--artifacts", "Tests/StepsWidgetTests/.artifacts",
      ])
    }
    return program
  }

  /// The documents of widgets that a page shows from their first line on.
  private static func wholeDocuments(of text: String) -> [String] {
    text.components(separatedBy: "```yaml\n").dropFirst().compactMap { rest in
      rest.components(separatedBy: "```").first
    }.filter { $0.hasPrefix("vitrine: 1\n") }
  }

  /// A document that a page shows as a whole is drawn, and nothing of it is left out.
  @Test func everyWholeDocumentIsDrawn() throws {
    var count = 0
    for page in try Self.pages() {
      let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
      for document in Self.wholeDocuments(of: text) {
        let program = try Self.prepared(for: page)
        let file = "Sources/ExampleWidgets/Shown.yaml"
        try program.write(file, document)
        let outcome = try program.run(["render", file, "--strict", "-o", "out"])
        #expect(outcome.code == 0 && !program.files("out").isEmpty, "\(page): \(outcome)")
        count += 1
      }
    }
    #expect(count >= 5)
  }

  /// What a page promises beyond its exit codes.
  private static func check(_ page: String, _ program: Program) throws {
    switch page {
    case "README.md":
      let names = ["small", "medium"].flatMap { size in
        ["light", "dark"].map { "Kyoto-system\(size.capitalized)-iphone-15-large-\($0).png" }
      }
      #expect(Set(program.files("out")).isSuperset(of: names))
    case documentation + "/CommandLine.md":
      #expect(program.files("Widgets/Golden").count == 6)
      #expect(program.files("Golden").isEmpty)
      let again = try program.run(["check", "Widgets", "--scheme", "light,dark"])
      #expect(again.lines == ["6 identical"])
    case documentation + "/FirstTest.md":
      let again = try program.run(["check", "Widgets"])
      #expect(again.lines == ["2 identical"])
      #expect(program.files("Steps").contains("Package.swift"))
      #expect(program.files("App").contains(".gitlab-ci.yml"))
      let page = String(decoding: try program.bytes("report.html"), as: UTF8.self)
      #expect(page.contains("Steps-systemMedium-iphone-15-large-light"))
    case documentation + "/Testing.md":
      #expect(program.files("Tests/StepsWidgetTests/Golden").count == 2)
    default: break
    }
  }
}
