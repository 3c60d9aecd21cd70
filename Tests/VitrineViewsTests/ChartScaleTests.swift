import Charts
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// Stacks, groups and scales in 240 by 140 points without axes.
@Suite @MainActor struct ChartScaleTests {
  private func placed<V: View>(_ view: V) -> PlacedTree {
    let list = resolve(
      view.chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
        .frame(width: 240, height: 140))
    var notes: [Diagnostic] = []
    return place(
      list.tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &notes)
  }

  private func boxes<V: View>(_ view: V) -> [Rect] {
    placed(view).nodes.compactMap { node in
      if case .shape = node.content { node.frame } else { nil }
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  /// The marks of two places: 1 and 3, 2 and 2.
  private func bars(_ method: MarkStackingMethod) -> some View {
    Chart([("a", 1.0, "x"), ("a", 3, "y"), ("b", 2, "x"), ("b", 6, "y")], id: \.1) { bar in
      BarMark(x: .value("Name", bar.0), y: .value("n", bar.1), stacking: method)
        .foregroundStyle(by: .value("Kind", bar.2))
    }
  }

  @Test func stacksAddUp() throws {
    let standard = boxes(bars(.standard))
    try #require(standard.count == 4)
    #expect(near(standard[0].height, 140 / 8.0) && near(standard[1].maxY, standard[0].minY))
    // Shares of a stack fill the whole height.
    let shares = boxes(bars(.normalized))
    #expect(near(shares[0].height, 35) && near(shares[1].height, 105))
    #expect(near(shares[2].height, 35) && near(shares[3].minY, 0))
    // The middles of the stacks are at zero, in the middle of the height.
    let centred = boxes(bars(.center))
    #expect(near((centred[0].maxY + centred[1].minY) / 2, 70))
    #expect(near((centred[2].maxY + centred[3].minY) / 2, 70) && near(centred[3].minY, 0))
    #expect(near(centred[1].height / centred[0].height, 3))
    let free = boxes(bars(.unstacked))
    #expect(free.allSatisfy { near($0.maxY, 140) } && near(free[3].height, 140))
  }

  @Test func areasStackToo() throws {
    func areas(_ method: MarkStackingMethod) -> [Rect] {
      boxes(
        Chart([(0, 1.0, "x"), (0, 3, "y"), (1, 1.5, "x"), (1, 4.5, "y")], id: \.1) { point in
          AreaMark(x: .value("x", point.0), y: .value("n", point.1), stacking: method)
            .foregroundStyle(by: .value("Kind", point.2))
        })
    }
    let shares = areas(.normalized)
    try #require(shares.count == 2)
    #expect(near(shares[0].height, 35) && near(shares[1].height, 105) && near(shares[1].minY, 0))
    let stream = areas(.center)
    #expect(near(stream[1].minY, 0) && near(stream[0].maxY, 140))
  }

  /// Bars of one date each day are one stack of their unit.
  @Test func datesOfOneUnitStack() throws {
    let morning = Date(timeIntervalSinceReferenceDate: 8 * 3600)
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let both = boxes(
      Chart([0.0, 3600], id: \.self) { seconds in
        BarMark(
          x: .value("t", morning + seconds, unit: .day, calendar: utc), y: .value("n", 1.0))
      })
    #expect(near(both[0].minY, 70) && near(both[1].maxY, 70) && near(both[0].minX, both[1].minX))
  }

  /// The groups fill three quarters of their band of 120 points, each bar nine tenths of its part.
  @Test func groupsStandBesideEachOther() throws {
    let data = [("a", 1.0, "x"), ("a", 3, "y"), ("a", 2, "z"), ("b", 6, "x")]
    let upright = boxes(
      Chart(data, id: \.1) {
        BarMark(x: .value("Name", $0.0), y: .value("n", $0.1)).position(by: .value("Kind", $0.2))
      })
    try #require(upright.count == 4)
    #expect(upright.allSatisfy { near($0.maxY, 140) && near($0.width, 27) })
    #expect(near(upright[0].midX, 30) && near(upright[1].midX, 60) && near(upright[2].midX, 90))
    #expect(near(upright[3].midX, 150))
    let lying = boxes(
      Chart(data, id: \.1) {
        BarMark(x: .value("n", $0.1), y: .value("Name", $0.0))
          .position(by: .value("Kind", $0.2), axis: .vertical, span: .ratio(1))
      })
    #expect(near(lying[0].midY, 70.0 / 6) && near(lying[2].midY, 70 * 5.0 / 6))
    #expect(near(lying[3].midY, 70 + 70.0 / 6) && near(lying[0].height, 70.0 / 3 * 0.9))
    let fixed = boxes(
      Chart(data, id: \.1) {
        BarMark(x: .value("Name", $0.0), y: .value("n", $0.1), width: 8)
          .position(by: .value("Kind", $0.2), span: 60)
      })
    #expect(near(fixed[0].midX, 40) && near(fixed[1].midX, 60) && near(fixed[0].width, 8))
  }

  /// The middles of points at 1, 10, 100 and 1000, and those of a scale's own kind.
  @Test func scalesSpreadTheirValues() throws {
    func middles(_ values: [Double], _ type: ScaleType, _ domain: ClosedRange<Double>) -> [Double] {
      boxes(
        Chart(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 0)) }
          .chartXScale(domain: domain, type: type)
      ).map(\.midX)
    }
    func same(_ a: [Double], _ b: [Double]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { near($0, $1) }
    }
    #expect(same(middles([1, 10, 100, 1000], .log, 1...1000), [0, 80, 160, 240]))
    #expect(same(middles([0, -5, 10], .log, 1...100), [120]))
    #expect(same(middles([0, 25, 100], .squareRoot, 0...100), [0, 120, 240]))
    #expect(same(middles([0, 1, 2], .power(exponent: 2), 0...2), [0, 60, 240]))
    #expect(same(middles([-9, 0, 9], .symmetricLog, -9...9), [0, 120, 240]))
    #expect(same(middles([0, 9, 99], .symmetricLog, 0...99), [0, 120, 240]))
    #expect(same(middles([0, 3], .linear, 0...12), [0, 60]))
    #expect(same(middles([2, 7, 4], .category, 0...12), [40, 120, 200]))
    #expect(same(middles([1, 2], .power(exponent: .nan), 0...4), [60, 120]))
  }

