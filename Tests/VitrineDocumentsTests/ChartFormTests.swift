import Foundation
import Testing
import Vitrine
import VitrineCharts
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Charts of documents, without axes in 170 by 170 points.
@Suite struct ChartFormTests {
  private static let hidden = #"[{"chartXAxis": "hidden"}, {"chartYAxis": "hidden"}]"#

  private func drawn(
    _ body: String, data: String = "{}", limits: DocumentLimits = .standard
  ) throws -> (tree: PlacedTree, image: Pixmap) {
    let text =
      #"{"vitrine":1,"kind":"W","contentMargins":false,"data":\#(data),"body":\#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json", limits: limits)
    let configuration = RenderConfiguration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let tree = Renderer().place(entry, of: document.widget, configuration).tree
    let image = Renderer().render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return (tree, image.pixmap)
  }

  /// A view of Swift in the same widget.
  private func swift(_ view: some View) throws -> Pixmap {
    let text = #"{"vitrine":1,"kind":"W","contentMargins":false,"body":""}"#
    let widget = try Document.parse(Array(text.utf8), file: "w.json").widget
    nonisolated(unsafe) let view = AnyView(view)
    let entry = WidgetEntry(resolve: { environment, notes in
      unsafe resolve(view, environment: environment, notes: notes)
    })
    var scratch = RenderScratch()
    return Renderer().render(entry, of: widget, RenderConfiguration(), scratch: &scratch).pixmap
  }

  /// The frames of the shapes on the widget's ground.
  private func boxes(_ tree: PlacedTree) -> [Rect] {
    tree.nodes.compactMap { node in
      if case .shape = node.content { node.frame } else { nil }
    }.filter { $0.width < tree.size.width }
  }

