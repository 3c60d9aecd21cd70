import Testing
import Vitrine
import VitrineGraphics

/// The labels in the opening of accessory rings, and the ends of bars and rings.
@MainActor @Suite struct GaugeLabelTests {
  private func ring(_ low: String?, _ high: String?, side: Double = 58) -> RenderedImage {
    Lettered.image(side, side) {
      if let low, let high {
        Gauge(value: 0.4) {
          Text("BPM")
        } currentValueLabel: {
          Text("72")
        } minimumValueLabel: {
          Text(low)
        } maximumValueLabel: {
          Text(high)
        }
        .gaugeStyle(.accessoryCircular)
      } else {
        Gauge(value: 0.4) {
          Text("BPM").accessibilityIdentifier("label")
        } currentValueLabel: {
          Text("72")
        }
        .gaugeStyle(.accessoryCircular)
      }
    }
  }

  @Test func labelsStandInOpeningsWithoutBounds() throws {
    let image = ring(nil, nil)
    #expect(image.textLedger.entries.map(\.shown.first) == ["72", "BPM"])
    let label = try #require(Lettered.frame("label", image))
    #expect(abs(label.midX - 29) < 0.34 && abs(label.midY - 29 - 18.385) < 0.34)
    #expect(label.maxY <= 58)
  }

  @Test func labelsKeepTheirProportionsInSmallerRings() throws {
    let label = try #require(Lettered.frame("label", ring(nil, nil, side: 29)))
    #expect(abs(label.midY - 14.5 - 9.19) < 0.34)
  }

  @Test func boundsTakeThePlaceOfLabels() {
    #expect(ring("40", "90").textLedger.entries.map(\.shown.first) == ["72", "40", "90"])
  }

  @Test(arguments: [("40", "180"), ("0", "100"), ("−20", "1200")])
  func boundsKeepApart(low: String, high: String) throws {
    let entries = ring(low, high).textLedger.entries
    #expect(entries.map(\.shown.first) == ["72", low, high])
    #expect(entries[2].frame.minX - entries[1].frame.maxX >= 1.9)
    #expect(entries.allSatisfy { $0.scaleFactor >= 0.5 })
  }

  /// The knob has the colour of its place on the arc.
  @Test func knobsTakeOneColourOfAGradient() {
    let pixmap = Lettered.image(58, 58) {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular)
        .tint(LinearGradient(colors: [.green, .red], startPoint: .leading, endPoint: .trailing))
    }.pixmap
    // The knob's centre is on top, 2.75 pt below the edge; a pixel apart on either side.
    let (left, right) = (pixmap[84, 8], pixmap[90, 8])
    for shift in [0, 8, 16] as [UInt32] {
      #expect(abs(Int(left >> shift & 255) - Int(right >> shift & 255)) < 12)
    }
  }

  /// The ink of the filled part of a bar 100 pt long.
  private func fill(_ value: Double, isGauge: Bool) throws -> (box: Rect, isRound: Bool) {
    let image = Lettered.image(100, 30) {
      if isGauge {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
      } else {
        ProgressView(value: value)
      }
    }
    let part = try #require(image.placed.nodes.last { $0.name == "LeadingPart" })
    guard case .shape(let shape) = part.content else { throw Missing() }
    let path = shape.geometry.path(in: shape.bounds)
    return (path.controlBounds, path.verbs.contains(.cubic))
  }

  private struct Missing: Error {}

  @Test(arguments: [false, true]) func barsEndRound(isGauge: Bool) throws {
    let half = try fill(0.5, isGauge: isGauge)
    #expect(half.isRound && abs(half.box.maxX - 50) < 0.01 && abs(half.box.minX) < 0.01)
    // The track's end cuts a short one.
    let little = try fill(0.01, isGauge: isGauge)
    #expect(abs(little.box.maxX - 1) < 0.01 && abs(little.box.width - little.box.height) < 0.01)
    #expect(try fill(0, isGauge: isGauge).box.width == 0)
  }

  /// The number of pixels on the outer edge's top that a full ring covers and this one does not.
  private func notch(_ value: Double) -> Int {
    func pixels(_ value: Double) -> Pixmap {
      Lettered.image(58, 58) {
        Gauge(value: value) { Text("1") }.gaugeStyle(.accessoryCircularCapacity)
      }.pixmap
    }
    let (full, ring) = (pixels(1), pixels(value))
    var count = 0
    for y in 0..<30 { for x in 60..<87 where full[x, y] != ring[x, y] { count += 1 } }
    return count
  }

  @Test func ringsCloseWhereTheirEndsTouch() {
    #expect(notch(0.97) == 0)
    #expect(notch(0.95) > 20)
  }
}
