import Charts
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Symbols, strokes, styles and what is spoken of marks, in 240 by 140 points without axes.
@Suite @MainActor struct ChartSymbolTests {
  private struct Drawn {
    var frame: Rect
    var outline: VitrineGraphics.Path
    var shape: PlacedShape
  }

  private func placed<V: View>(_ view: V) -> PlacedTree {
    let list = resolve(
      view.chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 240, height: 140))
    var notes: [Diagnostic] = []
    return place(
      list.tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &notes)
  }

  private func drawn<V: View>(_ view: V) -> [Drawn] {
    placed(view.chartLegend(.hidden)).nodes.compactMap { node in
      guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry else {
        return nil
      }
      return Drawn(frame: node.frame, outline: path, shape: shape)
    }
  }

  private let names = (0..<9).map { "name \($0)" }

  /// The corners and arms of the shapes in their order; the ninth name begins again.
  @Test func namesTakeShapesInTheirOrder() throws {
    let symbols = drawn(
      Chart(names, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Name", $0))
          .symbolSize(100)
      })
    try #require(symbols.count == 9)
    let pieces = symbols.map(\.outline.verbs.count)
    let circle = pieces[0]
    // A polygon has a piece for each corner and one that closes it, a bar five.
    #expect(pieces[1...7] == [5, 4, 5, 6, 10, 10, 15] && pieces[8] == circle)
    #expect(symbols[0].frame.width == 10 && symbols[3].frame.width == 10)
  }

  @Test func scalesChooseSymbols() throws {
    let own = drawn(
      Chart(names.prefix(3), id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Name", $0))
      }
      .chartSymbolScale([
        "name 0": BasicChartSymbolShape.diamond, "name 1": .triangle, "name 2": .plus,
      ]))
    #expect(own.map(\.outline.verbs.count) == [5, 4, 10])
    let ranged = drawn(
      Chart(names.prefix(3), id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Name", $0))
      }
      .chartSymbolScale(range: [BasicChartSymbolShape.asterisk, .pentagon]))
    #expect(ranged.map(\.outline.verbs.count) == [15, 6, 15])
  }

  /// Areas follow the numbers from zero to the greatest.
  @Test func numbersChooseSizes() {
    func sides(_ values: [Double]) -> [Double] {
      drawn(
        Chart(values.indices, id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", 1))
            .symbolSize(by: .value("Size", values[$0]))
        }
        .chartSymbolSizeScale(range: 0...400)
      ).map { ($0.frame.width * 100).rounded() / 100 }
    }
    #expect(sides([1, 4]) == [10, 20])
    #expect(sides([4]) == [20] && sides([0, 16, 4]) == [20, 10])
    #expect(sides([.nan, .infinity, 1]).count <= 3)
  }

  @Test func namesTakeDashesAndStyles() throws {
    let lines = drawn(
      Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index % 2), y: .value("y", index))
          .lineStyle(by: .value("Name", names[index / 2]))
      }
      .chartLineStyleScale(domain: [names[0]], range: [StrokeStyle(lineWidth: 5)]))
    try #require(lines.count == 2)
    let strokes = lines.compactMap { line in
      if case .stroke(_, let stroke) = line.shape.drawing { stroke } else { nil }
    }
    #expect(strokes.map(\.width) == [5, 2])
    #expect(strokes.map(\.dash.isEmpty) == [true, false])
  }

  /// The gradient of a line begins and ends with the line, or with the plot area where that is asked for.
  @Test func gradientsSpanLinesOrThePlotArea() throws {
    func frame(_ aligns: Bool) throws -> Rect {
      let lines = drawn(
        Chart([2.0, 6], id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", $0))
            .foregroundStyle(
              LinearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top)
            )
            .alignsMarkStylesWithPlotArea(aligns)
        }
        .chartXScale(domain: 0...12).chartYScale(domain: 0...14))
      return try #require(lines.first).frame
    }
    #expect(try frame(false) == Rect(x: 40, y: 80, width: 80, height: 40))
    #expect(try frame(true) == Rect(x: 0, y: 0, width: 240, height: 140))
    let bar = drawn(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).alignsMarkStylesWithPlotArea() }
        .chartYScale(domain: 0...4))
    #expect(bar.first?.frame == Rect(x: 0, y: 0, width: 240, height: 140))
    #expect(bar.first?.outline.controlBounds == Rect(x: 30, y: 105, width: 180, height: 35))
  }

  @Test func marksSpeak() {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1))
        .accessibilityLabel("Monday").accessibilityValue("1 mile")
      BarMark(x: .value("x", "b"), y: .value("y", 2)).accessibilityHidden(true)
      LineMark(x: .value("x", "a"), y: .value("y", 2)).accessibilityLabel("First")
      LineMark(x: .value("x", "b"), y: .value("y", 1)).accessibilityLabel(Text("Last"))
      SectorMark(angle: .value("n", 1)).accessibilityLabel("Half")
    }
    let spoken = SpokenTree(placed(chart)).elements
    #expect(spoken.map(\.label) == ["Monday", "First", "Last", "Half"])
    #expect(spoken.first?.value == "1 mile")
  }

  /// Colours between those of a gradient: the least has the first, the greatest the last.
  @Test func numbersChooseColours() {
    let fills = drawn(
      Chart([0.0, 5, 10], id: \.self) {
        RectangleMark(x: .value("x", "\($0)"), y: .value("y", "r"))
          .foregroundStyle(by: .value("n", $0))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
    ).map(\.shape.drawing)
    #expect(fills.count == 3 && Set(fills).count == 3)
    guard case .fill(let least, _)? = fills.first else { return }
    #expect(least.kind == .color(RGBA(0, 0, 0)))
  }

  /// Without a scale numbers still choose between two colours, and names among many.
  @Test func numbersChooseColoursWithoutAScale() {
    func fills<D: Plottable>(_ value: @escaping (Int) -> D) -> Set<PlacedShape.Drawing> {
      let marks = drawn(
        Chart(0..<9, id: \.self) { number in
          RectangleMark(x: .value("x", "\(number)"), y: .value("y", "r"))
            .foregroundStyle(by: .value("n", value(number)))
        })
      return Set(marks.map(\.shape.drawing))
    }
    // Seven colours for names, which come again.
    #expect(fills { "\($0)" }.count == 7)
    #expect(fills { $0 }.count == 9)
  }
}
