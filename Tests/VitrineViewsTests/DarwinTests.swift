import Foundation
import TemporaryFolders
import Testing

import func VitrineDarwin.round

@Suite struct DarwinTests {
  /// Sources for Apple's systems name the C library, with an import of it or by what Foundation passes on.
  @Test func theCLibraryHasItsName() {
    #expect(round(2.5) == 3 && VitrineDarwin.round(3.5) == 4)
  }

  /// The flag that the page about extensions names does what it says there.
  @Test func theAliasIsImported() throws {
    let folder = try TemporaryFolder()
    let source = folder.at("Source.swift")
    try Data(
      """
      import Darwin
      import func Darwin.round
      #if !canImport(Darwin)
        #error("no alias")
      #endif
      let numbers = [round(1.5), Darwin.floor(1.5)]
      """.utf8
    ).write(to: source)
    // The modules lie beside the tests' own executable.
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let modules = own.deletingLastPathComponent().appendingPathComponent("Modules").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-I", modules, "-module-alias", "Darwin=VitrineDarwin", source.path,
    ]
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let told = errors.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))")
  }
}
