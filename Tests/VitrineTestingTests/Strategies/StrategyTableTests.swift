import Foundation
import Testing
import VitrineImages

/// Which strategy catches what: the table of the documentation.
@MainActor @Suite struct StrategyTableTests {
  private static let strategies: [(name: String, options: ComparisonOptions)] = [
    ("exact", ComparisonOptions(.exact)), ("channels", ComparisonOptions(.channels(1))),
    ("perceptual", ComparisonOptions(.perceptual())),
    ("antialias", ComparisonOptions(.antialiasAware())),
    ("antialias --channels 2", ComparisonOptions(.antialiasAware(channels: 2))),
    (
      "antialias --channels 2 --least-area 16",
      ComparisonOptions(.antialiasAware(channels: 2), leastArea: 16)
    ), ("structural", ComparisonOptions(.structural())),
    ("shifted", ComparisonOptions(.shifted())),
  ]

  private static func found(_ pairs: [ReviewPair], _ options: ComparisonOptions) -> [String] {
    pairs.filter { compare($0.expected, $0.actual, options).verdict == .different }.map(\.name)
  }

  @Test func everyPairDiffers() {
    #expect(ReviewChanges.all.count == 20 && ReviewNoise.all.count == 20)
    for pair in ReviewChanges.all + ReviewNoise.all {
      #expect(compare(pair.expected, pair.actual).verdict == .different, "\(pair.name)")
    }
  }

  @Test func perceptualCatchesEveryChange() {
    let caught = Self.found(ReviewChanges.all, ComparisonOptions(.perceptual()))
    #expect(caught == ReviewChanges.all.map(\.name))
  }

  /// Jitter of a quarter pixel and other rasterizers' edges, within the budget that the page tells.
  @Test func antialiasExcusesJitterAndRasterizers() {
    let flagged = Self.found(
      ReviewNoise.all.filter { $0.name.contains("px") || $0.name.contains("rasterizer") },
      ComparisonOptions(.antialiasAware(channels: 2), leastArea: 16))
    #expect(flagged == [])
  }

  @Test func pageHoldsTheTable() throws {
    let found = Self.strategies.map { name, options in
      (name, Self.found(ReviewChanges.all, options), Self.found(ReviewNoise.all, options))
    }
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Vitrine/Vitrine.docc/Comparing.md"), encoding: .utf8)
    for (name, caught, flagged) in found {
      let row = "| `\(name)` | \(caught.count) | \(flagged.count) |\n"
      let missed = ReviewChanges.all.map(\.name).filter { !caught.contains($0) }
      #expect(page.contains(row), "\(row) misses \(missed), flags \(flagged)")
    }
  }
}
