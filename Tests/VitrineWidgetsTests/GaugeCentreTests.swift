import Testing
import Vitrine
import VitrineGraphics

/// What stands inside the accessory circular gauges of 58 pt, by twelve public reference pictures: an icon
/// of 10 pt, a value of 12 pt and a name of 8 pt, 2 pt nearer to each other than their boxes.
@MainActor @Suite struct GaugeCentreTests {
  private func stack() -> some View {
    VStack(spacing: -2) {
      Color.white.frame(width: 10, height: 10).accessibilityIdentifier("icon")
      Text("68%").font(.system(size: 12, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
        .accessibilityIdentifier("value")
      Text("Battery").font(.system(size: 8)).lineLimit(1).minimumScaleFactor(0.4)
        .accessibilityIdentifier("name")
    }
  }

  /// Tops below the centre of the ring.
  private func tops(_ image: RenderedImage) -> [Double] {
    ["icon", "value", "name"].map { (Lettered.frame($0, image)?.y ?? .nan) - 60 }
  }

  private func expect(_ found: [Double], _ wanted: [Double], _ location: SourceLocation) {
    for (a, b) in zip(found, wanted) {
      #expect(abs(a - b) < 0.35, "\(found) \(wanted)", sourceLocation: location)
    }
  }

  @Test(arguments: [false, true]) func openRingsKeepRoomUnderTexts(_ hasBounds: Bool) {
    let image = Lettered.image(120, 120) {
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        stack().padding(2)
      } minimumValueLabel: {
        if hasBounds { Text("0") }
      } maximumValueLabel: {
        if hasBounds { Text("100") }
      }
      .gaugeStyle(.accessoryCircular)
    }
    // Baselines 2.3 and 13.0 pt below the centre.
    expect(tops(image), [-17, -9, 5.33], #_sourceLocation)
  }

  @Test func valuesShrinkToTheHeightOfClosedRings() throws {
    let image = Lettered.image(120, 120) {
      Gauge(value: 0.68) { stack() }.gaugeStyle(.accessoryCircularCapacity)
    }
    expect(tops(image), [-14.33, -6.33, 4.67], #_sourceLocation)
    let value = try #require(image.textLedger.entries.first)
    #expect((0.89...0.93).contains(value.scaleFactor))
    #expect(image.textLedger.entries.last?.scaleFactor == 1)
  }

  @Test func valuesShrinkToTheWidthOfOpenRings() throws {
    let image = Lettered.image(120, 120) {
      Gauge(value: 0.68) {
        EmptyView()
      } currentValueLabel: {
        Text("68%").font(.system(size: 22, weight: .semibold)).lineLimit(1)
          .minimumScaleFactor(0.2).accessibilityIdentifier("value")
      }
      .gaugeStyle(.accessoryCircular)
    }
    let value = try #require(Lettered.frame("value", image))
    #expect(value.width > 38.5 && value.width <= 40.01)
    // The baseline of 18.9 pt is 5.5 pt below the centre.
    #expect(abs(value.y + 18 - 60 - 5.5) < 0.7)
  }
}
