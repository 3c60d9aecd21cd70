import Testing
import Vitrine
import VitrineGraphics

/// The numbers of the Control Center's grid.
@Suite struct ControlMetricTests {
  private func metrics(_ device: Device, os: Int = 26) -> ControlMetrics {
    ControlMetrics(device, os: os)
  }

  private static let screens: [(slug: String, unit: Double, gap: Double)] = [
    ("iphone-12-mini", 64, 14), ("iphone-14", 67, 14.67), ("iphone-15", 68, 15),
    ("iphone-16-pro", 70, 15.33), ("iphone-11", 69, 15), ("iphone-air", 70, 15.33),
    ("iphone-13-pro-max", 72, 15.67), ("iphone-15-pro-max", 73, 16),
    ("iphone-17-pro-max", 75, 16.33), ("ipad-11", 66, 10), ("ipad-pro-13", 66, 10),
  ]

  @Test func everyScreenHasItsCell() throws {
    for screen in Self.screens {
      let metrics = metrics(try #require(Device.named(screen.slug), "\(screen.slug)"))
      #expect(metrics.unit == screen.unit, "\(screen.slug)")
      #expect(abs(metrics.gap - screen.gap) < 0.01, "\(screen.slug): \(metrics.gap)")
    }
  }

  @Test(arguments: [
    ("iphone-15", 68.0, 151.0), ("iphone-16-pro", 70, 466.0 / 3), ("iphone-15-pro-max", 73, 162),
    ("iphone-17-pro-max", 75, 499.0 / 3), ("ipad-11", 66, 142),
  ]) func sizesAreCellsWithTheirGaps(_ slug: String, _ one: Double, _ two: Double) throws {
    let metrics = metrics(try #require(Device.named(slug)))
    let sizes = ControlWidgetSize.allCases.map { metrics.size(of: $0) }
    for (size, expected) in zip(sizes, [Size(one, one), Size(two, one), Size(two, two)]) {
      #expect(abs(size.width - expected.width) < 1e-9 && abs(size.height - expected.height) < 1e-9)
    }
  }

  @Test func marginsDependOnTheScreen() throws {
    let margins = try ["iphone-15", "iphone-15-pro-max", "iphone-se-3", "ipad-11", "ipad-pro-13"]
      .map { metrics(try #require(Device.named($0))).margin }
    #expect(margins == [38, 46, 44, 50, 60])
  }

  @Test func cornersAreThoseOfTheSystem() {
    let old = metrics(.standard, os: 18)
    #expect(old.radius(of: .small) == 34)
    #expect(abs(old.radius(of: .medium) - 0.35 * 68) < 1e-9)
    #expect(abs(old.radius(of: .large) - 0.2 * 151) < 1e-9)
    #expect(ControlWidgetSize.allCases.map { metrics(.standard).radius(of: $0) } == [34, 34, 34])
  }

  /// A tall module of one column has the radius of a flat one.
  @Test func slidersAreAsControlsOfOneRow() {
    let old = metrics(.standard, os: 18)
    #expect(old.radius(columns: 1, rows: 2) == old.radius(columns: 2, rows: 1))
  }
}
