import Testing

/// The schema of one document.
@Suite struct DocumentSchemaTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func aDocumentHasASchemaOfItsOwn() throws {
    let views = "views: {Badge: {Text: a}}\ncolors: {Brand: '#102030'}\n"
    // Mistakes of other kinds are left to other verbs.
    try program.write("w.yaml", "vitrine: 9\nbody: {Txet: a}\n" + views)
    let own = try program.run(["schema", "w.yaml"])
    #expect(own.code == 0 && own.output.contains(#""Badge": {"#))
    #expect(own.output.contains(#""Brand", "primary""#))
    #expect(!own.output.contains("patternProperties"))
    #expect(try program.run(["schema"]).output.contains("patternProperties"))
    #expect(try program.shell("vitrine schema - < w.yaml").output == own.output)
  }

  @Test func whatIsNoDocumentHasNoSchema() throws {
    try program.write("broken.json", #"{"vitrine": 1,"#)
    let broken = try program.run(["schema", "broken.json"])
    #expect(broken.code == 3 && broken.errors.contains("broken.json:1:15"), "\(broken)")
    let missing = try program.run(["schema", "none.json"])
    #expect(missing.code == 3 && missing.errors.contains("cannot be opened"), "\(missing)")
    let both = try program.run(["schema", "broken.json", "--output", "render"])
    #expect(both.code == 2 && both.errors.contains("leave out 'broken.json'"), "\(both)")
  }
}
