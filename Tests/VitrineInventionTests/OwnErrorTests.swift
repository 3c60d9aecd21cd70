import Testing
import VitrineInvention

/// What is the author's mistake stays one.
@Suite struct OwnErrorTests {
  /// Names near to known ones, wherever they stand, and errors that have nothing to do with missing names.
  @Test(arguments: [
    ("cannot find type 'Colr' in scope", ["Color"]),
    ("cannot find 'Colr' in scope", ["Color", "bold"]),
    ("unknown attribute 'Stat'", ["State"]),
    ("value of type 'Text' has no member 'paddin'", ["padding"]),
    ("type 'Color' has no member 'blak'", ["black"]),
    ("cannot convert value of type 'String' to specified type 'Int'", []),
    ("expected '}' in struct", []),
    ("missing return in instance method expected to return 'Int'", []),
  ])
  func mistakesStay(message: String, suggestions: [String]) {
    for lacking: Set<String> in [[], ["Kit"]] {
      let round = Round("import Kit\nlet x: Int = somewhere\n", lacking: lacking)
      var error = round.error(message, at: "somewhere")
      error.suggestions = suggestions
      #expect(!round.answer(error))
      #expect(round.invention.isEmpty)
      #expect(round.invention.own([error]) == [error])
    }
  }

  /// What a repository has was compiled before it was committed, and lacks something here.
  @Test func committedSourcesHaveNoMistakes() {
    let text = "struct V: View { var body: some View {\n Text(a)\n Text(zork)\n } }"
    for (isListed, isCommitted) in [(true, true), (true, false), (false, true)] {
      let round = Round(text, lacking: [], isListed: isListed, isCommitted: isCommitted)
      let error = round.error("cannot convert value of type 'Int' to 'String'", at: "zork")
      #expect(round.answer(error) == (isListed && isCommitted))
      #expect(round.invention.own([error]).isEmpty == (isListed && isCommitted))
      let slip = Round(text, lacking: [], isListed: isListed, isCommitted: isCommitted)
      var near = slip.error("cannot find 'zork' in scope", at: "zork")
      near.suggestions = ["zorg"]
      #expect(slip.answer(near) == (isListed && isCommitted))
      let syntax = round.error("expected '}' in struct", at: "zork")
      #expect(round.invention.own([syntax]) == [syntax])
    }
  }

  @Test func severalOfSomethingAreAnotherThing() {
    let round = Round("let x = Options(a: 1)\n")
    var error = round.error("cannot find 'Options' in scope", at: "Options")
    error.suggestions = ["Option"]
    #expect(round.answer(error))
  }

  @Test func typesThatTheCompilerDoesNotCorrectAreProbed() {
    let round = Round("let x: Strng\n")
    let error = round.error("cannot find type 'Strng' in scope", at: "Strng")
    #expect(round.invention.unprobed([error]) == ["Strng"])
    #expect(Invention.probe(of: ["Strng"]).contains("_ = Strng.self"))
    var found = CompilerError(
      file: "P.swift", line: 1, column: 1, message: "cannot find 'Strng' in scope")
    found.suggestions = ["String"]
    round.invention.learn(["Strng"], [found])
    #expect(round.invention.unprobed([error]).isEmpty)
    #expect(!round.answer(error))
    #expect(round.invention.own([error]) == [error])
  }

  /// Without a module that nobody has, only types can be missing.
  @Test func membersAndFunctionsNeedAReason() {
    let text = "struct V: View { var body: some View { Text(stairs).glowing() } }"
    for (isListed, lacking) in [(false, []), (true, []), (false, ["Kit"])] as [(Bool, Set<String>)]
    {
      let round = Round(text, lacking: lacking, isListed: isListed)
      let errors = [
        round.error("cannot find 'stairs' in scope", at: "stairs"),
        round.error("value of type 'Text' has no member 'glowing'", at: "glowing"),
      ]
      #expect(round.invention.answer(errors) == (isListed || !lacking.isEmpty))
      #expect(round.invention.own(errors).isEmpty == (isListed || !lacking.isEmpty))
    }
  }

  @Test func ownNamesAreNotInvented() {
    let round = Round("enum Outer { struct Steps {} }\nlet a: Steps, b: Step1s\n")
    let error = round.error("cannot find type 'Steps' in scope", at: "Steps,")
    let near = round.error("cannot find type 'Step1s' in scope", at: "Step1s")
    #expect(!round.answer(error, near))
    #expect(round.invention.own([error, near]).count == 2)
  }

  @Test func whatIsMadeOfInventedValuesIsNotTheAuthors() {
    let round = Round(
      "struct A { let s: Store; func f() { let now = s.current\n g(now.zork)\n let x: Int = k } }")
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    let made = round.error("value of type 'String' has no member 'zork'", at: "zork")
    let own = round.error("cannot convert value of type 'A' to specified type 'Int'", at: "k }")
    #expect(round.invention.own([made, own]) == [own])
  }
}
