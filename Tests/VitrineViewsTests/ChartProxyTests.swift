import Charts
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The answers to an overlay about the chart's plot area.
private final class Told {
  var size = CGSize.zero
  var frame = CGRect.zero
  var points: [CGFloat?] = []
  var values: [Double?] = []
  var names: [String?] = []
  var band: ClosedRange<CGFloat>?
}

/// Overlays, annotations, legends and axes around the plot area, in 240 by 140 points.
@Suite @MainActor struct ChartProxyTests {
  private func placed<V: View>(_ view: V) -> PlacedTree {
    let list = resolve(view.frame(width: 240, height: 140))
    var notes: [Diagnostic] = []
    return place(
      list.tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &notes)
  }

  private func texts(_ tree: PlacedTree) -> [(words: String, frame: Rect)] {
    tree.nodes.compactMap { node in
      guard case .text(let text) = node.content, node.frame.width > 0 else { return nil }
      return (text.leaf.runs.map(\.text).joined(), node.frame)
    }
  }

  private func frame(_ words: String, _ tree: PlacedTree) throws -> Rect {
    try #require(texts(tree).first { $0.words == words }?.frame, "\(words)")
  }

  private var line: some View {
    Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 25)) }
  }

  @Test(arguments: [false, true])
  func layersKnowThePlotArea(isBehind: Bool) throws {
    let told = Told()
    let layer = { (proxy: ChartProxy) in
      GeometryReader { geometry in
        let _ = Self.tell(told, proxy, geometry)
        Color.clear
      }
    }
    let chart = line.chartYAxis { AxisMarks(position: .leading) }.chartXAxis { AxisMarks() }
    let tree =
      isBehind
      ? placed(chart.chartBackground { layer($0) }) : placed(chart.chartOverlay { layer($0) })
    let (last, half) = (try frame("100", tree), try frame("50", tree))
    #expect(abs(told.frame.minX - (last.maxX + 4)) < 0.01 && told.frame.maxX == 240)
    #expect(abs(told.frame.minY - last.midY) < 0.01 && abs(told.frame.midY - half.midY) < 0.01)
    #expect(told.size == told.frame.size)
    let (width, height) = (told.size.width, told.size.height)
    #expect(told.points == [width / 4, height / 2, nil])
    #expect(told.values.prefix(2).map { $0?.rounded() } == [2, 25] && told.values[2] == nil)
  }

  private static func tell(_ told: Told, _ proxy: ChartProxy, _ geometry: GeometryProxy) {
    told.size = proxy.plotSize
    told.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
    told.points = [
      proxy.position(forX: 1), proxy.position(forY: 50.0), proxy.position(forX: "a"),
    ]
    told.values = [
      proxy.value(atX: proxy.plotSize.width / 2), proxy.value(atY: proxy.plotSize.height * 3 / 4),
      proxy.value(atX: .nan),
    ]
  }

  @Test func bandsHaveNames() {
    let told = Told()
    _ = placed(
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartOverlay { proxy in
          let _ = {
            told.band = proxy.positionRange(forX: "b")
            told.names = [proxy.value(atX: 10), proxy.value(atX: 239), proxy.value(atX: 241)]
            told.values = [proxy.angle(at: CGPoint(x: 240, y: 70)).degrees]
          }()
          Color.clear
        })
    #expect(told.band == 120...240)
    #expect(told.names == ["a", "b", nil])
    #expect(told.values.map { $0.map { ($0 * 1000).rounded() / 1000 } } == [90])
  }

  @Test func annotationsKeepToTheirBounds() throws {
    func note(_ overflow: AnnotationOverflowResolution) throws -> Rect {
      try frame(
        "a wide note",
        placed(
          Chart {
            PointMark(x: .value("x", 4), y: .value("y", 100))
              .annotation(position: .top, overflowResolution: overflow) { Text("a wide note") }
          }
          .chartXScale(domain: 0...4).chartYScale(domain: 0...100).chartYAxis { AxisMarks() }))
    }
    let free = try note(.init(x: .disabled, y: .disabled))
    let (plot, chart) = (
      try note(.init(x: .fit(to: .plot), y: .fit)), try note(.init(x: .fit(to: .chart)))
    )
    #expect(free.maxX > 240 && abs(chart.maxX - 240) < 0.01 && plot.maxX < 225)
    #expect(abs(plot.minY - free.maxY - 4 - 3) < 0.01 || plot.minY > free.minY)
    #expect(try note(.automatic) == free)
    #expect(try note(.init(x: .disabled, y: .padScale)).minY > free.minY + 10)
  }

  @Test func labelsStandAsTheirPresets() throws {
    func labels(_ preset: AxisMarkPreset) throws -> (x: Rect, y: Rect, zero: Rect, plot: Rect) {
      let tree = placed(
        line.chartXAxis { AxisMarks(preset: preset, values: [0, 4]) { AxisValueLabel("wide") } }
          .chartYAxis { AxisMarks(preset: preset, position: .leading, values: [0, 100]) })
      let plot = try #require(
        tree.nodes.first {
          $0.name == "GeometryReader" && $0.frame.width < 240 || $0.frame.height < 140
        }
      )
      let wide = texts(tree).filter { $0.words == "wide" }.map(\.frame)
      return (
        try #require(wide.last), try frame("100", tree), try frame("0", tree), plot.frame
      )
    }
    let usual = try labels(.automatic)
    let aligned = try labels(.aligned)
    #expect(usual.x.maxX > 240 && abs(aligned.x.maxX - 240) < 0.01)
    #expect(abs(aligned.y.minY) < 0.01 && aligned.zero.maxY <= usual.zero.maxY)
    let inset = try labels(.inset)
    #expect(inset.y.minX > 0 && inset.y.minY >= 0 && inset.x.maxY < 140)
    let extended = try labels(.extended)
    #expect(extended.zero.maxY < usual.zero.maxY)
  }

  @Test func ticksAreAsLongAsLabels() throws {
    func tick(_ length: AxisTick.Length) throws -> Rect {
      let tree = placed(
        line.chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(position: .leading, values: [0]) {
              AxisTick(length: length)
              AxisValueLabel()
            }
            AxisMarks(position: .leading, values: [100]) { AxisValueLabel() }
          })
      let short = try frame("0", tree).width
      let long = try frame("100", tree).width
      let lines = tree.nodes.compactMap { node -> Rect? in
        guard case .shape(let shape) = node.content, case .stroke = shape.drawing,
          node.frame.height == 0
        else { return nil }
        return node.frame
      }
      let found = try #require(lines.first)
      return Rect(x: short, y: long, width: found.width, height: found.maxX)
    }
    let own = try tick(.label)
    #expect(abs(own.width - own.x - 4) < 0.01)
    let longest = try tick(.longestLabel)
    #expect(abs(longest.width - longest.y - 4) < 0.01)
    #expect(try abs(tick(.label(extendPastBy: 7)).width - own.width - 7) < 0.01)
  }

  @Test func labelsMakeRoom() {
    func shown(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      texts(
        placed(
          line.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [0, 1, 2, 3, 4]) {
              AxisValueLabel("a long label", collisionResolution: resolution)
            }
          })
      ).count
    }
    #expect(shown(.disabled) == 5 && shown(.greedy) == 3 && shown(.automatic) == 3)
    #expect(shown(.greedy(minimumSpacing: 70)) == 2)
    #expect(shown(.truncate) == 5)
  }

  @Test func boundsAreRoundWhereTheyAreAskedToBe() throws {
    func range(_ lower: Bool?, _ upper: Bool?) throws -> (Rect, [String]) {
      let tree = placed(
        Chart([13, 87], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartYScale(domain: .automatic(includesZero: false)).chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(values: .automatic(roundLowerBound: lower, roundUpperBound: upper))
          })
      let path = tree.nodes.compactMap { node -> Rect? in
        guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry,
          path.points.count == 2, path.controlBounds.height > 0, path.controlBounds.width > 0
        else { return nil }
        return path.controlBounds.offset(by: Point(node.frame.x, node.frame.y))
      }.first
      return (try #require(path), texts(tree).map(\.words))
    }
    let free = try range(false, false)
    let round = try range(nil, nil)
    #expect(free.1 == ["50"])
    #expect(round.1.contains("100") && !free.1.contains("100"))
    #expect(round.0.height < free.0.height)
  }

  /// Names take as many rows as their chart is narrow.
  @Test func legendsWrap() {
    let names = (0..<8).map { "a longer name \($0)" }
    let tree = placed(
      Chart(names, id: \.self) { name in
        BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let frames = texts(tree).map(\.frame)
    #expect(frames.count == 8 && frames.allSatisfy { $0.maxX <= 240 && $0.maxY <= 140.01 })
    #expect(Set(frames.map(\.minY)).count == 4)
    let side = placed(
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .top, alignment: .trailing))
    #expect(texts(side).allSatisfy { $0.frame.maxY < 20 && $0.frame.minX > 180 })
  }

  /// Many marks end nothing.
  @Test func manyMarksEndNothing() {
    let count = 20_000
    let line = placed(
      Chart(0..<count, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 97)) })
    #expect(line.nodes.count < 100)
    let none = placed(
      Chart(0..<count, id: \.self) { _ in
        SectorMark(angle: .value("n", 0)).foregroundStyle(by: .value("n", Double.nan))
      })
    #expect(none.nodes.count < 100)
  }
}
