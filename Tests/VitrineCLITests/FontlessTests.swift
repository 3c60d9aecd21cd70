import Foundation
import Testing

/// A program that was carried away from its fonts says so.
@Suite struct FontlessTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write("hello.json", Program.document())
    try FileManager.default.copyItem(
      at: Program.executable, to: program.folder.appendingPathComponent("copy"))
  }

  @Test(arguments: [
    "render hello.json -o out", "check hello.json", "fonts", "symbols", "inspect hello.json",
  ])
  func theFontsAreMissed(line: String) throws {
    let outcome = try program.shell("./copy " + line)
    #expect(outcome.code == 2, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix(
        "error: the fonts that ship with Vitrine are missing: copy its folder"))
    #expect(outcome.errors.contains("where 'copy' lies"))
    #expect(program.files("out").isEmpty)
  }

  @Test func whatNeedsNoFontsWorks() throws {
    for line in ["--help", "devices", "schema"] {
      #expect(try program.shell("./copy " + line).code == 0)
    }
  }

  @Test func besideTheProgramTheyAreFound() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")
    #expect(try program.shell("./copy render hello.json -o out --fonts '\(fonts.path)'").code == 0)
    try FileManager.default.createSymbolicLink(
      at: program.folder.appendingPathComponent("Fonts"), withDestinationURL: fonts)
    try program.write(
      "icon.json", Program.document(body: #"{"Image": {"systemName": "cloud"}}"#))
    let outcome = try program.shell("./copy render icon.json -o out --strict")
    #expect(outcome.code == 0, "\(outcome)")
  }
}