  @Test func logarithmsChooseTheirDomain() throws {
    let chart = Chart([3.0, 40, 900], id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", $0))
    }
    .chartYScale(type: .log)
    let list = resolve(chart.frame(width: 240, height: 140))
    var notes: [Diagnostic] = []
    let tree = place(
      list.tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &notes)
    let words = tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
    #expect(words.suffix(4) == ["1", "10", "100", "1,000"])
    // Bars begin where the axis does; without positive values it is linear.
    let bars = boxes(chart)
    // Without an axis the domain begins at the least value, whose bar has no height.
    #expect(bars.allSatisfy { near($0.maxY, 140) } && bars.count == 2)
    #expect(bars.last.map { near($0.height, 140) } == true)
    let none = Chart([0.0, -3], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
    #expect(boxes(none.chartYScale(type: .log)).count == 2)
  }

  @Test func domainsAndRangesBind() {
    func middles(_ view: (AnyView) -> AnyView) -> [Double] {
      boxes(
        view(
          AnyView(
            Chart([0, 5, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 0)) }))
      ).map(\.midX)
    }
    #expect(middles { AnyView($0.chartXScale(range: 20...120)) } == [20, 70, 120])
    #expect(
      middles { AnyView($0.chartXScale(range: .plotDimension(startPadding: 40, endPadding: 0))) }
        == [40, 140, 240])
    #expect(
      middles { AnyView($0.chartXScale(domain: [10, 0], range: .plotDimension(padding: 20))) }
        == [220, 120, 20])
    #expect(
      middles {
        AnyView($0.chartXScale(domain: .automatic(includesZero: false, reversed: true)))
      } == [240, 120, 0])
    let named = middles { AnyView($0.chartXScale(domain: [0, 5, 10], type: .category)) }
    #expect(zip(named, [40, 120, 200]).allSatisfy { near($0, $1) } && named.count == 3)
    let own = middles { AnyView($0.chartXScale(domain: [10, 0, 5], type: .category)) }
    #expect(zip(own, [120, 200, 40]).allSatisfy { near($0, $1) } && own.count == 3)
  }

  @Test func curvesKeepTheirKnots() {
    func outline(_ method: InterpolationMethod) -> VitrineGraphics.Path? {
      placed(
        Chart([(0.0, 0.0), (1, 4), (6, 0), (7, 9)], id: \.0) {
          LineMark(x: .value("x", $0.0), y: .value("y", $0.1)).interpolationMethod(method)
        }
      ).nodes.compactMap { node -> VitrineGraphics.Path? in
        guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry else {
          return nil
        }
        return path
      }.first
    }
    #expect(outline(.catmullRom(alpha: 0)) == outline(.catmullRom))
    #expect(outline(.catmullRom(alpha: .nan)) == outline(.catmullRom))
    #expect(outline(.catmullRom(alpha: 2)) == outline(.catmullRom(alpha: 1)))
    let bounds = [0.001, 0.5, 1].compactMap { outline(.catmullRom(alpha: $0))?.controlBounds }
    // A small alpha is nearly none; a chordal curve keeps nearer to its points than an even one.
    #expect(bounds.count == 3 && Set(bounds).count == 3)
  }
}
