import Charts
import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct Reading: Identifiable {
  var id: Int
  var value: Double
}

private let readings = (0..<5).map { Reading(id: $0, value: Double($0 * 25)) }

/// Where axes stand, and what is said of marks that are drawn otherwise.
@Suite @MainActor struct ChartAxisTests {
  private struct Drawn {
    var tree: PlacedTree
    var notes: [Diagnostic]

    /// The texts with their frames, in the order of the tree.
    var texts: [(words: String, frame: Rect)] {
      tree.nodes.compactMap { node in
        guard case .text(let text) = node.content else { return nil }
        return (text.leaf.runs.map(\.text).joined(), node.frame)
      }
    }

    func frame(_ words: String) throws -> Rect {
      try #require(texts.first { $0.words == words }?.frame, "\(words)")
    }

    /// Names of the gap table.
    var gaps: [String] { notes.map(\.code).filter { $0.hasPrefix("gap-") } }
  }

  private func draw<V: View>(_ view: V) -> Drawn {
    let notes = ResolveNotes()
    let tree = resolve(view.frame(width: 240, height: 140), environment: .init(), notes: notes)
    var layout: [Diagnostic] = []
    let placed = place(
      tree, fonts: Renderer().fonts, PlaceOptions(size: Size(240, 140), scale: 1),
      diagnostics: &layout)
    return Drawn(tree: placed, notes: notes.diagnostics + layout)
  }

