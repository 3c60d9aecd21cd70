import Foundation
import TemporaryFolders
import Testing

/// `./test --quick TARGET` builds what one target of tests needs, apart from all other builds.
@Suite struct QuickTestTests {
  @Test func theManifestKeepsWhatATargetNeeds() throws {
    let all = try Manifest.dump()
    let lint = try Manifest.dump(testTarget: "VitrineLintTests")
    let names = Set(lint.targets.map(\.name))
    #expect(names.count < all.targets.count / 2)
    #expect(names.isSuperset(of: ["VitrineLintTests", "VitrineLint", "VitrineDocuments", "CPNG"]))
    #expect(
      names.isDisjoint(with: ["VitrineCLI", "VitrineGoldens", "SwiftUI", "VitrineRasterTests"]))
    #expect(lint.products.isEmpty)
    // The tests of the command line run programs, by the names that their products have.
    let commands = try Manifest.dump(testTarget: "VitrineCLITests")
    #expect(commands.products.map(\.name) == ["vitrine"])
    #expect(commands.targets.contains { $0.name == "ExampleWidgetsMain" })
  }

  private func run(_ arguments: [String]) throws -> (code: Int32, output: String, calls: String) {
    let folder = try TemporaryFolder()
    for name in ["test", ".ci/quietly", ".ci/packages"] {
      try folder.write(name, try Checkout.text(name))
    }
    try folder.write(".build/tests-packages", try Checkout.text(".ci/packages"))
      .write("Tests/SomeTests/a.swift", "")
      .write(
        "bin/swift",
        """
        #!/bin/sh
        echo "${VITRINE_TEST_TARGET:-all}: $*" >>calls
        echo "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds."
        """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.at("bin/swift").path)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [folder.at("test").path] + arguments
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": folder.at("bin").path + ":" + path]
    try Data().write(to: folder.at("output"))
    let output = try FileHandle(forWritingTo: folder.at("output"))
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: folder.at("output"), encoding: .utf8),
      (try? String(contentsOf: folder.at("calls"), encoding: .utf8)) ?? ""
    )
  }

  @Test func oneTargetIsBuiltAndRunInDebug() throws {
    let (code, output, calls) = try run(["--quick", "SomeTests", "--filter", "Word"])
    #expect(code == 0 && output.contains("test: 3 tests passed in "), "\(output)")
    let lines = calls.split(separator: "\n")
    #expect(lines.count == 2, "\(calls)")
    #expect(
      lines.first?.hasPrefix("SomeTests: build --scratch-path .build/quick --build-tests ") == true)
    #expect(
      lines.last == "SomeTests: test --scratch-path .build/quick --skip-build --filter Word")
  }

  @Test func withoutATargetTheTargetsAreNamed() throws {
    for arguments in [["--quick"], ["--quick", "None"]] {
      let (code, output, calls) = try run(arguments)
      #expect(code == 2 && calls.isEmpty)
      #expect(output == "test: --quick takes a target: SomeTests\n")
    }
    #expect(try run(["--filter", "Word"]).calls.contains("all: build -c release --build-tests "))
  }
}
