import ArgumentParser
import Vitrine
import VitrineImages

/// The flags for how pictures are compared.
struct StrategyOptions: ParsableArguments {
  @Option(
    help: "What is excused: \(ComparisonStrategy.names.joined(separator: ", ")).",
    completion: .list(ComparisonStrategy.names))
  var strategy = "exact"

  @Option(help: "Levels of 255 that a channel may differ by (channels, antialias, shifted).")
  var channels: Int?

  @Option(
    name: .customLong("delta-e"),
    help: "The largest unseen difference of colour in OKLab (perceptual).")
  var deltaE: Double?

  @Option(help: "The least structural similarity, 0…1 (structural).")
  var ssim: Double?

  @Option(help: "Pixels that content may move by, 0…8 (shifted).")
  var reach: Int?

  @OptionGroup(title: "Comparing") var limits: LimitOptions

  @Option(help: "The same as --max-changed-pixels.")
  var maxPixels: Int?

  @Option(help: "An area that is not compared: x,y,width,height in pixels; may be given again.")
  var mask: [String] = []

  func options() throws -> ComparisonOptions {
    var options = try limits.limiting(
      ComparisonOptions(try chosen(), masks: try mask.map(Self.area)))
    if let maxPixels {
      if limits.maxChangedPixels != nil {
        throw UsageError("--max-pixels and --max-changed-pixels are the same: give one")
      }
      options.maxPixels = try LimitOptions.checked(maxPixels, "--max-pixels", 0)
    }
    return options
  }

  private func chosen() throws -> ComparisonStrategy {
    guard let usual = ComparisonStrategy(name: strategy) else {
      throw UsageError.unknown(strategy, what: "strategy", among: ComparisonStrategy.names)
    }
    try check()
    switch usual {
    case .exact: return .exact
    case .channels(let levels): return .channels(channels ?? levels)
    case .perceptual(let limit):
      let distance = deltaE.map { Float($0) } ?? limit.distance
      return .perceptual(PerceptualTolerance(distance: distance, wideArea: limit.wideArea))
    case .antialiasAware(let levels): return .antialiasAware(channels: channels ?? levels)
    case .structural(let minimum): return .structural(minimum: ssim ?? minimum)
    case .shifted(let distance, let levels):
      return .shifted(reach: reach ?? distance, channels: channels ?? levels)
    }
  }

  /// Checks that each limit is in its range and belongs to the chosen strategy.
  private func check() throws {
    let limits:
      [(flag: String, isSet: Bool, isInRange: Bool, range: String, strategies: [String])] = [
        (
          "--channels", channels != nil, (0...255).contains(channels ?? 0), "0…255",
          ["channels", "antialias", "shifted"]
        ),
        ("--delta-e", deltaE != nil, (0...1).contains(deltaE ?? 0), "0…1", ["perceptual"]),
        ("--ssim", ssim != nil, (0...1).contains(ssim ?? 0), "0…1", ["structural"]),
        ("--reach", reach != nil, (0...8).contains(reach ?? 0), "0…8", ["shifted"]),
      ]
    for limit in limits where limit.isSet {
      guard limit.strategies.contains(strategy) else {
        throw UsageError(
          "\(limit.flag) needs --strategy \(limit.strategies.joined(separator: " or "))")
      }
      guard limit.isInRange else { throw UsageError("\(limit.flag) is \(limit.range)") }
    }
  }

  private static func area(_ text: String) throws -> PixelBounds {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { throw UsageError("--mask '\(text)' is not x,y,width,height") }
    return PixelBounds(x: x, y: y, width: width, height: height)
  }
}
