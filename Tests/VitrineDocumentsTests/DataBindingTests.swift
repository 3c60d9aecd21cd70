import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Values that views, marks and intents get from the data, wherever their strings stand.
@Suite struct DataBindingTests {
  private func placed(_ body: String, data: String = "{}", more: String = "") throws -> PlacedTree {
    let text = #"{"vitrine":1,"kind":"W","data":\#(data),\#(more)"body":\#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    let configuration = RenderConfiguration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    let tree = Renderer().place(entry, of: document.widget, configuration).tree
    if let problem = session.problem { throw problem }
    return tree
  }

  private func words(_ tree: PlacedTree) -> [String] {
    tree.nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
  }

  private func message(_ body: String, data: String = "{}", more: String = "") -> String {
    do {
      _ = try placed(body, data: data, more: more)
      return "none"
    } catch { return "\(error)" }
  }

  private let row = #""views":{"Row":{"Text":"{title}: {amount|fixed:1}"}},"#

  @Test func ownViewsGetValuesInBraces() throws {
    let tree = try placed(
      #"{"Row":{"title":"In {city}","amount":"{sum}"}}"#, data: #"{"city":"Kyoto","sum":2.25}"#,
      more: row)
    #expect(words(tree) == ["In Kyoto: 2.3"])
    // Doubled braces are braces, as in texts.
    #expect(
      words(try placed(#"{"Row":{"title":"{{city}}","amount":1}}"#, more: row)) == ["{city}: 1.0"])
  }

  @Test func marksStandAtValuesInBraces() throws {
    let bars =
      #"{"Chart":[{"ForEach":{"data":"$days","content":{"BarMark":{"x":"{item.day}","y":"{item.n}"}}}}]}"#
    let bound = bars.replacing("{item.day}", with: "$item.day")
      .replacing("{item.n}", with: "$item.n")
    let data = #"{"days":[{"day":"Mon","n":3},{"day":"Tue","n":9}]}"#
    let tree = try placed(bars, data: data)
    #expect(tree.dump() == (try placed(bound, data: data)).dump())
    #expect(words(tree).contains("Tue"))
  }

  @Test func listsHoldValuesToo() throws {
    let loop = #"{"ForEach":{"data":["$a","{a}!",["{b}"],2],"content":"{item}"}}"#
    #expect(
      words(try placed(#"{"VStack":[\#(loop)]}"#, data: #"{"a":"x","b":"y"}"#))
        .prefix(2) == ["x", "x!"])
  }

  /// Modifiers beside families are those of every body.
  @Test func familiesShareModifiers() throws {
    let apart =
      #"{"systemSmall":{"Text":"{city}","modifiers":[{"padding":9},{"opacity":"$o"}]},"default":"Other"}"#
    let shared =
      #"{"systemSmall":"{city}","default":"Other","modifiers":[{"padding":9},{"opacity":"$o"}]}"#
    let data = #"{"city":"Kyoto","o":0.5}"#
    let frames = { (tree: PlacedTree) in tree.nodes.filter { $0.name == "Text" }.map(\.frame) }
    #expect(frames(try placed(shared, data: data)) == frames(try placed(apart, data: data)))
    #expect(try placed(shared, data: data).nodes.contains { $0.name == "opacity" })
    #expect(
      message(#"{"modifiers":[{"padding":9},{"opacty":1}],"default":"a"}"#)
        .contains("$.body.modifiers[1]: unknown modifier 'opacty'; did you mean 'opacity'?"))
  }

  @Test func unknownNamesAreRefusedAtTheirPlace() {
    #expect(
      message(#"{"Row":{"title":"{cty}","amount":1}}"#, data: #"{"city":""}"#, more: row)
        .contains("$.body.Row.title: unknown data name 'cty'; did you mean 'city'?"))
    #expect(
      message(#"{"ForEach":{"data":["a","{b"],"content":"{item}"}}"#)
        .contains("$.body.ForEach.data[1]"))
  }

  /// What the data holds is never an expression.
  @Test func dataRunsNoExpressions() throws {
    let data = #"{"secret":"s","lines":["{secret}","$secret"],"domain":["{secret}","b"]}"#
    let loop = #"{"VStack":[{"ForEach":{"data":"$lines","content":"{item}"}}]}"#
    #expect(words(try placed(loop, data: data)) == ["{secret}", "$secret"])
    let chart =
      #"{"Chart":[{"BarMark":{"x":"b","y":1}}],"modifiers":[{"chartXScale":{"domain":"$domain"}}]}"#
    #expect(words(try placed(chart, data: data)).contains("{secret}"))
  }

  @Test func bracesWhereNoTextIsTakenAreExplained() {
    let data = #"{"n":2,"c":"red"}"#
    #expect(
      message(#"{"Text":"a","modifiers":[{"opacity":"{n}"}]}"#, data: data)
        .contains(#"expected a number, found "{n}"; a value is bound here as "$n""#))
    #expect(
      message(#"{"Text":"a","modifiers":[{"foregroundStyle":"{c}"}]}"#, data: data)
        .contains(#"unknown style '{c}'; a value is bound here as "$c""#))
  }
}
