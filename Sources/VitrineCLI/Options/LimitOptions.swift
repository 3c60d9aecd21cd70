import ArgumentParser
import Vitrine
import VitrineImages

/// The flags for limits that apply under every strategy.
struct LimitOptions: ParsableArguments {
  @Option(help: "Areas of fewer pixels are excused, whatever the strategy.")
  var leastArea: Int?

  @Option(help: "Pixels that may count before pictures are different, whatever the strategy.")
  var maxChangedPixels: Int?

  func limiting(_ options: ComparisonOptions) throws -> ComparisonOptions {
    var options = options
    if let leastArea {
      options.leastArea = try Self.checked(leastArea, "--least-area", 1)
    }
    if let maxChangedPixels {
      options.maxPixels = try Self.checked(maxChangedPixels, "--max-changed-pixels", 0)
    }
    return options
  }

  /// Returns a number of pixels if it is from `least` to as many as the largest picture has.
  static func checked(_ count: Int, _ flag: String, _ least: Int) throws -> Int {
    guard (least...most).contains(count) else { throw UsageError("\(flag) is \(least)…\(most)") }
    return count
  }

  private static let most = 1 << 26
}
