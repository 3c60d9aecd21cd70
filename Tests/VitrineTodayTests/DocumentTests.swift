import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Today widgets as documents.
@Suite struct DocumentTests {
  private static let renderer = Renderer()

  private static func document(
    today: String =
      #"{"title":"Next","largestDisplayMode":"expanded","preferredHeight":"$40 * count(rows)"}"#,
    body: String = #"{"compact":"small","default":"{environment.displayMode}"}"#, more: String = ""
  ) throws(DocumentError) -> Document {
    let text =
      #"{"vitrine":1,"kind":"Next","data":{"rows":[1,2,3,4,5]},"today":\#(today),\#(more)"body":\#(body)}"#
    return try Document.parse(Array(text.utf8), file: "w.json")
  }

  private func problem(_ today: String, body: String = #""a""#, more: String = "") -> String {
    do {
      _ = try Self.document(today: today, body: body, more: more)
      return "no error"
    } catch {
      let message = "\(error)"
      return message.firstIndex(of: "$").map { String(message[$0...]) } ?? message
    }
  }

  private func place(
    _ document: Document, _ change: (inout RenderConfiguration) -> Void
  ) throws -> PlacedWidget {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named("iphone-6s"))
    configuration.os = 11
    change(&configuration)
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Self.renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return placed
  }

  @Test func partsAreRead() throws {
    let document = try Self.document(
      today: """
        {"title":"Commute","appName":"Maps","update":"failed",
        "quickActions":[{"title":"Home","subtitle":"12 min","symbol":"house"}]}
        """)
    let today = try #require(document.widget.today)
    #expect(today.title.shown == "Maps Commute")
    #expect(today.largestMode == .compact)
    #expect(
      today.quickActions == [TodayQuickAction(title: "Home", subtitle: "12 min", symbol: "house")])
    let placed = try place(document) { _ in }
    #expect(placed.diagnostics.contains { $0.code == "today-update-failed" })
    #expect(try Self.document(today: "{}").widget.today?.title.text == "Next")
  }

  @Test(arguments: [
    (#"{"titel":"a"}"#, #""a""#, "", "$.today: unknown key 'titel'; did you mean 'title'?"),
    (
      #"{"largestDisplayMode":"huge"}"#, #""a""#, "",
      "$.today.largestDisplayMode: unknown value 'huge'; valid: compact, expanded"
    ),
    (#"{"update":"$rows"}"#, #""a""#, "", "$.today.update: 'update' cannot depend on data"),
    ("7", #""a""#, "", "$.today: expected an object"),
    (
      "{}", #"{"compact":"a","expandd":"b"}"#, "",
      "$.body: unknown display mode 'expandd'; did you mean 'expanded'?"
    ),
    ("{}", #"{"compact":"a"}"#, "", "$.body: no view for expanded, and no 'default'"),
    ("{}", #""a""#, #""families":["systemSmall"],"#, "$.families: a Today widget has no families"),
    (
      "{}", #""a""#, #""background":"red","#,
      "$.background: a Today widget has no background of its own"
    ),
    (
      "{}", #""a""#, #""contentMargins":false,"#,
      "$.contentMargins: a Today widget has no content margins"
    ),
  ])
  func mistakesAreLocated(_ today: String, _ body: String, _ more: String, _ message: String) {
    let problem = problem(today, body: body, more: more)
    #expect(problem.hasPrefix(message), "\(problem)")
  }

  @Test func modesHaveHeightsAndViewsOfTheirOwn() throws {
    let document = try Self.document()
    let compact = try place(document) { $0.scene = .view }
    #expect(compact.tree.size == Size(359, 110))
    #expect(texts(compact) == ["small"])
    let expanded = try place(document) {
      $0.scene = .view
      $0.displayMode = .expanded
    }
    #expect(expanded.tree.size == Size(359, 200))
    #expect(texts(expanded) == ["expanded"])
    #expect(expanded.trace.calls.filter { $0 == .widgetActiveDisplayModeDidChange }.count == 2)
    let old = try place(document) {
      $0.scene = .view
      $0.os = 9
    }
    #expect(old.tree.size == Size(336, 200))
    #expect(old.trace.calls.contains(.widgetMarginInsets))
    let first = try place(document) {
      $0.scene = .view
      $0.os = 9
      $0.isFirstDisplay = true
    }
    #expect(first.tree.size == Size(336, 239))
  }

  @Test func contentDecidesWhereNothingIsPreferred() throws {
    let document = try Self.document(
      today: #"{"largestDisplayMode":"expanded"}"#,
      body: #"{"Color":"red","modifiers":[{"frame":{"height":250}}]}"#)
    let shown = try place(document) {
      $0.scene = .view
      $0.displayMode = .expanded
    }
    #expect(shown.tree.size.height == 250)
    let old = try place(document) {
      $0.scene = .view
      $0.os = 9
    }
    #expect(old.tree.size.height == 250)
  }

  @Test func mistakesInExpressionsAreReported() throws {
    let document = try Self.document(today: #"{"preferredHeight":"$rows"}"#)
    #expect(throws: DocumentError.self) {
      _ = try self.place(document) { $0.os = 9 }
    }
  }

  @Test func schemaKnowsTheModes() {
    let schema = JSONSchema.text()
    for word in ["\"today\"", "\"largestDisplayMode\"", "\"quickActions\"", "\"expanded\""] {
      #expect(schema.contains(word))
    }
  }

  private func texts(_ placed: PlacedWidget) -> [String] {
    placed.tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.leaf.runs.map(\.text).joined() } else { nil }
    }
  }
}
