import Foundation
import SwiftUI
import Testing
import VitrineViews

/// Markdown in strings and attributed strings: inline marks, blocks, and what is neither.
@MainActor @Suite struct MarkdownTests {
  private typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax

  private func read(_ text: String, _ syntax: Syntax = .full) throws -> AttributedString {
    try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
  }

  private func words(_ text: String, _ syntax: Syntax = .full) throws -> String {
    String(try read(text, syntax).characters)
  }

  @Test(arguments: [
    ("# One\n\ntwo *three*\n\n- four\n- five", "Onetwo threefourfive"),
    ("one\n\ntwo", "onetwo"), ("one\ntwo **three**", "one two three"),
    (
      "1. one\n2) two\n\n> three\n\n```swift\nlet x = 1\n\n  y\n```",
      "onetwothreelet x = 1\n\n  y\n"
    ),
    ("Title\n=====\nbody\n\nMinor\n---\nend", "TitlebodyMinorend"),
    ("one  \ntwo\\\nthree", "one\ntwo\nthree"), ("## Closed ##\n\n#none", "Closed#none"),
    ("one\n\n***\n\ntwo", "one\u{2E3B}two"), ("> one\ntwo\n> > three", "one twothree"),
    ("- one\n  two\n\n  three\n    - four\n- [x] five", "one twothreefour[x] five"),
    ("    code *x*\n    more\n\nend", "code *x*\nmore\nend"),
    ("| a | **b** |\n|---|:-:|\n| c | d |\n\nend", "abcdend"),
    ("~~~\na ``` b\n~~~", "a ``` b\n"), ("2024-01-02\n\n-5 degrees", "2024-01-02-5 degrees"),
    ("* one\n\n\n* two", "onetwo"), ("", ""),
  ])
  func blocksAreRead(text: String, shown: String) throws {
    #expect(try words(text) == shown)
  }

  @Test func otherSyntaxesHaveNoBlocks() throws {
    #expect(try words("# One\ntwo   *three*\n\n- four", .inlineOnly) == "# One two three - four")
    let kept = "# One\n two  *three*"
    #expect(
      try words(kept, .inlineOnlyPreservingWhitespace) == "# One\n two  three")
  }

  @Test(arguments: [
    ("[a](https://x.example)", "a", 1), ("[a](https://x.example \"title\")", "a", 1),
    ("[a](<https://x.example/a b>)", "a", 1), ("[a](inflect: true)", "[a](inflect: true)", 0),
    ("^[a](inflect: true)", "^[a](inflect: true)", 0), ("[a] (b)", "[a] (b)", 0),
    ("[a](https://x.example/(b)) c", "a c", 1), ("![a](b.png)", "a", 0),
    ("<https://x.example>", "https://x.example", 1), ("a < b > c", "a < b > c", 0),
    ("[[a]](b)", "[a]", 1), ("[a\\]](b)", "a]", 1), ("``a`b``", "a`b", 0), ("`a", "`a", 0),
  ])
  func linksAreThoseOfCommonMark(text: String, shown: String, links: Int) throws {
    let found = try read(text)
    #expect(String(found.characters) == shown)
    #expect(found.runs.filter { $0.link != nil }.count == links)
  }

  /// What is marked, as `CommonMark 0.30` (sections 2.5, 6.2) says: **bold** as `b(…)`, *italic* as `i(…)`, both as
  /// `bi(…)`, ~~struck~~ as `s(…)`.
  @Test(arguments: [
    // Marks beside punctuation in the midst of a word open nothing.
    ("これは**「大事」**です", "これは**「大事」**です"), ("これは**大事**です", "これはb(大事)です"),
    ("x*\"y\"*z", "x*\"y\"*z"), ("(*\"y\"*)", "(i(\"y\"))"), ("**정말(진짜)**로", "**정말(진짜)**로"),
    // Spans within spans of their own kind, and runs that end two at once.
    ("**a **b** c**", "b(a b c)"), ("***a** b*", "bi(a)i( b)"), ("*a **b***", "i(a )bi(b)"),
    ("**a *b***", "b(a )bi(b)"), ("***a***", "bi(a)"), ("****a****", "b(a)"),
    // Marks without a counterpart.
    ("**a*", "*i(a)"), ("*a**", "i(a)*"), ("2 * 3 * 4", "2 * 3 * 4"), ("5*6*7", "5i(6)7"),
    ("** a **", "** a **"), ("*a **b*", "*a *i(b)"),
    // Underscores within words.
    ("_a_b_", "i(a_b)"), ("__init__.py", "b(init).py"), ("a_b_c", "a_b_c"), ("(_a_)", "(i(a))"),
    ("~~a *b*~~ ~c~", "s(a )is(b) ~c~"), ("*a ~~b* c~~", "i(a ~~b) c~~"),
    ("*[a*](x:y)", "*a*"),
  ])
  func emphasisIsThatOfCommonMark(text: String, shown: String) throws {
    typealias Key = AttributeScopes.SwiftUIAttributes.IntentAttribute
    let text = try read(text, .inlineOnlyPreservingWhitespace)
    let marked = text.runs.map { run in
      let intent = run[Key.self] ?? []
      let words = String(text[run.range].characters)
      let marks = [
        (InlinePresentationIntent.stronglyEmphasized, "b"), (.emphasized, "i"),
        (.strikethrough, "s"),
      ]
      let names = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      return names.isEmpty ? words : "\(names)(\(words))"
    }
    #expect(marked.joined() == shown)
  }

  @Test(arguments: [
    ("AT&amp;T &copy;2024", "AT&T ©2024"), ("&lt;b&gt; &#8364; &#x20AC;", "<b> € €"),
    ("Zürich &uuml;ber &Omega; &rarr; &hellip;", "Zürich über Ω → …"),
    ("a&nbsp;b &#0;", "a\u{A0}b \u{FFFD}"),
    ("&nosuch; &amp &; &#; &#x; R&D", "&nosuch; &amp &; &#; &#x; R&D"),
    ("`&amp;` \\&amp;", "&amp; &amp;"), ("&#42;a&#42; &#91;b](x)", "*a* [b](x)"),
    ("&#99999999;", "&#99999999;"),
  ])
  func referencesAreCharacters(text: String, shown: String) throws {
    #expect(try words(text) == shown)
    #expect(try read(text).runs.allSatisfy { $0.link == nil })
  }

  @Test func addressesHaveReferences() throws {
    let link = try read("[a](https://x.example/?b=1&amp;c=2)").runs.compactMap(\.link).first
    #expect(link?.absoluteString == "https://x.example/?b=1&c=2")
  }

  @Test func stylesCrossBlocks() throws {
    let text = try read("# **a**\n\n- b `c`")
    typealias Key = AttributeScopes.SwiftUIAttributes.IntentAttribute
    #expect(text.runs.map { $0[Key.self] } == [.stronglyEmphasized, nil, .code])
    let plain = try AttributedString(
      markdown: "^[3 item](inflect: true)", options: .init(allowsExtendedAttributes: true))
    #expect(String(plain.characters) == "3 item")
  }

  /// Marks that nothing closes, and nested ones, take time linear to the text.
  @Test func hostileTextStaysLinear() throws {
    let parts = [
      "*a ", "[", "`a", "> ", "- ", "<", "![a](", "_a", "\n\n", "**", "[a](x \"", "|-\n", "*a",
      "a*", "**a* ", "_ *a~~", "&amp", "&#1;",
    ]
    for part in parts {
      let text = String(repeating: part, count: 4000)
      #expect(try words(text).count <= text.count + 1)
    }
  }
}
