import Charts
import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

private struct Sale: Identifiable {
  var id: Int
  var shop: String
  var low: Double
  var high: Double
  var date: Date { Date(timeIntervalSinceReferenceDate: Double(id) * 86_400) }
  var tone: Color { id == 1 ? .orange : .teal }
  var strength: Double { Double(id) / 4 }
  var area: CGFloat { CGFloat(id) * 20 }
  var corner: CGFloat { CGFloat(id) }
  var thickness: CGFloat { CGFloat(4 + id) }
  var name: Text { Text(verbatim: "Sale \(id)") }
}

private let sales = [
  Sale(id: 1, shop: "North", low: 2, high: 5), Sale(id: 2, shop: "South", low: 1, high: 9),
  Sale(id: 3, shop: "North", low: 3, high: 4),
]

/// Plots of whole collections are drawn as the marks of their elements.
@Suite @MainActor struct ChartPlotTests {
  private func dump<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> String {
    let chart = Chart(content: content)
    var notes: [Diagnostic] = []
    return place(
      resolve(chart.frame(width: 240, height: 140)).tree, fonts: Renderer().fonts,
      PlaceOptions(size: Size(240, 140), scale: 1), diagnostics: &notes
    ).dump()
  }

  private let low = PlottableProjection<Sale, Double>.value("low", \.low)
  private let high = PlottableProjection<Sale, Double>.value("high", \.high)
  private let shop = PlottableProjection<Sale, String>.value("shop", \.shop)
  private let number = PlottableProjection<Sale, Int>.value("n", \.id)

  @Test func barsAreThoseOfTheirElements() {
    #expect(
      dump { BarPlot(sales, x: .value("n", \.shop), y: .value("high", \.high)) }
        == dump {
          ForEach(sales) { BarMark(x: .value("n", $0.shop), y: .value("high", $0.high)) }
        })
    #expect(
      dump { BarPlot(sales, x: shop, yStart: low, yEnd: high, width: .fixed(\.thickness)) }
        == dump {
          ForEach(sales) {
            BarMark(
              x: .value("shop", $0.shop), yStart: .value("low", $0.low),
              yEnd: .value("high", $0.high), width: .fixed($0.thickness))
          }
        })
    #expect(
      dump { BarPlot(sales, xStart: low, xEnd: high, y: shop, height: 6) }
        == dump {
          ForEach(sales) {
            BarMark(
              xStart: .value("low", $0.low), xEnd: .value("high", $0.high),
              y: .value("shop", $0.shop), height: 6)
          }
        })
    #expect(
      dump {
        BarPlot(sales, x: .value("day", \.date, unit: .day), y: high, width: .ratio(0.5))
      }
        == dump {
          ForEach(sales) {
            BarMark(
              x: .value("day", $0.date, unit: .day), y: .value("high", $0.high),
              width: .ratio(0.5))
          }
        })
  }

  @Test func otherPlotsAreThoseOfTheirElements() {
    #expect(
      dump { PointPlot(sales, x: number, y: high) }
        == dump { ForEach(sales) { PointMark(x: .value("n", $0.id), y: .value("y", $0.high)) } })
    #expect(
      dump { RulePlot(sales, y: high) }
        == dump { ForEach(sales) { RuleMark(y: .value("y", $0.high)) } })
    #expect(
      dump { RulePlot(sales, x: number, yStart: low, yEnd: high) }
        == dump {
          ForEach(sales) {
            RuleMark(
              x: .value("n", $0.id), yStart: .value("y", $0.low), yEnd: .value("y", $0.high))
          }
        })
    #expect(
      dump { RectanglePlot(sales, xStart: low, xEnd: high, yStart: low, yEnd: high) }
        == dump {
          ForEach(sales) {
            RectangleMark(
              xStart: .value("x", $0.low), xEnd: .value("x", $0.high),
              yStart: .value("y", $0.low), yEnd: .value("y", $0.high))
          }
        })
    #expect(
      dump { AreaPlot(sales, x: number, yStart: low, yEnd: high) }
        == dump {
          ForEach(sales) {
            AreaMark(
              x: .value("n", $0.id), yStart: .value("y", $0.low), yEnd: .value("y", $0.high))
          }
        })
    #expect(
      dump { LinePlot(sales, x: number, y: high, series: shop) }
        == dump {
          ForEach(sales) {
            LineMark(
              x: .value("n", $0.id), y: .value("y", $0.high), series: .value("s", $0.shop))
          }
        })
    #expect(
      dump { SectorPlot(sales, angle: high, innerRadius: .ratio(0.6), angularInset: 2) }
        == dump {
          ForEach(sales) {
            SectorMark(
              angle: .value("a", $0.high), innerRadius: .ratio(0.6), angularInset: 2)
          }
        })
  }

  /// Key paths come before values, which count for all marks that have none of their own.
  @Test func modifiersReadTheElements() {
    #expect(
      dump {
        BarPlot(sales, x: number, y: high).foregroundStyle(\.tone).opacity(\.strength)
          .cornerRadius(\.corner).foregroundStyle(.red)
      }
        == dump {
          ForEach(sales) {
            BarMark(x: .value("n", $0.id), y: .value("y", $0.high)).foregroundStyle($0.tone)
              .opacity($0.strength).cornerRadius($0.corner)
          }
        })
    #expect(
      dump {
        PointPlot(sales, x: number, y: high).foregroundStyle(by: shop).symbol(by: shop)
          .symbolSize(\.area).accessibilityLabel(\.name)
      }
        == dump {
          ForEach(sales) {
            PointMark(x: .value("n", $0.id), y: .value("y", $0.high))
              .foregroundStyle(by: .value("shop", $0.shop)).symbol(by: .value("shop", $0.shop))
              .symbolSize($0.area).accessibilityLabel($0.name)
          }
        })
    #expect(
      dump { BarPlot(sales, x: shop, y: high).position(by: number) }
        == dump {
          ForEach(sales) {
            BarMark(x: .value("shop", $0.shop), y: .value("y", $0.high))
              .position(by: .value("n", $0.id))
          }
        })
  }

  @Test func functionsArePlotted() {
    let line = dump { LinePlot(x: "x", y: "y", domain: -1...1) { $0 * $0 } }
    #expect(line != dump { LinePlot(x: "x", y: "y", domain: -1...1) { $0 } })
    // Of a function without numbers nothing is left.
    #expect(
      dump { LinePlot(x: "x", y: "y", domain: 0...1) { _ in .nan } }
        == dump { LinePlot([Sale](), x: number, y: high) })
    let circle = dump {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t * (1 - t), y: t) }
    }
    #expect(circle != line)
    #expect(
      dump {
        AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: 0.5 + $0 / 4, yEnd: 1) }
      }
        != dump { AreaPlot(x: "x", y: "y", domain: 0...1) { $0 } })
  }
}
