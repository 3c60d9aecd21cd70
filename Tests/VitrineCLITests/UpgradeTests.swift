import Foundation
import Testing
import VitrineGraphics
import VitrineImages

/// After an upgrade one command accepts what is merely drawn differently.
@Suite struct UpgradeTests {
  private let small = "Hello-systemSmall-iphone-15-large-light.png"
  private let medium = "Hello-systemMedium-iphone-15-large-light.png"

  /// Goldens as another version would have drawn them: one pixel is different, the views are the same.
  private func redraw(_ file: String, in program: Program) throws {
    let path = program.folder.appendingPathComponent("Golden/" + file).path
    let old = try decodePNGWithTraits(try readFile(path, limit: 1 << 24))
    var pixmap = old.pixmap
    let centre = pixmap.height / 2 * pixmap.width + pixmap.width / 2
    pixmap.pixels[centre] ^= 0x00_00_00_40
    var scratch = PNGScratch()
    let bytes = try encodePNG(
      pixmap, scale: 3, options: PNGOptions(notes: old.notes), scratch: &scratch)
    try writeFile(bytes, to: path)
  }

  private func prepared() throws -> Program {
    let program = try Program()
    try program.write("hello.json", Program.document())
    #expect(try program.run(["check", "hello.json"]).code == 1)
    #expect(try program.run(["accept"]).code == 0)
    return program
  }

  @Test func unchangedViewsAreAcceptedTogether() throws {
    let program = try prepared()
    for file in [small, medium] { try redraw(file, in: program) }
    let check = try program.run(["check", "hello.json"])
    #expect(check.code == 1 && check.output.contains("rendering change"), "\(check)")
    let dry = try program.run(["accept", "--unchanged-layout", "--dry-run"])
    #expect(dry.lines.last == "2 goldens would be accepted: the placed views are unchanged")
    let accept = try program.run(["accept", "--unchanged-layout"])
    #expect(accept.code == 0, "\(accept)")
    #expect(accept.lines.last == "2 goldens accepted: the placed views are unchanged")
    #expect(try program.run(["check", "hello.json"]).lines == ["2 identical"])
  }

  @Test func anythingElseIsShown() throws {
    let program = try prepared()
    try redraw(small, in: program)
    // Another text in one family, a new document, and the text of another golden.
    let body = #"{"small": "Hello {city}", "default": "Farewell {city}"}"#
    try program.write(
      "hello.json", Program.document(body: body).replacing(#""small""#, with: #""systemSmall""#))
    try program.write(
      "new.json", Program.document().replacing(#""kind":"Hello""#, with: #""kind":"New""#))
    let check = try program.run(["check", "hello.json", "new.json"])
    #expect(check.code == 1)
    let accept = try program.run(["accept", "--unchanged-layout"])
    #expect(accept.code == 0, "\(accept)")
    #expect(accept.output.contains("~ \(small): "))
    #expect(accept.output.contains("= \(medium): different: "))
    #expect(accept.output.contains("Farewell"), "the cause is told: \(accept)")
    #expect(accept.output.contains("= New-systemSmall-iphone-15-large-light.png: missing: "))
    #expect(accept.output.contains("1 golden accepted: the placed views are unchanged"))
    #expect(accept.errors.contains("3 more are left; accept 3 with: vitrine accept"), "\(accept)")
    let again = try program.run(["accept", "--unchanged-layout"])
    #expect(again.code == 1 && again.errors.contains("nothing is accepted"), "\(again)")
    // The golden of the changed design is still the old one.
    let left = try program.run(["check", "hello.json"])
    #expect(left.code == 1 && left.output.contains("1 identical, 1 different"), "\(left)")
  }

  /// Where the picture does not say what it shows, nothing is concluded.
  @Test func picturesWithoutViewsAreLeft() throws {
    let program = try prepared()
    let path = program.folder.appendingPathComponent("Golden/" + small).path
    try redraw(small, in: program)
    let old = try decodePNGWithTraits(try readFile(path, limit: 1 << 24))
    var scratch = PNGScratch()
    try writeFile(try encodePNG(old.pixmap, scale: 3, scratch: &scratch), to: path)
    #expect(try program.run(["check", "hello.json"]).code == 1)
    let accept = try program.run(["accept", "--unchanged-layout"])
    #expect(accept.code == 1 && accept.output.contains("= \(small): different: "), "\(accept)")
  }
}
