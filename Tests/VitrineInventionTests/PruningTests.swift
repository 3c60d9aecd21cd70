import Testing
import VitrineInvention

/// What does not compile without what is missing is left out of a copy, and named.
@Suite struct PruningTests {
  private func pruned(_ text: String, at words: String) -> Round {
    let round = Round("import Kit\n" + text)
    round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
    round.answer(round.error("something with 'Store' is wrong", at: words, behind: "{"))
    return round
  }

  @Test func aViewOfABody() {
    let round = pruned(
      "struct V: View {\n let s: Store\n var body: some View {\n  Text(a)\n  Chart(s.zork)\n }\n}",
      at: "Chart")
    let text = round.invention.sources[0].text
    #expect(text.contains("  Text(a)\n  InventedView(\"V.body\")\n }\n"))
    #expect(
      round.invention.pruned == [
        PrunedPart(
          name: "V.body", place: SourcePlace(file: "A.swift", line: 6),
          reason: "something with 'Store' is wrong")
      ])
    #expect(
      round.invention.notes(of: "W").last
        == "A.swift:6: warning: left out of V.body: something with 'Store' is wrong")
  }

  @Test func aModifier() {
    let round = pruned(
      "struct V: View {\n let s: Store\n var body: some View {\n  Text(a).tinted(s.zork).bold()\n }\n}",
      at: "tinted")
    #expect(
      round.invention.sources[0].text.contains(
        "Text(a).modifier(InventedGap(\"V.body\")).bold()"))
  }

  @Test func aProviderAnswersWithItsPlaceholder() {
    let round = pruned(
      """
      struct P {
        let s: Store
        func getSnapshot(in context: Context, completion: @escaping (E) -> Void) {
          completion(E(s.zork))
        }
      }
      """, at: "completion(E(s")
    #expect(round.invention.sources[0].text.contains("completion(placeholder(in: context))"))
  }

  @Test func linesStay() {
    let round = pruned(
      "struct P {\n let s: Store\n func f() -> Int {\n  return s.zork(1,\n   2)\n }\n}\n",
      at: "return")
    let text = round.invention.sources[0].text
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    #expect(text.contains("return invented(\"P.f\", 3)"))
  }

  /// A block behind a condition is no closure of a modifier.
  @Test func aConditionOfABody() {
    let round = pruned(
      "struct V: View {\n let s: Store\n var body: some View {\n  if let p = s.zork {\n   Text(p)\n  } else {\n   Text(a)\n  }\n }\n}",
      at: "zork")
    let text = round.invention.sources[0].text
    #expect(text.contains("  InventedView(\"V.body\")"))
    #expect(!text.contains("else"))
  }

  @Test(arguments: [
    ("  do {\n   send(s.zork)\n  } catch {}\n  done()", "send", "  done()", "send"),
    (
      "  if a {\n   return s.zork\n  }\n  return 1", "return s", "return invented(\"P.f\", 3)",
      "zork"
    ),
    ("  guard let a = s.zork else { return 2 }\n  return 1", "guard", "  return 1", "guard"),
  ])
  func aStatementOfABlock(body: String, at words: String, kept: String, lost: String) {
    let round = pruned(
      "struct P {\n let s: Store\n func f() -> Int {\n\(body)\n }\n}\n", at: words)
    let text = round.invention.sources[0].text
    #expect(text.contains(kept), "\(text)")
    #expect(!text.contains(lost), "\(text)")
  }

  /// Its attributes would stand before nothing.
  @Test func aTypeWithItsAttributes() {
    let round = pruned(
      "@available(iOS 17, *)\n@MainActor\nstruct P: Other {\n let s: Store\n}\nlet a = 1\n",
      at: "Other")
    let error = round.error("type 'P' does not conform to protocol 'Store'", at: "P: Other")
    round.answer(error)
    let text = round.invention.sources[0].text
    #expect(
      !text.contains("@") && !text.contains("struct") && text.contains("let a = 1"), "\(text)")
  }

  /// A result whose type has no sample is found while the picture is drawn.
  @Test func aResultOfAnyType() {
    let round = pruned(
      "struct P {\n let s: Store\n func f() -> Other {\n  s.zork(1)\n }\n}\n", at: "s.zork")
    #expect(round.invention.sources[0].text.contains("return inventedResult(\"P.f\")"))
    // What is left out may have been the end of another function, too.
    #expect(
      round.invention.own([
        round.error("missing return in instance method expected to return 'Int'", at: "}")
      ]).isEmpty)
  }

  @Test func hostileSourcesAreReadInTime() {
    for text in [
      String(repeating: "{", count: 20_000), String(repeating: "\"\\(", count: 20_000),
      String(repeating: "/*", count: 20_000), String(repeating: "Store(", count: 20_000),
      String(repeating: "a.", count: 20_000) + "zork", "\u{0}\u{1F468}Store<Store<" + "}}}))",
    ] {
      let round = Round("import Kit\nlet s: Store = \(text)")
      round.answer(round.error("cannot find type 'Store' in scope", at: "Store"))
      round.answer(
        round.error("value of type 'Store' has no member 'zork'", at: "zork"),
        round.error("something with 'Store' is wrong", at: "Store"))
      #expect(round.invention.sources[0].bytes.count < 400_000)
    }
  }
}
