public import VitrineGraphics

/// Compares two pictures; without options every channel of every pixel must be equal.
public func compare(
  _ expected: Pixmap, _ actual: Pixmap, _ options: ComparisonOptions = ComparisonOptions()
) -> Comparison {
  compare(expected, .untagged, actual, .untagged, options)
}

/// Compares two files' pictures with their colour profiles.
public func compare(
  _ expected: DecodedPNG, _ actual: DecodedPNG, _ options: ComparisonOptions = ComparisonOptions()
) -> Comparison {
  compare(
    expected.pixmap, expected.traits.profile, actual.pixmap, actual.traits.profile, options)
}

private func compare(
  _ expected: Pixmap, _ expectedProfile: ColourProfile, _ actual: Pixmap,
  _ actualProfile: ColourProfile, _ options: ComparisonOptions
) -> Comparison {
  var scan = ChangeScan(expected, actual, options)
  scan.run()
  let found = scan.judged()
  var reasons: [Comparison.Reason] = []
  let sizes = (PixelSize(expected.width, expected.height), PixelSize(actual.width, actual.height))
  if sizes.0 != sizes.1 { reasons.append(.size) }
  if !expectedProfile.meansTheSame(as: actualProfile) { reasons.append(.profile) }
  if !found.counted.isEmpty { reasons.append(.pixels) }
  let clusters = found.counted.isEmpty ? found.excused : found.counted
  return Comparison(
    verdict: !reasons.isEmpty ? .different : scan.changedCount > 0 ? .similar : .identical,
    reasons: reasons, options: options, expectedSize: sizes.0, actualSize: sizes.1,
    expectedProfile: expectedProfile, actualProfile: actualProfile,
    changedCount: scan.changedCount, countedCount: found.counted.reduce(0) { $0 + $1.size },
    maskedCount: scan.maskedCount, peak: scan.peak,
    peakDistance: (found.counted + found.excused).reduce(0) { max($0, $1.peakDistance) },
    alphaPeak: scan.alphaPeak,
    isAlphaOnly: scan.changedCount > 0 && scan.isAlphaOnly,
    clusters: largest(clusters), clusterCount: clusters.count,
    bounds: clusters.first.map { clusters.reduce($0.bounds) { $0.union($1.bounds) } })
}

/// Returns the largest clusters in order, without sorting all clusters of a noisy picture.
private func largest(_ clusters: [PixelCluster]) -> [PixelCluster] {
  let most = Comparison.mostClusters
  guard clusters.count > 4 * most else {
    return Array(clusters.sorted(by: PixelCluster.isLarger).prefix(most))
  }
  var kept: [PixelCluster] = []
  for cluster in clusters {
    kept.append(cluster)
    if kept.count == 4 * most {
      kept = Array(kept.sorted(by: PixelCluster.isLarger).prefix(most))
    }
  }
  return Array(kept.sorted(by: PixelCluster.isLarger).prefix(most))
}

/// The largest difference of one channel between two pixels, 0…255.
@inline(__always)
func channelDelta(_ a: UInt32, _ b: UInt32) -> Int {
  let p = SIMD4<Int32>(
    Int32(a & 255), Int32(a >> 8 & 255), Int32(a >> 16 & 255), Int32(a >> 24))
  let q = SIMD4<Int32>(
    Int32(b & 255), Int32(b >> 8 & 255), Int32(b >> 16 & 255), Int32(b >> 24))
  let d = p &- q
  let magnitude = d.replacing(with: 0 &- d, where: d .< 0)
  return Int(magnitude.max())
}
