import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineText

/// What a document's views and expressions may take is counted, and the message names the place.
@Suite struct EvaluationBudgetTests {
  /// What building a document's views ends with.
  private func problem(_ text: String, _ change: (inout DrawingBudget) -> Void = { _ in }) throws
    -> (message: String, isGivenUp: Bool)
  {
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    let configuration = RenderConfiguration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    var renderer = Renderer(fonts: TestFonts.none)
    change(&renderer.budget)
    session.allow(renderer.budget)
    _ = renderer.nodes(entry, of: document.widget, configuration)
    return (session.problem.map { "\($0)" } ?? "none", session.isGivenUp)
  }

  private func body(_ body: String, _ more: String = "") -> String {
    DocumentErrorTests.body(body, more)
  }

  @Test(.timeLimit(.minutes(60))) func textsThatDoubleEnd() throws {
    let views = (0..<36).map { #""D\#($0)":{"D\#($0 + 1)":{"x":"$x + x"}}"# }
    let text = body(
      #"{"D0":{"x":"abcdefgh"}}"#, #""views":{\#(views.joined(separator: ",")),"D36":"{x}"},"#)
    let (message, isGivenUp) = try problem(text)
    #expect(isGivenUp && message.contains("needs more than 268435456 bytes"), "\(message)")
    #expect(message.hasPrefix("w.json:1:") && message.contains("$.views.D"), "\(message)")
    #expect(try problem(text) { $0.bytes = 1000 }.message.contains("more than 1000 bytes"))
  }

  @Test(.timeLimit(.minutes(60))) func turnsOfLoopsCountThoughTheyMakeNothing() throws {
    let text = body(
      #"{"ForEach":{"data":2000,"content":[{"ForEach":{"data":200000,"content":[]}}]}}"#)
    let (message, isGivenUp) = try problem(text)
    #expect(
      isGivenUp && message.hasSuffix("more than 200000 views and turns of loops"), "\(message)")
  }

  @Test(.timeLimit(.minutes(60))) func searchesTakeTimeThatGrowsWithTheTexts() throws {
    let text = String(repeating: "a", count: 400_000)
    let search = body("\"{contains(p, q)}\"").replacing(
      #""data":{"#, with: #""data":{"p":"\#(text)","q":"\#(text.dropFirst(200_000))b","#)
    #expect(try problem(search).message == "none")
  }

  @Test(.timeLimit(.minutes(60))) func operationsAreCounted() throws {
    let loop = body(#"{"ForEach":{"data":1000,"content":["{hours == hours}"]}}"#)
    #expect(try problem(loop).message == "none")
    let (message, isGivenUp) = try problem(loop) { $0.steps = 3000 }
    #expect(isGivenUp && message.contains("more than 3000 steps"), "\(message)")
    // A fallback hides a missing value, not that too much was done.
    let hidden = body(#"{"ForEach":{"data":1000,"content":["{missing ?? 1}"]}}"#)
    #expect(try problem(hidden) { $0.steps = 3000 }.isGivenUp)
    #expect(try problem(body("\"{city}\"")) { $0.isOver = { true } }.message == "none")
    let long = body(#"{"ForEach":{"data":9000,"content":["{city}"]}}"#)
    #expect(try problem(long) { $0.isOver = { true } }.message.hasSuffix("--time-limit allows"))
  }

  @Test func mergingDataIsLinear() throws {
    let members = (0..<60_000).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
    let text =
      #"{"vitrine":1,"kind":"W","data":{\#(members)},"placeholder":{\#(members)},"body":"{k59999}"}"#
    #expect(try problem(text).message == "none")
  }

  /// Path data is read once for all views that have it, and each keeps its points.
  @Test func outlinesCountWhatTheyKeep() throws {
    let data = "M0 0" + String(repeating: "L9 9", count: 1000)
    func problem(_ turns: Int, _ change: (inout DrawingBudget) -> Void) throws -> String {
      let loop = #"{"ForEach":{"data":\#(turns),"content":[{"Path":{"svg":"\#(data)"}}]}}"#
      return try self.problem(body(loop), change).message
    }
    // 4004 bytes, once; 1001 points of 64 bytes count 1001 steps for each turn.
    #expect(try problem(10) { $0.steps = 20_000 } == "none")
    #expect(try problem(1) { $0.steps = 4000 }.contains("more than 4000 steps"))
    #expect(try problem(10) { $0.bytes = 1_000_000 } == "none")
    #expect(try problem(20) { $0.bytes = 1_000_000 }.contains("more than 1000000 bytes"))
  }

  /// Characters that are found or compared one by one take more than bytes that are copied.
  @Test func charactersCountMoreThanBytes() throws {
    func problem(_ expression: String, steps: Int) throws -> String {
      let text = body("\"{\(expression)}\"").replacing(
        #""data":{"#, with: #""data":{"p":"\#(String(repeating: "a", count: 8000))","#)
      return try self.problem(text) { $0.steps = steps }.message
    }
    #expect(try problem("count(p)", steps: 2000).contains("more than 2000 steps"))
    #expect(try problem("count(p)", steps: 2100) == "none")
    #expect(try problem("contains(p, 'b')", steps: 8000).contains("more than 8000 steps"))
    #expect(try problem("contains(p, 'b')", steps: 8100) == "none")
    #expect(try problem("p == 'b'", steps: 1000) == "none")
  }

  @Test func partsOfListsCountTheirBytes() throws {
    let list = body(#"{"ForEach":{"data":100,"content":["{count(prefix(p, 900))}"]}}"#).replacing(
      #""data":{"#, with: #""data":{"p":[\#((0..<1000).map(String.init).joined(separator: ","))],"#)
    #expect(try problem(list).message == "none")
    #expect(try problem(list) { $0.bytes = 10_000 }.message.contains("more than 10000 bytes"))
  }

  /// A mark is several views, and marks with names of their own are compared with each other.
  @Test func marksCountAsTheirViews() throws {
    let chart = body(
      #"{"Chart":{"ForEach":{"data":1000,"content":[{"PointMark":{"x":1,"y":1}}]}}}"#)
    #expect(try problem(chart).message == "none")
    #expect(try problem(chart) { $0.steps = 300_000 }.isGivenUp)
    let many = body(
      #"{"VStack":[{"ForEach":{"data":50,"content":["#
        + #"{"Chart":{"ForEach":{"data":1000,"content":[{"PointMark":{"x":1,"y":1}}]}}}]}}]}"#)
    #expect(try problem(many).message.hasSuffix("more than 200000 views and turns of loops"))
  }
}

/// Building views needs no fonts.
enum TestFonts {
  static let none = FontLibrary(directories: [])
}

/// A search that is linear finds what a plain one finds: whole characters, by canonical equivalence.
@Suite struct TextSearchTests {
  @Test(arguments: [
    ("", "", true), ("abc", "", true), ("", "a", false), ("abcabd", "abd", true),
    ("aaab", "aab", true), ("ababac", "abac", true), ("cafe\u{301}", "caf\u{E9}", true),
    ("e\u{301}", "e", false), ("a\r\nb", "\n", false), ("🇩🇪🇫🇷", "🇪🇫", false),
  ])
  func wholeCharactersAreFound(text: String, part: String, isFound: Bool) throws {
    #expect(try evaluated(text, part) == isFound)
  }

  @Test func seededTextsOfTwoLetters() throws {
    var state: UInt64 = 1
    func bit() -> Bool {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 40 & 1 == 1
    }
    for _ in 0..<500 {
      let text = String((0..<40).map { _ in bit() ? "a" : "b" })
      let part = String((0..<5).map { _ in bit() ? "a" : "b" })
      #expect(try evaluated(text, part) == text.contains(part), "\(text) \(part)")
    }
  }

  private func evaluated(_ text: String, _ part: String) throws -> Bool {
    let scope = Scope(
      data: LocatedObject([
        .init(key: "t", keyPosition: .start, value: .init(.string(text), .start)),
        .init(key: "p", keyPosition: .start, value: .init(.string(part), .start)),
      ]))
    return try TextTemplate(parsing: "{contains(t, p)}").text(in: scope, FormatContext()) == "true"
  }
}
