import Foundation
import Testing
import VitrineImages

/// What `render` takes beside files, and gives beside files.
@Suite struct RenderInputTests {
  private static func document(_ kind: String, _ families: String = #""systemSmall""#) -> String {
    #"{"vitrine":1,"kind":"\#(kind)","families":[\#(families)],"background":"blue","body":"Hi"}"#
  }

  private static func picture(_ kind: String) -> String {
    "\(kind)-systemSmall-iphone-15-large-light.png"
  }

  /// Documents at two levels, with what is none of them.
  private func folder() throws -> Program {
    let program = try Program()
    try program.write("w/B.json", Self.document("B"))
    try program.write("w/inner/A.yaml", "vitrine: 1\nkind: A\nfamilies: [systemSmall]\nbody: Hi\n")
    try program.write("w/.hidden/C.json", "{")
    try program.write("w/notes.txt", "no document")
    return program
  }

  @Test func foldersAreTheirDocuments() throws {
    let program = try folder()
    let names = ["A", "B"].map(Self.picture)
    #expect(try program.run(["render", "w", "-o", "out", "--quiet"]).code == 0)
    #expect(program.files("out") == names)
    // Hit maps of an earlier run are JSON too, beside the documents and in the run's own folder.
    for place in ["w", "w/out"] {
      for _ in 0..<2 {
        let run = try program.run(["render", "w", "-o", place, "--hits"])
        #expect(run.code == 0 && run.errors == "2 images\n", "\(run)")
      }
    }
    #expect(try program.run(["render", ".", "-o", "."]).errors == "2 images\n")
    let empty = try program.run(["render", "w/.hidden/.."])
    #expect(empty.code == 0)
  }

  @Test func aDocumentComesFromStandardInput() throws {
    let program = try folder()
    let json = try program.shell("vitrine render - -o out --quiet < w/B.json")
    let yaml = try program.shell("cat w/inner/A.yaml | vitrine render - -o out --quiet")
    #expect(json.code == 0 && yaml.code == 0, "\(json) \(yaml)")
    #expect(program.files("out") == ["A", "B"].map(Self.picture))
    let placed = try program.shell("vitrine inspect - --stage nodes < w/B.json")
    #expect(placed.code == 0 && placed.output.contains("Hi"))
    let wrong = try program.shell(
      #"echo '{"vitrine":1,"kind":"W","body":{"VStak":[]}}' | vitrine render -"#)
    #expect(wrong.code == 3)
    #expect(wrong.errors.hasPrefix("error: standard input:1:"), "\(wrong)")
    #expect(wrong.errors.contains("did you mean 'VStack'?"))
    let long = try program.shell("vitrine render - --document-limit 10 < w/B.json")
    #expect(long.code == 3 && long.errors.contains("more bytes than the limit of 10"))
    #expect(try program.shell("vitrine render - - < w/B.json").code == 2)
    #expect(try program.shell("vitrine render - < /dev/null").code == 3)
    #expect(
      try program.shell("vitrine render w/B.json --scene stack --with - < w/B.json").code == 2)
  }

  @Test func onePictureGoesToStandardOutput() throws {
    let program = try folder()
    #expect(try program.run(["render", "w/B.json", "-o", "out", "--quiet"]).code == 0)
    let run = try program.shell("vitrine render - -o - < w/B.json > one.png")
    #expect(run.code == 0 && run.errors == "1 image\n")
    #expect(try program.bytes("one.png") == program.bytes("out/" + Self.picture("B")))
    let several = try program.run(["render", "w", "-o", "-"])
    #expect(several.code == 2 && several.output.isEmpty)
    #expect(several.errors.contains("-o - prints one picture, not 2; choose by --kind, --family"))
    #expect(try program.shell("vitrine render w --kind A -o - --quiet > a.png").code == 0)
    #expect(try decodePNG(file: program.folder.path + "/a.png").width == 474)
    for flag in ["--json", "--hits", "--trace"] {
      let refused = try program.run(["render", "w/B.json", "-o", "-", flag])
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("leave out \(flag)"), "\(refused)")
    }
    #expect(try program.runIntoFullDevice(["render", "w/B.json", "-o", "-"]) == 3)
  }

  @Test func kindsChooseAmongInputs() throws {
    let program = try folder()
    #expect(try program.run(["render", "w", "--kind", "B", "-o", "out", "--quiet"]).code == 0)
    #expect(program.files("out") == [Self.picture("B")])
    let both = try program.run(["render", "w", "--kind", "B,A", "-o", "both"])
    #expect(both.errors == "2 images\n")
    let spaced = try program.run(["render", "w", "--kind", "B, A", "-o", "spaced"])
    #expect(spaced.errors == "2 images\n")
    try program.write("w/Weather.json", Self.document("Weather"))
    let wrong = try program.run(["render", "w", "--kind", "Wether", "-o", "no"])
    #expect(wrong.code == 2)
    #expect(wrong.errors == "error: unknown kind 'Wether'; did you mean 'Weather'?\n")
    #expect(program.files("no").isEmpty)
  }

  @Test func widgetsThatTheFlagsDoNotFitAreLeftOut() throws {
    let program = try folder()
    try program.write("w/Large.json", Self.document("Large", #""systemLarge""#))
    let run = try program.run(["render", "w", "--family", "systemSmall", "-o", "out"])
    #expect(run.code == 0)
    #expect(program.files("out") == ["A", "B"].map(Self.picture))
    #expect(
      run.errors.hasPrefix(
        "note: left out: w/Large.json: the widget does not support systemSmall; it declares systemLarge\n"
      ), "\(run)")
    let none = try program.run(["render", "w", "--family", "accessoryInline", "-o", "none"])
    #expect(none.code == 2)
    #expect(none.errors.contains("error: w/B.json: the widget does not support accessoryInline"))
    let alone = try program.run(["render", "w/Large.json", "--family", "systemSmall"])
    #expect(alone.code == 2)
    #expect(alone.errors.hasPrefix("error: w/Large.json: the widget does not support systemSmall"))
  }

  @Test func oneBadDocumentCostsOnlyItself() throws {
    let program = try folder()
    try program.write("w/Broken.json", #"{"vitrine":1,"kind":"Broken","body":{"VStak":[]}}"#)
    // Only drawing finds out that a value is none.
    let late = #"{"Text":"a","modifiers":[{"opacity":"$city"}]}"#
    try program.write(
      "w/Late.json", Program.document(body: late).replacing("Hello", with: "Late"))
    let flags = ["render", "w", "-o", "out"]
    #expect(try program.run(flags).code == 3)
    #expect(program.files("out").isEmpty)
    let run = try program.run(flags + ["--keep-going"])
    #expect(run.code == 3)
    #expect(program.files("out") == ["A", "B"].map(Self.picture))
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count(where: { $0.hasPrefix("error: w/Broken.json:1:") }) == 1, "\(run)")
    #expect(errors.count(where: { $0.hasPrefix("error: w/Late.json:1:") }) == 1, "\(run)")
    #expect(errors.last == "error: 1 of 4 documents and 2 of 4 pictures were not drawn")
    let only = try program.run(["render", "w/Broken.json", "--keep-going", "-o", "none"])
    #expect(only.code == 3)
    #expect(only.errors.hasSuffix("error: 1 of 1 documents was not drawn\n"))
  }
}