  private func message(_ body: String, data: String = "{}", limits: DocumentLimits = .standard)
    -> String
  {
    do {
      _ = try drawn(body, data: data, limits: limits)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  private let days = #"{"days": [{"name": "Mon", "steps": 3}, {"name": "Tue", "steps": 9.5}]}"#

  /// Two bands of half the width, bars over three quarters of each; the domain ends at the greatest value.
  @Test func barsStandInTheirBands() throws {
    let body = """
      {"Chart": {"ForEach": {"data": "$days", "item": "day",
        "content": {"BarMark": {"x": "$day.name", "y": "$day.steps"}}}}, "modifiers": \(Self.hidden)}
      """
    let (tree, _) = try drawn(body, data: days)
    let (width, bars) = (tree.size.width, boxes(tree))
    try #require(bars.count == 2)
    #expect(abs(bars[0].width - width / 2 * 0.75) < 0.01 && abs(bars[0].x - width / 16) < 0.01)
    #expect(abs(bars[0].height - tree.size.height * 3 / 9.5) < 0.01)
    #expect(abs(bars[1].height - tree.size.height) < 0.01)
  }

  /// A chart with axes, legend, curve, area, rule, symbols and a note has the pixels of the same chart in Swift.
  @Test func aChartHasThePixelsOfOneInSwift() throws {
    let body = """
      {"Chart": [
        {"ForEach": {"data": "$points", "item": "p", "content": [
          {"AreaMark": {"x": "$p.x", "y": "$p.y"},
           "modifiers": [{"foregroundStyle": {"color": "blue", "opacity": 0.2}},
             {"interpolationMethod": "monotone"}]},
          {"LineMark": {"x": "$p.x", "y": "$p.y", "series": "a"}, "modifiers": [
            {"foregroundStyle": {"by": "Walk"}}, {"interpolationMethod": "monotone"},
            {"symbol": "diamond"}, {"symbolSize": 40}]}]}},
        {"RuleMark": {"y": 6}, "modifiers": [{"foregroundStyle": "red"},
          {"lineStyle": {"lineWidth": 2, "dash": [4, 2]}},
          {"annotation": {"position": "top", "alignment": "leading", "content": "Goal"}}]},
        {"PointMark": {"x": 2, "y": 9}, "modifiers": [{"foregroundStyle": {"by": "Run"}}]}],
       "modifiers": [{"chartXScale": [0, 4]}, {"chartYAxis": {"position": "leading", "values": [0, 5, 10]}},
         {"chartForegroundStyleScale": {"domain": ["Walk", "Run"], "range": ["green", "orange"]}},
         {"padding": 12}]}
      """
    let points = [(0.0, 2.0), (1, 7), (2, 4), (3, 8), (4, 6)]
    let list = points.map { "{\"x\": \($0.0), \"y\": \($0.1)}" }.joined(separator: ", ")
    let document = try drawn(body, data: "{\"points\": [\(list)]}").image
    let chart = Chart {
      ForEach(points.indices, id: \.self) { index in
        AreaMark(x: .value("x", points[index].0), y: .value("y", points[index].1))
          .foregroundStyle(Color.blue.opacity(0.2)).interpolationMethod(.monotone)
        LineMark(
          x: .value("x", points[index].0), y: .value("y", points[index].1), series: .value("s", "a")
        )
        .foregroundStyle(by: .value("Kind", "Walk")).interpolationMethod(.monotone)
        .symbol(.diamond).symbolSize(40)
      }
      RuleMark(y: .value("Goal", 6)).foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        .annotation(position: .top, alignment: .leading) { Text("Goal") }
      PointMark(x: .value("x", 2), y: .value("y", 9)).foregroundStyle(by: .value("Kind", "Run"))
    }
    .chartXScale(domain: 0...4)
    .chartYAxis { AxisMarks(position: .leading, values: [0, 5, 10]) }
    .chartForegroundStyleScale(["Walk": Color.green, "Run": Color.orange])
    .padding(12)
    #expect(try document == swift(chart))
    #expect(try document != swift(Chart { PointMark(x: .value("x", 2), y: .value("y", 9)) }))
  }

  /// Noon to six is a quarter of the day that the marks span.
  @Test func datesAreValues() throws {
    let body = """
      {"Chart": [
        {"RectangleMark": {"xStart": {"date": "2026-03-01T12:00"}, "xEnd": {"date": "2026-03-01T18:00"},
          "yStart": 0, "yEnd": 1}}],
       "modifiers": [{"chartXAxis": "hidden"}, {"chartYAxis": "hidden"}, {"chartXScale": [
         {"date": "2026-03-01T00:00"}, {"date": "2026-03-02T00:00"}]}]}
      """
    let (tree, _) = try drawn(body)
    let box = try #require(boxes(tree).first)
    #expect(abs(box.x - tree.size.width / 2) < 0.01 && abs(box.width - tree.size.width / 4) < 0.01)
  }

  @Test func mistakesNameThePlaceAndTheNearestName() {
    #expect(message(#"{"Chart": {"BarMrk": {"x": 1, "y": 2}}}"#).contains("'BarMark'"))
    #expect(message(#"{"Chart": {"BarMrk": {"x": 1, "y": 2}}}"#).contains("w.json:1:"))
    #expect(
      message(#"{"Chart": {"Text": "a"}}"#).contains("a chart holds marks: BarMark, LineMark"))
    #expect(message(#"{"Chart": ["a"]}"#).contains("expected a mark"))
    #expect(message(#"{"BarMark": {"x": 1, "y": 2}}"#).contains("stands in the content of a Chart"))
    #expect(message(#"{"Chart": {"BarMark": {"x": 1}}}"#).contains("needs 'x' and 'y', or"))
    #expect(
      message(#"{"Chart": {"BarMark": {"x": 1, "yStart": 1, "yEnd": 2, "height": 3}}}"#)
        .contains("'height' does not go with"))
    #expect(
      message(#"{"Chart": {"BarMark": {"x": 1, "y": 2}, "modifiers": [{"symbl": "circle"}]}}"#)
        .contains("'symbol'"))
    #expect(
      message(#"{"Text": "a", "modifiers": [{"symbolSize": 3}]}"#)
        .contains("it modifies the marks of a Chart"))
    #expect(message(#"{"Chart": {"BarMark": {"x": null, "y": "$1/0"}}}"#).contains("needs"))
    #expect(message(#"{"Chart": {"BarMark": {"x": 1, "y": "$1/0"}}}"#).contains("finite"))
    #expect(message(#"{"Chart": {"BarMark": {"x": [1], "y": 1}}}"#).contains("{\"date\": …}"))
    #expect(
      message(#"{"Chart": {"BarMark": {"x": {"date": "soon"}, "y": 1}}}"#)
        .contains("expected a date"))
    #expect(
      message(#"{"Chart": {"BarMark": {"x": 1, "y": 1}, "modifiers": ["foregroundStyle"]}}"#)
        .contains("'style' or 'by'"))
    #expect(
      message(#"{"Chart": [], "modifiers": [{"chartXAxis": {"count": 99}}]}"#).contains("1 to 50"))
    #expect(message(#"{"Chart": {"SectorMark": {"angleStart": 1}}}"#).contains("'angleEnd'"))
    #expect(
      message(#"{"Chart": {"SectorMark": {"angle": 1, "innerRadius": {"ratio": 1, "inset": 2}}}}"#)
        .contains("'ratio' or 'inset'"))
    #expect(
      message(#"{"Chart": {"PointMark": {"x": 1, "y": 1}, "modifiers": [{"symbol": {}}]}}"#)
        .contains("'shape' or 'by'"))
    #expect(
      message(
        #"{"Chart": {"LineMark": {"x": 1, "y": 1}, "modifiers": [{"lineStyle": {"by": "a", "dash": [1]}}]}}"#
      ).contains("'dash' does not go with 'by'"))
  }

  @Test func aChartHasSoManyMarks() {
    var limits = DocumentLimits.standard
    limits.chartMarks = 10
    let body =
      #"{"Chart": {"ForEach": {"data": 11, "content": {"BarMark": {"x": "$item", "y": 1}}}}}"#
    #expect(message(body, limits: limits).contains("a chart has at most 10 marks"))
    #expect(message(body) == "none")
  }

  /// Modifiers of structures reach their marks; those without a style of their own take it.
  @Test func structuresHoldMarks() throws {
    let body = """
      {"Chart": [{"if": "$on", "then": {"RuleMark": {"y": 1}}, "else": {"RuleMark": {"y": 2}}},
        {"switch": "$kind", "cases": {"a": {"RuleMark": {"x": 1}}}, "default": {"Text": "b"}}]}
      """
    #expect(message(body, data: #"{"on": true, "kind": "a"}"#).contains("a chart holds marks"))
    let good = body.replacingOccurrences(
      of: #"{"Text": "b"}"#, with: #"{"PointMark": {"x": 1, "y": 1}}"#)
    #expect(message(good, data: #"{"on": true, "kind": "a"}"#) == "none")
  }
}
