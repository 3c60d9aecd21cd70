import Charts
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private typealias Outline = VitrineGraphics.Path

/// Pies and donuts in 240 by 140 points: the middle is at (120, 70), the radius 70.
@Suite @MainActor struct ChartSectorTests {
  private struct Sector {
    var frame: Rect
    var outline: Outline

    /// Whether a point of the chart lies in the sector.
    func contains(_ x: Double, _ y: Double) -> Bool {
      outline.contains(Point(x - frame.x, y - frame.y), rule: .nonZero)
    }
  }

  private func placed<V: View>(_ view: V) -> PlacedTree {
    let list = resolve(view.frame(width: 240, height: 140))
    var notes: [Diagnostic] = []
    return place(
      list.tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &notes)
  }

  private func sectors<V: View>(_ view: V) -> [Sector] {
    placed(view.chartLegend(.hidden)).nodes.compactMap { node in
      guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry else {
        return nil
      }
      return Sector(frame: node.frame, outline: path)
    }
  }

  private func near(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 0.05 && abs(a.minY - b.minY) < 0.05 && abs(a.width - b.width) < 0.05
      && abs(a.height - b.height) < 0.05
  }

  private func pie(
    _ values: [Double], inner: MarkDimension = .automatic, outer: MarkDimension = .automatic,
    inset: CGFloat? = nil, corner: CGFloat = 0
  ) -> [Sector] {
    sectors(
      Chart(values.indices, id: \.self) { index in
        SectorMark(
          angle: .value("Share", values[index]), innerRadius: inner, outerRadius: outer,
          angularInset: inset
        )
        .cornerRadius(corner).foregroundStyle(by: .value("Name", "\(index)"))
      })
  }

  /// Two quarters and a half, clockwise from twelve o'clock.
  @Test func sectorsFollowOneAnother() throws {
    let all = pie([1, 1, 2])
    try #require(all.count == 3)
    #expect(near(all[0].frame, Rect(x: 120, y: 0, width: 70, height: 70)))
    #expect(near(all[1].frame, Rect(x: 120, y: 70, width: 70, height: 70)))
    #expect(near(all[2].frame, Rect(x: 50, y: 0, width: 70, height: 140)))
    #expect(all[0].contains(121, 69) && !all[0].contains(119, 69) && !all[0].contains(121, 71))
    #expect(all[0].contains(120 + 49, 70 - 49) && !all[0].contains(120 + 50, 70 - 50))
  }

  @Test func radiiHaveTheirDimensions() throws {
    func radii(_ inner: MarkDimension, _ outer: MarkDimension) throws -> (Double, Double) {
      let half = try #require(pie([1, 1], inner: inner, outer: outer).first)
      let steps = (1...700).map { Double($0) / 10 - 0.05 }
      let inside = steps.filter { half.contains(120 + $0, 70.01) }
      return (inside.first ?? 0, half.frame.width)
    }
    let cases: [(MarkDimension, MarkDimension, Double, Double)] = [
      (.automatic, .automatic, 0, 70), (20, 50, 20, 50), (.ratio(0.5), .ratio(0.8), 28, 56),
      (.inset(10), .inset(5), 55, 65), (.ratio(0.618), .automatic, 43.26, 70),
      (.fixed(-3), .fixed(900), 0, 900),
    ]
    for (inner, outer, near, far) in cases {
      let found = try radii(inner, outer)
      #expect(abs(found.0 - near) < 0.11 && abs(found.1 - far) < 0.05, "\(inner) \(outer) \(found)")
    }
    #expect(pie([1, 1], inner: 50, outer: 40).isEmpty)
  }

  /// Straight edges lie the inset away from the radii; where nothing is left, nothing is drawn.
  @Test func edgesAreInset() throws {
    let quarter = try #require(pie([1, 3], inset: 3).first)
    let reach = (70.0 * 70 - 9).squareRoot()
    #expect(near(quarter.frame, Rect(x: 123, y: 70 - reach, width: reach - 3, height: reach - 3)))
    let cut = try #require(pie([1, 3], inner: 30, inset: 3).first)
    #expect(near(cut.frame, quarter.frame) && !cut.contains(140, 50) && cut.contains(142, 48))
    #expect(pie([1, 3], inset: 40).count == 2 && pie([1, 3], inset: 80).isEmpty)
    // A whole circle has no edges.
    let whole = try #require(pie([5], inner: 30, inset: 4).first)
    #expect(near(whole.frame, Rect(x: 50, y: 0, width: 140, height: 140)))
    #expect(!whole.contains(120, 50) && whole.contains(120, 20))
  }

