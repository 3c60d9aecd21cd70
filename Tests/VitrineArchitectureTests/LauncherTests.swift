import Foundation
import TemporaryFolders
import Testing

/// The launcher, in a folder with a compiler that only says it compiled: what stands between a user and the picture.
@Suite struct LauncherTests {
  private static let terminal = "/usr/bin/script"

  private struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  private struct Clone {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      for name in ["vitrine", ".ci/quietly", ".ci/packages"] {
        try write(try Checkout.text(name), to: name)
      }
      // What was found complete is a copy of the list.
      try write(try Checkout.text(".ci/packages"), to: ".build/packages")
      for name in ["Package.swift", "Sources/A.swift", "Fonts/B.ttf"] { try write("", to: name) }
      try write(
        #"""
        #!/bin/sh
        echo "[1/3] Compiling A"
        echo "A.swift:1:2: warning: nothing"
        echo "[2/3] Compiling B" >&2
        [ ! -e "$FAILS" ] || { echo "A.swift:3:4: error: all"; exit 1; }
        while [ "$1" != --scratch-path ]; do shift; done
        mkdir -p "$2/release"
        printf '#!/bin/sh\necho "drawn: $*"\n' >"$2/release/vitrine"
        chmod +x "$2/release/vitrine"
        """#, to: "bin/swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.at("bin/swift").path)
    }

    func write(_ text: String, to name: String) throws {
      let url = folder.at(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func run(_ command: [String]) throws -> Outcome {
      let process = Process()
      process.executableURL = URL(filePath: command[0])
      process.arguments = Array(command.dropFirst())
      process.currentDirectoryURL = folder.url
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      process.environment = [
        "PATH": folder.at("bin").path + ":" + path, "FAILS": folder.at("fails").path,
      ]
      let (output, errors) = (folder.at("output"), folder.at("errors"))
      for url in [output, errors] { try Data().write(to: url) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      return Outcome(
        code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  @Test func firstRunSaysOneLineAndLaterRunsNone() throws {
    let clone = try Clone()
    let first = try clone.run(["/bin/sh", "vitrine", "render", "A.yaml"])
    #expect(first.code == 0 && first.output == "drawn: render A.yaml\n")
    #expect(first.errors == "vitrine: building; the first time takes a few minutes\n")
    let log = try String(contentsOf: clone.folder.at(".build/launcher/log"), encoding: .utf8)
    #expect(log.contains("warning: nothing") && log.contains("[2/3] Compiling B"))
    // A compiler that fails is not asked again.
    try clone.write("", to: "fails")
    let second = try clone.run(["/bin/sh", "vitrine", "devices"])
    #expect(second.code == 0 && second.output == "drawn: devices\n" && second.errors.isEmpty)
  }

  /// What extensions are compiled against is built once, apart from the program.
  @Test func modulesAreBuiltOnce() throws {
    let clone = try Clone()
    let first = try clone.run(["/bin/sh", "vitrine", "modules"])
    #expect(first.code == 0)
    #expect(first.output.hasSuffix("/.build/modules/release\n"))
    #expect(
      first.errors
        == "vitrine: building what extensions are compiled against; it takes a few minutes\n")
    try clone.write("", to: "fails")
    let second = try clone.run(["/bin/sh", "vitrine", "modules"])
    #expect(second.code == 0 && second.output == first.output && second.errors.isEmpty)
  }

  @Test func failureIsPrintedWhole() throws {
    let clone = try Clone()
    try clone.write("", to: "fails")
    let outcome = try clone.run(["/bin/sh", "vitrine", "devices"])
    #expect(outcome.code == 70 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "vitrine: building; the first time takes a few minutes\n"
        + "A.swift:1:2: warning: nothing\nA.swift:3:4: error: all\n")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: terminal), "there is no `script`"))
  func terminalCountsInOneLine() throws {
    let clone = try Clone()
    let outcome = try clone.run(
      [Self.terminal, "-qec", "/bin/sh vitrine devices", "/dev/null"])
    let steps = (1...2).map { "\rvitrine: building, step \($0) of 3\u{1b}[K" }.joined()
    #expect(
      outcome.output
        == "vitrine: building; the first time takes a few minutes\r\n" + steps
        + "\r\u{1b}[Kdrawn: devices\r\n")
    #expect(outcome.code == 0)
  }
}