  /// A line from 0 to 100 over 0 to 4.
  private var chart: some View {
    Chart(readings) { LineMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
  }

  /// Hours are those that clocks show, on days on which they change too: forward in New York on 10 March 2024, back on
  /// 3 November, by half an hour on Lord Howe Island, at midnight in Cairo.
  @Test(arguments: [
    ("America/New_York", 1_710_046_800, 6, ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"]),
    ("America/New_York", 1_730_606_400, 6, ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"]),
    ("Europe/Berlin", 1_711_839_600, 12, ["12 AM", "12 PM", "12 AM", "12 PM"]),
    ("Australia/Lord_Howe", 1_728_133_200, 6, ["12 AM", "6 AM", "12 PM", "6 PM"]),
    ("Africa/Cairo", 1_714_082_400, 8, ["1 AM", "8 AM", "4 PM", "12 AM"]),
    ("UTC", 1_710_028_800, 6, ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"]),
  ])
  func hoursAreThoseOfTheClock(zone: String, start: Int, step: Int, labels: [String]) throws {
    let first = Date(timeIntervalSince1970: Double(start))
    let last = first.addingTimeInterval(Double(step) * 3600 * (step == 12 ? 3 : 4) + 3600)
    let view = Chart {
      LineMark(x: .value("t", first), y: .value("y", 1))
      LineMark(x: .value("t", last), y: .value("y", 2))
    }
    .chartXScale(domain: first...last)
    .chartXAxis { AxisMarks(values: .stride(by: .hour, count: step)) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let drawn = draw(
      view.chartYAxis(.hidden).environment(\.calendar, calendar)
        .environment(\.timeZone, calendar.timeZone))
    let words = drawn.texts.map { $0.words.replacing("\u{202F}", with: " ") }
    #expect(Array(words.prefix(labels.count)) == labels, "\(words)")
  }

  @Test func verticalAxisStandsWhereItIsAskedFor() throws {
    let leading = draw(chart.chartYAxis { AxisMarks(position: .leading) })
    let trailing = draw(chart.chartYAxis { AxisMarks(position: .trailing) })
    let automatic = draw(chart.chartYAxis { AxisMarks() })
    #expect(try leading.frame("100").maxX < 40)
    #expect(try trailing.frame("100").minX > 200)
    #expect(try automatic.frame("100") == trailing.frame("100"))
    #expect(leading.gaps == [] && trailing.gaps == [])
    // The marks have the room that the labels left.
    let plot = try #require(
      leading.tree.nodes.first { $0.name == "GeometryReader" && $0.frame.width < 240 })
    #expect(plot.frame.minX == (try leading.frame("100").maxX) + 4 && plot.frame.maxX == 240)
  }

  @Test func horizontalAxisStandsWhereItIsAskedFor() throws {
    let top = draw(chart.chartXAxis { AxisMarks(position: .top) })
    let bottom = draw(chart.chartXAxis { AxisMarks(position: .bottom) })
    #expect(try top.frame("2").maxY < 30)
    #expect(try bottom.frame("2").minY > 110)
    // Labels of both axes share the corner: none lies on the other.
    let boxes = top.texts.map(\.frame)
    for (i, a) in boxes.enumerated() {
      for b in boxes[(i + 1)...] {
        #expect(a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY)
      }
    }
  }

  /// Two axes of one direction stand on their own sides, each with its values.
  @Test func axesMayStandOnBothSides() throws {
    let both = draw(
      chart.chartYAxis {
        AxisMarks(position: .leading, values: [0, 100])
        AxisMarks(position: .trailing, values: [50.0]) {
          AxisGridLine()
          AxisTick(length: 6)
          AxisValueLabel { Text(verbatim: "half") }
        }
      }
      .chartXAxis {
        AxisMarks(position: .top, values: [1]) { AxisValueLabel("above") }
        AxisMarks(values: [1, 3])
      })
    #expect(try both.frame("100").maxX < 40 && both.frame("0").maxX < 40)
    #expect(try both.frame("half").minX > 200)
    #expect(try both.frame("above").maxY < 30 && both.frame("1").minY > 100)
    #expect(both.texts.count == 6)
  }

  @Test func hiddenAxesStayHidden() {
    let hidden = draw(
      chart.chartXAxis(.hidden).chartYAxis(.hidden)
        .chartYAxis { AxisMarks(position: .leading) })
    #expect(hidden.texts.isEmpty)
    let empty = draw(
      chart.chartXAxis {}.chartYAxis { AxisMarks(position: .leading, values: [Int]()) })
    #expect(empty.texts.isEmpty)
  }

  @Test func ticksLeaveThePlotOnTheirSide() throws {
    func ends(_ position: AxisMarkPosition) throws -> Rect {
      let drawn = draw(
        chart.chartXAxis(.hidden)
          .chartYAxis { AxisMarks(position: position, values: [50]) { AxisTick(length: 9) } })
      let lines = drawn.tree.nodes.compactMap { node -> Rect? in
        guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry,
          case .stroke = shape.drawing
        else { return nil }
        return path.controlBounds
      }
      return try #require(lines.first { $0.height == 0 })
    }
    #expect(try ends(.leading).minX == -9 && ends(.leading).maxX == 0)
    #expect(try ends(.trailing).width == 9 && ends(.trailing).minX > 200)
  }

  @Test func namesMayStandBehindTheirBars() throws {
    let bars = Chart(readings) { BarMark(x: .value("y", $0.value), y: .value("n", "r\($0.id)")) }
    #expect(try draw(bars).frame("r0").minX < 10)
    let trailing = draw(bars.chartYAxis { AxisMarks(position: .trailing) })
    #expect(try trailing.frame("r0").minX > 200)
  }

  @Test func labelsTakeFormatsAnchorsAndMiddles() throws {
    let percent = draw(
      chart.chartYAxis {
        AxisMarks(
          format: FloatingPointFormatStyle<Double>().precision(.fractionLength(1)),
          position: .leading, values: [50.0])
      })
    #expect(try percent.frame("50.0").maxX < 40)
    func label(_ anchor: UnitPoint?) throws -> Rect {
      try draw(chart.chartXAxis { AxisMarks(values: [2]) { AxisValueLabel(anchor: anchor) } })
        .frame("2")
    }
    let middle = try label(nil)
    #expect(try abs(label(.topLeading).minX - middle.midX) < 0.01)
    #expect(try abs(label(.topTrailing).maxX - middle.midX) < 0.01)
    let centered = draw(
      chart.chartXAxis { AxisMarks(values: [1, 2]) { AxisValueLabel(centered: true) } })
    let plain = draw(chart.chartXAxis { AxisMarks(values: [1, 2]) { AxisValueLabel() } })
    let step = try plain.frame("2").midX - plain.frame("1").midX
    #expect(try abs(centered.frame("1").midX - plain.frame("1").midX - step / 2) < 0.01)
  }

  @Test func reversedAxesKeepTheirLabels() throws {
    let turned = draw(chart.chartXScale(domain: .automatic(reversed: true)).chartYAxis(.hidden))
    #expect(Set(turned.texts.map(\.words)).isSuperset(of: ["0", "2", "4"]))
    #expect(try turned.frame("4").midX < turned.frame("2").midX)
  }

  /// Numbers that are categories have no lines, and their labels stand below their bars.
  @Test func namedNumbersHaveNoLines() {
    let bars = Chart(readings) { BarMark(x: .value("n", $0.id), y: .value("y", $0.value)) }
      .chartXScale(type: .category).chartYAxis(.hidden)
    #expect(draw(bars).texts.map(\.words) == ["0", "2", "4"])
    let lines = draw(bars).tree.nodes.count { node in
      guard case .shape(let shape) = node.content, case .stroke = shape.drawing else {
        return false
      }
      return true
    }
    #expect(lines == 0)
  }

  @Test func whatIsDrawnOtherwiseIsSaid() {
    func gaps<C: AxisContent>(@AxisContentBuilder _ content: () -> C) -> [String] {
      draw(chart.chartYAxis(content: content)).gaps
    }
    #expect(gaps { AxisMarks(preset: .aligned, position: .leading) } == [])
    #expect(gaps { AxisMarks(preset: .extended, values: [1, 2]) } == ["gap-AxisMarks.preset"])
    #expect(gaps { AxisMarks(position: .bottom) } == ["gap-AxisMarks.position"])
    #expect(gaps { AxisMarks { AxisTick(length: .longestLabel) } } == [])
    #expect(gaps { AxisMarks(values: .automatic(roundLowerBound: false)) } == [])
    #expect(gaps { AxisMarks(preset: .automatic, position: .automatic, values: .automatic) } == [])
    #expect(
      gaps { AxisMarks { AxisValueLabel(multiLabelAlignment: .leading) } }
        == ["gap-AxisValueLabel.offsetsMarks"])
    #expect(draw(chart.chartXScale(domain: 0...4, type: .category)).gaps == [])
    #expect(draw(chart.chartXScale(domain: 0...4, type: .linear)).gaps == [])
  }

  /// A later mark lies above an earlier one, unless their heights say otherwise.
  @Test func marksLieInTheOrderOfTheirHeights() {
    func widths(_ first: Double, _ second: Double) -> [Double] {
      draw(
        Chart {
          RectangleMark(
            xStart: .value("a", 0), xEnd: .value("b", 4), yStart: .value("c", 0),
            yEnd: .value("d", 1)
          )
          .zIndex(first)
          RectangleMark(
            xStart: .value("a", 0), xEnd: .value("b", 2), yStart: .value("c", 0),
            yEnd: .value("d", 1)
          )
          .zIndex(second)
        }.chartXAxis(.hidden).chartYAxis(.hidden)
      ).tree.nodes.compactMap { node in
        if case .shape = node.content { node.frame.width } else { nil }
      }
    }
    #expect(widths(0, 0) == [240, 120])
    #expect(widths(1, 0) == [120, 240])
    #expect(widths(.nan, -1) == [120, 240])
  }

  @Test func tensionStraightensCurves() {
    func outline(_ method: InterpolationMethod) -> Rect? {
      let drawn = draw(
        Chart(readings) {
          LineMark(x: .value("x", $0.id), y: .value("y", $0.id % 2)).interpolationMethod(method)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden))
      #expect(drawn.gaps == [])
      return drawn.tree.nodes.compactMap { node -> Rect? in
        guard case .shape(let shape) = node.content, case .path(let path) = shape.geometry else {
          return nil
        }
        return path.controlBounds
      }.first
    }
    // The handles of a curve reach beyond its points; straight lines have none.
    #expect(outline(.cardinal) == outline(.cardinal(tension: 0)))
    #expect(outline(.cardinal(tension: 1)) == outline(.cardinal(tension: 9)))
    #expect(outline(.cardinal(tension: .nan)) != nil)
    #expect(InterpolationMethod.cardinal(tension: 0.5) != .cardinal)
  }
}
