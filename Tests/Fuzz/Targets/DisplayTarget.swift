import VitrineGraphics
import VitrineRaster

extension FuzzTarget {
  /// Display lists: what was decoded encodes to the bytes it came from, and small ones are drawn.
  static let display = FuzzTarget(
    name: "display", made: { DisplaySeeds.all.map { $0.encoded() } }, words: { numbers },
    longest: 4 << 10, rounds: 20_000
  ) { bytes in
    guard let list = try? DisplayList(decoding: bytes) else { return nil }
    guard list.encoded() == bytes else { return "other bytes when it is encoded again" }
    _ = list.dump()
    guard isSmall(list) else { return nil }
    var scratch = RasterScratch()
    _ = rasterize(list, scratch: &scratch)
    return nil
  }

  /// What many layers, wide blurs and far shadows may cost is bounded and tested elsewhere; here they would
  /// only take the time of other inputs.
  private static func isSmall(_ list: DisplayList) -> Bool {
    let mostCommands = 24
    let longestSide = 32
    return list.width <= longestSide && list.height <= longestSide
      && list.commands.count <= mostCommands && list.commands.allSatisfy(isNear)
      && list.backdrops.allSatisfy { $0.sigma.magnitude <= farthest }
  }

  /// Pixels.
  private static let farthest = 64.0

  private static func isNear(_ command: DisplayCommand) -> Bool {
    guard case .pushLayer(let layer) = command else { return true }
    let corners = [layer.bounds.minX, layer.bounds.minY, layer.bounds.maxX, layer.bounds.maxY]
    // One that is seen in perspective may be larger than the picture.
    if layer.projection != nil, corners.contains(where: { !($0.magnitude <= 8 * farthest) }) {
      return false
    }
    return layer.filters.allSatisfy { filter in
      switch filter {
      case .shadow(_, let sigma, let dx, let dy):
        [sigma, dx, dy].allSatisfy { $0.magnitude <= farthest }
      case .blur(let sigma, _): sigma.magnitude <= farthest
      case .colorMatrix, .luminanceToAlpha, .alphaByLuminance, .alphaByLight, .alphaThreshold: true
      }
    }
  }

  private static let numbers: [[UInt8]] =
    doubles.map { little($0.bitPattern) }
    + floats.map { little($0.bitPattern) } + counts.map { little($0) } + [[0], [1], [255]]

  private static let doubles: [Double] = [
    0, -0.0, 1, 64, -1e-3, 1e9, -1e18, 1e300, -1e308, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude,
  ]
  private static let floats: [Float] = [0, 1, -1, 0.5, 3e38, .infinity, .nan]
  private static let counts: [UInt32] = [0, 1, 2, 255, 1 << 15, 1 << 16, 1 << 31, .max]

  private static func little(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
