import Foundation
import Testing

/// What verbs print as JSON fits the schemas that `vitrine schema --output` prints.
@Suite struct OutputSchemaTests {
  /// A document with what makes optional members: links, a cut text, entries, a symbol.
  private static let rich = #"""
    {"vitrine": 1, "kind": "Rich", "families": ["systemSmall", "systemMedium"],
     "data": {"name": "A name that is much too long for one line of a widget"},
     "entries": [{"date": "2007-01-09T09:00"}, {"date": "2007-01-09T10:00", "relevance": {"score": 3}}],
     "body": {"VStack": [
       {"Text": "{name}", "modifiers": [{"font": "title"}, {"lineLimit": 1}, {"id": "name"}]},
       {"Link": {"destination": "app://a", "label": {"Text": "Open"}}},
       {"Image": {"systemName": "wind"}},
       {"Text": "tiny", "modifiers": [{"font": {"size": 4}}]}]}}
    """#

  private func program() throws -> Program {
    let program = try Program()
    try program.write("rich.json", Self.rich)
    try program.write("hello.json", Program.document())
    try program.write("today.yaml", "vitrine: 1\nkind: T\ntoday: {}\nbody: Today\n")
    try program.write("wrong.json", "{")
    return program
  }

  private func schema(_ name: String, _ program: Program) throws -> SchemaValidator {
    let run = try program.run(["schema", "--output", name])
    #expect(run.code == 0 && run.lines.count == 1, "\(run)")
    return try SchemaValidator(run.output)
  }

  /// Lines of output, at least so many, of which each fits.
  @Test(arguments: [
    ("render", "render rich.json hello.json --json --hits --explain --entry timeline -o out"),
    ("render", "render today.yaml --scene today --os 10 --json --trace -o out"),
    ("gallery", "gallery rich.json hello.json --json --max-kb 2000 -o out"),
    ("check", "check rich.json hello.json --json"),
    ("diff", "diff out/a.png out/b.png --json"),
    ("lint", "lint rich.json hello.json --json"), ("lint-rules", "lint --rules --json"),
    ("inspect-nodes", "inspect rich.json --stage nodes --json"),
    ("inspect-placed", "inspect rich.json --json"),
    ("inspect-display", "inspect rich.json --stage display --json"),
    ("inspect-hits", "inspect rich.json --stage hits --json"),
    ("inspect-accessibility", "inspect rich.json --stage accessibility --json"),
    ("inspect-texts", "inspect rich.json --family systemSmall --stage texts --json"),
    ("inspect-texts", "inspect rich.json --stage texts --type-size all --json"),
    ("inspect-timeline", "inspect rich.json --stage timeline --json"),
    ("inspect-trace", "inspect today.yaml --os 10 --stage trace --json"),
    ("inspect", "inspect rich.json --stage nodes --json"),
    ("devices", "devices --json"), ("fonts", "fonts --json"),
    ("fonts-covers", "fonts --covers Aあ --json"), ("symbols", "symbols wind --json"),
  ])
  func outputFitsItsSchema(name: String, line: String) throws {
    let program = try program()
    if name == "diff" {
      for (file, text) in [("a", "One"), ("b", "Another")] {
        let run = try program.run([
          "render", "hello.json", "--family", "systemSmall", "-o", "out", "--json",
        ])
        #expect(run.code == 0)
        try program.write("hello.json", Program.document().replacing("Hello {", with: text + " {"))
        try FileManager.default.moveItem(
          at: program.folder.appendingPathComponent(
            "out/Hello-systemSmall-iphone-15-large-light.png"),
          to: program.folder.appendingPathComponent("out/\(file).png"))
      }
    }
    let run = try program.run(line.split(separator: " ").map(String.init))
    #expect(run.code <= 1, "\(run)")
    #expect(!run.lines.isEmpty, "\(run)")
    let schema = try schema(name, program)
    for line in run.lines { #expect(try schema.problems(of: line) == [], "\(name)") }
  }

  @Test func writtenFilesFit() throws {
    let program = try program()
    let hits = try schema("inspect-hits", program)
    #expect(try program.run(["render", "rich.json", "--hits", "-o", "out"]).code == 0)
    let files = program.files("out").filter { $0.hasSuffix(".hits.json") }
    #expect(files.count == 2)
    for file in files {
      let text = String(decoding: try program.bytes("out/" + file), as: UTF8.self)
      #expect(try hits.problems(of: text) == [])
    }
    try program.write("rows.csv", "name\nOne\nTwo\n")
    let batch = [
      "batch", "rich.json", "--data", "rows.csv", "--name", "{name}", "--family", "systemSmall",
      "-o",
      "b",
    ]
    #expect(try program.run(batch).code == 0)
    let manifest = String(decoding: try program.bytes("b/manifest.ndjson"), as: UTF8.self)
    let lines = manifest.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    let rows = try schema("batch", program)
    for line in lines { #expect(try rows.problems(of: line) == []) }
  }

  @Test func answersAndErrorsFit() throws {
    let program = try program()
    try program.write(
      "jobs",
      """
      {"id": 1, "input": "rich.json", "settings": {"family": "systemSmall"}, "output": "a.png"}
      {"input": "rich.json", "settings": {"family": "systemSmall"}}
      {"id": "x", "inptu": "rich.json"}
      nothing

      """)
    let run = try program.shell("vitrine worker < jobs")
    let worker = try schema("worker", program)
    #expect(run.lines.count == 4, "\(run)")
    for line in run.lines { #expect(try worker.problems(of: line) == []) }
    let errors = try schema("error", program)
    for line in ["render wrong.json --json", "rendr --json", "diff a.png b.png --json"] {
      let run = try program.run(line.split(separator: " ").map(String.init))
      #expect(run.code > 1)
      let last = try #require(run.errors.split(separator: "\n").last.map(String.init))
      #expect(try errors.problems(of: last) == [])
    }
  }

  /// The validator sees what does not fit.
  @Test func otherOutputDoesNotFit() throws {
    let program = try program()
    let symbols = try schema("symbols", program)
    for wrong in [
      #"{"symbol":"a","icon":"b"}"#, #"{"symbol":"a","icon":"b","closeness":"far"}"#,
      #"{"symbol":1,"icon":"b","closeness":"near"}"#,
      #"{"symbol":"a","icon":"b","closeness":"near","more":1}"#, "[]",
    ] {
      #expect(try symbols.problems(of: wrong) != [])
    }
    let fonts = try schema("fonts-covers", program)
    #expect(try fonts.problems(of: #"{"font":"a","glyphs":true,"text":"b"}"#) != [])
  }

  @Test func everySchemaIsListedAndTheNearestIsSaid() throws {
    let program = try program()
    let help = try program.run(["schema", "--help"]).output
    let unknown = try program.run(["schema", "--output", "rendr"])
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("unknown output 'rendr'; did you mean 'render'?"), "\(unknown)")
    #expect(help.contains("lint-rules") && help.contains("inspect-placed"))
    // Without a name it is the documents', as before.
    #expect(try program.run(["schema"]).output.contains("Vitrine document"))
  }
}