  @Test func cornersAreRound() throws {
    let sharp = try #require(pie([1, 3], inner: 30).first)
    let round = try #require(pie([1, 3], inner: 30, corner: 8).first)
    for (x, y) in [(121.0, 1.0), (189, 69), (121, 39), (151, 69)] {
      #expect(sharp.contains(x, y) && !round.contains(x, y), "\(x), \(y)")
    }
    for (x, y) in [(121.0, 20.0), (170, 69), (150, 50), (168, 22)] {
      #expect(round.contains(x, y), "\(x), \(y)")
    }
    // Corners are no larger than what they round: half of the ring is 20 points.
    let ring = try #require(pie([1, 3], inner: 30, corner: 500).first)
    #expect(ring.frame.width <= 70 && ring.contains(150, 50) && !ring.contains(123, 12))
    #expect(pie([1, 100], inner: 30, corner: 8).count == 2)
  }

  @Test func rangesStandWhereTheyAre() throws {
    let all = sectors(
      Chart {
        SectorMark(angle: .value("Part", 25..<50))
        SectorMark(angle: .value("Part", 75.0..<100))
      })
    try #require(all.count == 2)
    #expect(near(all[0].frame, Rect(x: 120, y: 70, width: 70, height: 70)))
    #expect(near(all[1].frame, Rect(x: 50, y: 0, width: 70, height: 70)))
  }

  @Test func sectorsHaveNoAxesButALegendAndNotes() throws {
    let chart = Chart(["a", "b"], id: \.self) { name in
      SectorMark(angle: .value("n", 1)).foregroundStyle(by: .value("Name", name))
        .annotation(position: .overlay) { Text("half \(name)") }
    }
    let words = placed(chart).nodes.compactMap { node -> (String, Rect)? in
      guard case .text(let text) = node.content else { return nil }
      return (text.leaf.runs.map(\.text).joined(), node.frame)
    }
    #expect(words.map(\.0) == ["half a", "half b", "a", "b"])
    // Notes are in the middles of their sectors, half of the radius to the right and to the left.
    let legend = try #require(words.last?.1)
    let radius = (140 - legend.height - 8) / 2
    #expect(abs(words[0].1.midX - 120 - radius / 2) < 0.6)
    #expect(abs(words[1].1.midX - 120 + radius / 2) < 0.6)
  }

  @Test(arguments: [
    [0], [0, 0], [-1, -2], [Double.nan], [.infinity, 1], [-.infinity], [1e308, 1e308],
    [1e-308, 1e-308], [.nan, 3, -4, 1], [.greatestFiniteMagnitude],
  ])
  func oddValuesEndNothing(values: [Double]) {
    for inner in [MarkDimension.automatic, .ratio(.nan), .inset(.infinity), .fixed(-9)] {
      for inset in [0, 5, CGFloat.nan, .infinity, -3] {
        let all = pie(values, inner: inner, inset: inset, corner: inset)
        #expect(all.count <= values.count)
        #expect(all.allSatisfy { $0.frame.width.isFinite && $0.frame.width <= 140.1 })
      }
    }
    let whole = sectors(
      Chart(values.indices, id: \.self) { SectorMark(angle: .value("n", values[$0])) }
        .frame(width: 0, height: 0))
    #expect(whole.isEmpty)
  }

  /// Values that count give three quarters and one quarter; what is no number or below zero takes nothing.
  @Test func oddValuesTakeNoPart() throws {
    let all = pie([.nan, 3, -4, 1])
    try #require(all.count == 2)
    #expect(near(all[1].frame, Rect(x: 50, y: 0, width: 70, height: 70)))
  }
}
