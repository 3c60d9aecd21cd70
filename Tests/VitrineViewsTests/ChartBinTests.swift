import Charts
import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

/// `NumberBins` and `DateBins`.
struct ChartBinTests {
  @Test func numbersLieBetweenRoundOnes() {
    let bins = NumberBins(data: [3.2, 7.9, 18, 21.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 5, 10, 15, 20, 25])
    #expect(bins.count == 5 && bins[1].lowerBound == 5 && bins[1].upperBound == 10)
    #expect([-4, 3.2, 5, 21.5, 25, 99].map { bins.index(for: $0) } == [0, 0, 1, 4, 4, 4])
    // A bin holds its lower end, and the last one both.
    #expect(bins[1].contains(5) && !bins[1].contains(10) && bins[4].contains(25))
  }

  @Test func sizesAndCountsAreKept() {
    #expect(NumberBins(size: 4, range: 1...10).thresholds == [1, 5, 9, 13])
    #expect(NumberBins(size: 0.5, range: 0...1.2).thresholds == [0, 0.5, 1, 1.5])
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(range: 3...97, desiredCount: 5).thresholds == [0, 20, 40, 60, 80, 100])
    #expect(NumberBins(data: [1, 2, 3], desiredCount: 50).thresholds == [1, 2, 3])
    #expect(NumberBins(thresholds: [5, 1, 3, 3]).thresholds == [1, 3, 5])
  }

  /// Sizes and values of which there are no bins.
  @Test func oddNumbersEndNothing() {
    #expect(NumberBins(size: 0.0, range: 0...1).isEmpty)
    #expect(NumberBins(size: -1, range: 0...9).isEmpty)
    #expect(NumberBins(size: 1e-9, range: 0...1).isEmpty)
    #expect(NumberBins(data: [Double.nan, .infinity]).count == 1)
    #expect(NumberBins(data: [Int]()).count == 1 && NumberBins(data: [7.0, 7, 7]).count == 1)
    #expect(
      NumberBins(data: [-1e300, 1e300], desiredCount: 5).allSatisfy { $0.upperBound.isFinite })
    #expect(NumberBins(thresholds: [Double]()).index(for: 3) == 0)
    #expect(NumberBins(range: 0.0...1, count: -3).count == 1)
    #expect(DateBins(data: []).isEmpty)
    #expect(DateBins(timeInterval: 0, range: .distantPast ... .distantFuture).isEmpty)
  }

  /// 3.49 standard deviations by the cube root of the number: 1000 even numbers from 0 to 999 have 10.0 bins of 100.7.
  @Test func theSpreadDecidesOnTheirNumber() {
    #expect(NumberBins(data: (0..<1000).map { Double($0) }).thresholds.count == 11)
    // 200 at most, however far one of many lies away.
    let far = [Double](repeating: 0, count: 100_000).enumerated().map { $0.offset == 0 ? 1 : 0.0 }
    #expect(NumberBins(data: far).count <= 200)
  }

  private var berlin: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? calendar.timeZone
    return calendar
  }

  private func date(_ text: String) throws -> Date {
    try Date(text + ":00+01:00", strategy: .iso8601)
  }

  @Test func datesLieBetweenUnits() throws {
    let range = try date("2007-01-09T09:41")...date("2007-03-02T12:00")
    let months = DateBins(unit: .month, range: range, calendar: berlin)
    #expect(
      months.thresholds
        == (try ["2007-01-01T00:00", "2007-02-01T00:00", "2007-03-01T00:00", "2007-04-01T00:00"]
          .map { try date($0).addingTimeInterval($0.contains("-04-") ? -3600 : 0) }))
    #expect(try months.index(for: date("2007-02-14T00:00")) == 1)
    let pairs = DateBins(unit: .day, by: 2, range: range, calendar: berlin)
    #expect(pairs.count == 27)
    let weeks = DateBins(range: range, desiredCount: 8, calendar: berlin)
    #expect(weeks.count == 8)
    #expect(DateBins(timeInterval: 600, range: range).thresholds.first == range.lowerBound)
  }

  /// A histogram's bars span their bins.
  @MainActor @Test func barsSpanTheirBins() throws {
    let ages = [1.0, 4, 6, 7, 12]
    let bins = NumberBins(data: ages, desiredCount: 3)
    let groups = Dictionary(grouping: ages, by: bins.index(for:)).sorted { $0.key < $1.key }
    let chart = Chart(groups, id: \.key) { group in
      BarMark(x: .value("Age", bins[group.key]), y: .value("People", group.value.count))
    }
    let ranges = Chart(groups, id: \.key) { group in
      let bin = bins[group.key]
      BarMark(
        x: .value("Age", bin.lowerBound..<bin.upperBound), y: .value("People", group.value.count))
    }
    #expect(resolve(chart).tree.dump() == resolve(ranges).tree.dump())
    #expect(bins.thresholds == [0, 5, 10, 15] && groups.map(\.value.count) == [2, 2, 1])
  }

  /// Minutes late in the day: units were counted from its start, and none was reached.
  @MainActor @Test func minutesOfTheEveningAreMarked() {
    let start = Date(timeIntervalSince1970: 1_168_372_860)
    let chart = Chart {
      LineMark(x: .value("t", start), y: .value("y", 1))
      LineMark(x: .value("t", start.addingTimeInterval(600)), y: .value("y", 2))
    }
    .chartXAxis { AxisMarks(values: .stride(by: .minute, count: 5)) }
    var notes: [Diagnostic] = []
    let tree = place(
      resolve(chart.frame(width: 240, height: 140)).tree, fonts: Renderer().fonts,
      PlaceOptions(size: Size(240, 140), scale: 1), diagnostics: &notes)
    let words = tree.nodes.compactMap { node -> String? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.map(\.text).joined().replacing("\u{202F}", with: " ")
    }
    #expect(words.prefix(2) == ["8:05 PM", "8:10 PM"], "\(words)")
  }
}
