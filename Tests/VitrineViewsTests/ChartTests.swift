import Charts
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct Day: Identifiable {
  var name: String
  var steps: Double
  var kind = ""
  var id: String { name + kind }
}

private let days = [Day(name: "Mon", steps: 3), Day(name: "Tue", steps: 9.5)]

/// Charts laid out in 240 by 140 points.
@Suite @MainActor struct ChartTests {
  private func placed<V: View>(_ view: V) -> PlacedTree {
    let list = resolve(view.frame(width: 240, height: 140))
    var notes: [Diagnostic] = []
    return place(
      list.tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &notes)
  }

  /// Values that are no numbers, or too large for any, and widths below zero leave the others as they are.
  @Test func oddNumbersEndNothing() {
    for odd in [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude, -1e300] {
      for width in [MarkDimension.automatic, .fixed(-5), .ratio(-1), .inset(500)] {
        let tree = placed(
          Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("Steps", odd), width: width)
            BarMark(x: .value("Day", "Mon"), y: .value("Steps", odd), width: width)
            BarMark(x: .value("Day", "Tue"), y: .value("Steps", 3.0), width: width)
            RuleMark(y: .value("Goal", odd))
          })
        #expect(!tree.nodes.isEmpty)
        _ = placed(
          Chart {
            LineMark(x: .value("A", odd), y: .value("B", odd))
            AreaMark(x: .value("A", odd), y: .value("B", odd))
            PointMark(x: .value("A", odd), y: .value("B", 1.0))
            RectangleMark(x: .value("A", odd), y: .value("B", odd))
          }.chartXScale(domain: .automatic(includesZero: false)))
      }
    }
  }

  private func shapes(_ tree: PlacedTree) -> [Rect] {
    tree.nodes.compactMap { node in
      if case .shape = node.content { node.frame } else { nil }
    }
  }

  /// Without axes the marks have all the room: two bands, bars over three quarters of each.
  @Test func barsStandInTheirBands() throws {
    let chart = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Steps", $0.steps)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    let bars = shapes(placed(chart))
    #expect(bars.count == 2)
    let first = try #require(bars.first)
    let last = try #require(bars.last)
    // No axis shows round numbers: the domain ends at 9.5.
    #expect(near(first, Rect(x: 15, y: 140 - 140 * 3 / 9.5, width: 90, height: 140 * 3 / 9.5)))
    #expect(near(last, Rect(x: 135, y: 0, width: 90, height: 140)))
  }

  @Test func barsOfOnePlaceLieOnEachOther() throws {
    let both = [
      Day(name: "Mon", steps: 4, kind: "Walk"), Day(name: "Mon", steps: 6, kind: "Run"),
    ]
    let chart = Chart(both) { day in
      BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
        .foregroundStyle(by: .value("Kind", day.kind))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let bars = shapes(placed(chart))
    #expect(near(try #require(bars.first), Rect(x: 30, y: 84, width: 180, height: 56)))
    #expect(near(try #require(bars.last), Rect(x: 30, y: 0, width: 180, height: 84)))
  }

  /// The labels at 0, 5 and 10 stand at the ends and in the middle of a domain that is round.
  @Test func axesRoundTheirDomain() throws {
    let chart = Chart(days) { BarMark(x: .value("Day", $0.name), y: .value("Steps", $0.steps)) }
    let tree = placed(chart)
    let texts = tree.nodes.compactMap { node -> (String, Rect)? in
      guard case .text(let text) = node.content else { return nil }
      return (text.leaf.runs.map(\.text).joined(), node.frame)
    }
    #expect(texts.map(\.0) == ["Mon", "Tue", "0", "5", "10"])
    let middles = texts.suffix(3).map(\.1.midY)
    #expect(abs((middles[0] + middles[2]) / 2 - middles[1]) < 0.01 && middles[2] < middles[0])
    let bars = shapes(tree).filter { $0.width > 10 && $0.height > 10 }
    let plot = middles[0] - middles[2]
    #expect(abs(try #require(bars.last).height - plot * 0.95) < 0.01)
  }

  /// A day from midnight: a label every six hours, in the middle of the night first.
  @Test func datesAreMarkedByTheClock() {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let midnight = Date(timeIntervalSince1970: 1_168_300_800)
    let chart = Chart(0..<24, id: \.self) { hour in
      LineMark(
        x: .value("Time", midnight.addingTimeInterval(Double(hour) * 3600)), y: .value("n", hour))
    }
    .chartYAxis(.hidden).environment(\.calendar, utc).environment(\.timeZone, .gmt)
    let words = placed(chart).nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined()
    }
    #expect(words == ["12\u{202F}AM", "6\u{202F}AM", "12\u{202F}PM", "6\u{202F}PM"])
  }

  @Test func namesReadDownwards() throws {
    let chart = Chart(days) { BarMark(x: .value("Steps", $0.steps), y: .value("Day", $0.name)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    let bars = shapes(placed(chart))
    #expect(near(try #require(bars.first), Rect(x: 0, y: 8.75, width: 240 * 3 / 9.5, height: 52.5)))
  }

  @Test func domainsBindAndTurn() throws {
    let chart = Chart {
      RectangleMark(
        xStart: .value("a", 0), xEnd: .value("b", 5), yStart: .value("c", 0), yEnd: .value("d", 1))
    }
    .chartXScale(domain: 0...10).chartYScale(domain: .automatic(reversed: true))
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let boxes = shapes(placed(chart))
    #expect(near(try #require(boxes.first), Rect(x: 0, y: 0, width: 120, height: 140)))
  }

  @Test func contentMayBeMissing() {
    let isThere = false
    let chart = Chart {
      if isThere { RuleMark(y: .value("Limit", 3)) }
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(.square).symbolSize(100)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(shapes(placed(chart)).map(\.width) == [10])
  }

  /// Marks of every kind cast theirs; the annotation beside one does not.
  @Test func marksCastShadows() {
    let chart = Chart {
      BarMark(x: .value("x", 1), y: .value("y", 1)).shadow(radius: 2)
        .annotation { Text("1") }
      LineMark(x: .value("x", 1), y: .value("y", 1)).shadow(radius: 3, x: 1, y: -1)
      AreaMark(x: .value("x", 1), y: .value("y", 1)).shadow(color: .red, radius: 4)
      AreaMark(x: .value("x", 2), y: .value("y", 2)).shadow(color: .red, radius: 4)
      RuleMark(y: .value("y", 1)).shadow(radius: 5)
      PointMark(x: .value("x", 1), y: .value("y", 1)).shadow(radius: 6).shadow(radius: 7)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let radii = placed(chart).nodes.compactMap { node -> Double? in
      if case .effect(.shadow(_, let radius, _, _)) = node.content { radius } else { nil }
    }
    #expect(radii.sorted() == [2, 3, 4, 5, 6, 7])
  }

  private func near(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }
}
