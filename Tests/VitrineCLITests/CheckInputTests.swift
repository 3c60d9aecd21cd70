import Foundation
import Testing

/// Folders of which the flags, or the documents themselves, let only a part be checked.
@Suite struct CheckInputTests {
  private static func document(_ kind: String, _ families: String = #""systemSmall""#) -> String {
    #"{"vitrine":1,"kind":"\#(kind)","families":[\#(families)],"background":"blue","body":"Hi"}"#
  }

  private func folder() throws -> Program {
    let program = try Program()
    try program.write("w/A.json", Self.document("A"))
    try program.write("w/B.json", Self.document("B", #""systemSmall","systemLarge""#))
    try program.write("w/Large.json", Self.document("Large", #""systemLarge""#))
    return program
  }

  private func accepted() throws -> Program {
    let program = try folder()
    #expect(try program.run(["check", "w"]).code == 1)
    #expect(try program.run(["accept"]).code == 0)
    #expect(program.files("w/Golden").count == 4)
    return program
  }

  @Test func widgetsThatTheFlagsDoNotFitAreLeftOut() throws {
    let program = try accepted()
    let run = try program.run(["check", "w", "--family", "systemSmall"])
    #expect(run.code == 0 && run.lines == ["2 identical"], "\(run)")
    #expect(
      run.errors.contains(
        "note: left out: w/Large.json: the widget does not support systemSmall; it declares systemLarge\n"
      ), "\(run)")
    // What was left out keeps its golden.
    let prune = try program.run(["prune"])
    #expect(prune.code == 3 && program.files("w/Golden").count == 4, "\(prune)")
    let alone = try program.run(["check", "w/Large.json", "--family", "systemSmall"])
    #expect(alone.code == 2)
    #expect(alone.errors.hasPrefix("error: w/Large.json: the widget does not support systemSmall"))
    #expect(try program.run(["check", "w", "--family", "accessoryInline"]).code == 2)
  }

  @Test func kindsChooseAmongInputs() throws {
    let program = try accepted()
    let run = try program.run(["check", "w", "--kind", "Large, A"])
    #expect(run.code == 0 && run.lines == ["2 identical"], "\(run)")
    #expect(try program.run(["prune"]).code == 3)
    let wrong = try program.run(["check", "w", "--kind", "Larg"])
    #expect(
      wrong.code == 2 && wrong.errors == "error: unknown kind 'Larg'; did you mean 'Large'?\n")
  }

  @Test func oneBadDocumentCostsOnlyItself() throws {
    let program = try accepted()
    try program.write("w/A.json", #"{"vitrine":1,"kind":"A","body":{"VStak":[]}}"#)
    #expect(try program.run(["check", "w"]).code == 3)
    let late = #"{"Text":"a","modifiers":[{"opacity":"$city"}]}"#
    try program.write("w/Late.json", Program.document(body: late).replacing("Hello", with: "Late"))
    let run = try program.run(["check", "w", "--keep-going"])
    #expect(run.code == 3 && run.lines == ["3 identical"], "\(run)")
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count(where: { $0.hasPrefix("error: w/A.json:1:") }) == 1, "\(run)")
    #expect(errors.count(where: { $0.hasPrefix("error: w/Late.json:1:") }) >= 1, "\(run)")
    #expect(errors.last?.hasPrefix("error: 1 of 4 documents and ") == true, "\(run)")
    // The golden of the document that could not be read stays.
    #expect(try program.run(["prune"]).code == 3)
    #expect(program.files("w/Golden").count == 4)
  }
}
