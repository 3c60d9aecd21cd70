import Foundation
import TemporaryFolders
import Testing
import VitrineGoldens

/// How commands in messages begin for each way in which the program was started.
@Suite struct ProgramWordsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ path: String) throws -> String {
    let url = folder.at(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return url.path
  }

  private func words(_ path: String?, _ environment: [String: String] = [:]) -> String {
    ProgramWords(environment: environment, folder: folder.path).words(startedAs: path)
  }

  @Test func whatIsInstalledIsCalledByItsName() throws {
    let program = try put("bin/vitrine")
    #expect(words("vitrine") == "vitrine")
    #expect(words(nil) == "vitrine")
    #expect(words(program, ["PATH": "/none:" + folder.path + "/bin"]) == "vitrine")
    #expect(words(program, ["PATH": "/none"]) == program)
    #expect(words("bin/vitrine") == "bin/vitrine")
  }

  @Test func thePackageManagerIsCalledAgain() throws {
    let built = "x86_64-unknown-linux-gnu/debug/vitrine"
    #expect(words(".build/" + built) == ".build/" + built)
    _ = try put("Package.swift")
    #expect(words(".build/" + built) == "swift run vitrine")
    #expect(words(folder.path + "/.build/" + built) == "swift run vitrine")
    #expect(
      words(".build-linux/aarch64-unknown-linux-gnu/release/vitrine")
        == "swift run -c release --scratch-path .build-linux vitrine")
    // Typed by a person.
    #expect(words(".build/debug/vitrine") == ".build/debug/vitrine")
  }

  @Test func whoStartsItMaySayHow() throws {
    _ = try put("vitrine")
    let plugin = "swift package --allow-writing-to-package-directory vitrine"
    #expect(words("/x/vitrine", ["VITRINE_COMMAND": plugin]) == plugin)
    #expect(words("/x/vitrine", ["VITRINE_COMMAND": "./vitrine"]) == "./vitrine")
    let odd = try put("it's here/vitrine")
    #expect(words("/x", ["VITRINE_COMMAND": odd]) == "'" + odd.replacing("'", with: "'\\''") + "'")
  }

  @Test func testsSayWhatIsThere() throws {
    func beside(_ environment: [String: String] = [:]) -> String {
      ProgramWords(environment: environment, folder: folder.path).wordsBesideTests
    }
    #expect(beside() == "vitrine")
    _ = try put("Package.swift")
    #expect(beside() == "swift run vitrine")
    _ = try put("bin/vitrine")
    #expect(beside(["PATH": folder.path + "/bin"]) == "vitrine")
    #expect(beside(["VITRINE_COMMAND": "docker run v vitrine"]) == "docker run v vitrine")
    _ = try put("vitrine")
    #expect(beside() == "./vitrine")
  }
}
