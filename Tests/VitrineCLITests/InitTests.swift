import Foundation
import Testing

/// What `init` writes into a project, and says of it.
@Suite struct InitTests {
  private static let url = "https://example.com/acme/Vitrine.git"

  private func initialize(_ program: Program, _ flags: [String]) throws -> Program.Outcome {
    try program.run(["init", "p", "--vitrine", Self.url] + flags)
  }

  private func folder() throws -> Program {
    let program = try Program()
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("p"), withIntermediateDirectories: true)
    return program
  }

  private func text(_ program: Program, _ name: String) throws -> String {
    String(decoding: try program.bytes("p/" + name), as: UTF8.self)
  }

  private static let widget = """
    import SwiftUI
    import WidgetKit
    struct WindWidget: Widget { var body: some WidgetConfiguration { fatalError() } }
    // struct OldWidget: Widget {}
    @main struct Widgets: WidgetBundle {}
    """

  @Test func anEmptyFolderGetsASamplePackage() throws {
    let program = try folder()
    let dry = try initialize(program, ["--dry-run"])
    #expect(dry.code == 0 && program.files("p").isEmpty)
    #expect(dry.lines.first == "would write Package.swift")
    let run = try initialize(program, ["--ci", "github"])
    #expect(run.code == 0)
    #expect(
      run.lines.prefix(5) == [
        "wrote Package.swift", "wrote Sources/Widgets/StepsWidget.swift",
        "wrote Tests/WidgetsSnapshotTests/WidgetSnapshotTests.swift",
        "wrote .github/workflows/widgets.yml", "wrote .gitignore",
      ])
    let manifest = try text(program, "Package.swift")
    #expect(manifest.contains(#".package(url: "\#(Self.url)", branch: "main")"#))
    #expect(manifest.contains(#"name: "VitrineShims", package: "vitrine","#))
    let test = try text(program, "Tests/WidgetsSnapshotTests/WidgetSnapshotTests.swift")
    #expect(test.contains("@testable import Widgets\n"))
    #expect(test.contains("await expectSnapshot(of: StepsWidget.self, over: .quick)"))
    let workflow = try text(program, ".github/workflows/widgets.yml")
    #expect(
      workflow.contains("container: swift:6.2")
        && workflow.contains("run: |\n          swift test\n"))
    #expect(
      try text(program, ".gitignore")
        == ".artifacts/\n.build/\n.build-linux/\npacked/\nreport.html\n")
  }

  /// A second run changes nothing.
  @Test func aPackageGetsATestTarget() throws {
    let program = try folder()
    try program.write(
      "p/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Wind"), .target(name: "Other")])
      """)
    try program.write("p/Sources/Wind/Wind.swift", Self.widget)
    try program.write("p/Sources/Other/Other.swift", "import Foundation\n")
    try program.write("p/.gitignore", "*.o")
    let run = try initialize(program, [])
    #expect(run.code == 0, "\(run)")
    #expect(
      run.lines.prefix(3) == [
        "added to Package.swift", "wrote Tests/WindSnapshotTests/WidgetSnapshotTests.swift",
        "added to .gitignore",
      ])
    let manifest = try text(program, "Package.swift")
    #expect(manifest.contains("\"Other\")])\n\n// Snapshot tests of widgets"))
    #expect(manifest.contains(#"where target.name == "Wind" {"#))
    let test = try text(program, "Tests/WindSnapshotTests/WidgetSnapshotTests.swift")
    #expect(test.contains("of: WindWidget.self") && !test.contains("OldWidget"))
    #expect(
      try text(program, ".gitignore")
        == "*.o\n.artifacts/\n.build/\n.build-linux/\npacked/\nreport.html\n")
    let again = try initialize(program, [])
    #expect(again.lines.prefix(3).allSatisfy { $0.hasPrefix("kept ") }, "\(again)")
    #expect(try text(program, "Package.swift") == manifest)
  }

  /// A package by path is called as its folder.
  @Test func aPackageByPathNeedsNoName() throws {
    let program = try folder()
    try program.write("Clone of Mine/Package.swift", "")
    let run = try program.run(["init", "p", "--vitrine", "Clone of Mine"])
    #expect(run.code == 0, "\(run)")
    let manifest = try text(program, "Package.swift")
    #expect(!manifest.contains("name: \"vitrine\""))
    #expect(manifest.contains(#"/Clone of Mine")]"#), "\(manifest)")
    #expect(manifest.contains(#"name: "VitrineShims", package: "clone of mine","#))
  }

  @Test func documentsNeedNoSwift() throws {
    let program = try folder()
    try program.write("p/Wind/Wind.yaml", "vitrine: 1\nkind: Wind\nbody: Hi\n")
    try program.write("p/notes/package.json", "{}")
    let run = try program.run(["init", "--ci", "shell", "--vitrine", Self.url], in: "p")
    #expect(run.code == 0 && program.files("p").contains("check-widgets.sh"), "\(run)")
    let script = try text(program, "check-widgets.sh")
    #expect(script.contains("./.vitrine/vitrine check Wind && exit\n"))
    #expect(script.contains("\ntest -d .vitrine || git clone --depth 1 '\(Self.url)'"))
    #expect(try text(program, ".gitignore") == ".artifacts/\n.vitrine/\nreport.html\n")
    #expect(run.output.contains("  vitrine check Wind   #"))
  }

  /// The colour of the sample's title is legible in both appearances.
  @Test func theSampleDocumentPassesTheLinter() throws {
    let program = try folder()
    #expect(try initialize(program, ["--documents"]).code == 0)
    let rules = ["--only", "w-light-and-dark", "--fast"]
    let run = try program.run(["lint", "p/Widgets"] + rules)
    #expect(run.code == 0 && run.output.contains("0 findings"), "\(run)")
  }

  /// Of a package by a variable, of documents by a flag; one more job merges the parts.
  @Test func severalMachinesShareThePictures() throws {
    let program = try folder()
    #expect(try initialize(program, ["--ci", "github", "--shards", "3"]).code == 0)
    let workflow = try text(program, ".github/workflows/widgets.yml")
    for part in [
      "        shard: [1, 2, 3]\n",
      "VITRINE_SHARD=${{ matrix.shard }}/3 swift test\n",
      "\n  report:\n    needs: snapshots\n    if: failure()\n    runs-on:",
      "swift run vitrine report parts --html report.html --markdown summary.md\n",
    ] {
      #expect(workflow.contains(part), "\(workflow)")
    }
    try program.write("p/Wind/Wind.yaml", "vitrine: 1\nkind: Wind\nbody: Hi\n")
    let documents = ["--documents", "--ci", "gitlab", "--shards", "2"]
    #expect(try initialize(program, documents).code == 0)
    let pipeline = try text(program, ".gitlab-ci.yml")
    for part in [
      "  parallel: 2\n", "check Wind --shard $CI_NODE_INDEX/$CI_NODE_TOTAL\n",
      "\nreport:\n  image: swift:6.2\n", "./.vitrine/vitrine report parts --html report.html\n",
    ] {
      #expect(pipeline.contains(part), "\(pipeline)")
    }
    let alone = try initialize(program, ["--ci", "shell", "--shards", "2"])
    #expect(alone.code == 2 && alone.errors.contains("a script runs on one machine"))
    #expect(try initialize(program, ["--shards", "2"]).errors.contains("no effect without --ci"))
    #expect(try initialize(program, ["--ci", "github", "--shards", "65"]).code == 2)
  }

  /// A script for documents calls the program that is installed; other servers have none.
  @Test func anInstalledProgramNeedsNoCloneForAScript() throws {
    let program = try folder()
    let installed = program.folder.appendingPathComponent("bin/vitrine")
    try FileManager.default.createDirectory(
      at: installed.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Program.executable, to: installed)
    let run = try program.shell("bin/vitrine init p --documents --ci shell")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    let script = try text(program, "check-widgets.sh")
    #expect(script.contains("\nvitrine check Widgets && exit\n"), "\(script)")
    #expect(script.contains("Needs vitrine, of the version") && !script.contains("apt-get"))
    let refused = try program.shell("bin/vitrine init p --ci github")
    #expect(refused.code == 2 && refused.errors.contains("--vitrine says where Vitrine is"))
  }

  @Test func mistakesSayWhatIsMeant() throws {
    let program = try folder()
    #expect(try program.run(["init", "nowhere"]).code == 3)
    let server = try initialize(program, ["--ci", "githb"])
    #expect(server.code == 2 && server.errors.contains("did you mean 'github'?"))
    let clone = try program.run(["init", "p", "--vitrine", "p"])
    #expect(clone.code == 2 && clone.errors.contains("'p' is no URL and no clone"))
    try program.write("p/main.c", "")
    let other = try initialize(program, [])
    #expect(other.code == 2 && other.errors.contains("holds 'main.c', but no Package.swift"))
    try program.write("p/Package.swift", "")
    #expect(try initialize(program, []).code == 3)
    try program.write(
      "p/Package.swift",
      "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])\n")
    try program.write("p/Sources/A/A.swift", Self.widget)
    try program.write("p/Sources/B/B.swift", Self.widget)
    let several = try initialize(program, [])
    #expect(several.code == 3)
    #expect(several.errors.contains("several targets have widgets: A, B; choose by --target"))
    #expect(try initialize(program, ["--target", "B"]).code == 0)
    #expect(program.files("p/Tests") == ["BSnapshotTests"])
  }

  @Test func noFolderIsAFlagOrAnExpression() throws {
    for name in ["-rf", "--output", "${{ github.token }}"] {
      let program = try folder()
      try program.write("p/\(name)/w.json", Program.document())
      for server in ["github", "gitlab", "shell"] {
        let run = try initialize(program, ["--ci", server])
        #expect(run.code == 0 && !run.output.contains("check -"), "\(run)")
      }
      for file in [".github/workflows/widgets.yml", ".gitlab-ci.yml", "check-widgets.sh"] {
        let script = try text(program, file)
        #expect(!script.contains(" check -") && !script.contains("${{ github.token"), "\(script)")
        let word = name.hasPrefix("-") ? "check ./\(name)" : "check '$''{{ github.token }}'"
        #expect(script.contains(word), "\(script)")
      }
    }
  }
}
