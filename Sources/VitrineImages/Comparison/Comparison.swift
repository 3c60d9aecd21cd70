/// The result of comparing two pictures: the verdict, its reasons, and the changed areas.
///
/// Channels are premultiplied, alpha is one of them. Counts and areas refer to the part that both pictures
/// share, from the top left, without masked areas.
public struct Comparison: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// All compared pixels are equal, and so are sizes and colour spaces.
    case identical
    /// Pixels differ, and the options excuse all of them. Never the verdict of `.exact` without other limits.
    case similar
    case different
  }

  /// A reason why pictures are different; several may apply.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case size, profile, pixels
    /// The pixels are equal in 8 bits a sample and not in the 16 of their files.
    case depth
  }

  public var verdict: Verdict
  /// The reasons; empty unless different.
  public var reasons: [Reason]
  public var options: ComparisonOptions
  public var expectedSize: PixelSize
  public var actualSize: PixelSize
  public var expectedProfile: ColourProfile
  public var actualProfile: ColourProfile
  /// The number of pixels that differ at all.
  public var changedCount: Int
  /// The number of changed pixels that the strategy does not excuse.
  public var countedCount: Int
  /// The number of changed pixels under masks.
  public var maskedCount: Int
  /// The largest difference of one channel and of alpha over all changed pixels, 0…255.
  public var peak: Int
  /// The largest colour difference (ΔE in OKLab) over all changed pixels if the strategy measures it, otherwise
  /// 0.
  public var peakDistance: Float
  public var alphaPeak: Int
  /// Whether the colours of all changed pixels are equal after division by alpha.
  public var isAlphaOnly: Bool
  /// The areas that count, largest first; if none counts, those that were excused. At most `mostClusters`
  /// of them.
  public var clusters: [PixelCluster]
  /// The number of such areas before the list was cut.
  public var clusterCount: Int
  /// The smallest rectangle around all such areas; nil without any.
  public var bounds: PixelBounds?

  /// The difference of files beyond 8 bits; nil where it was not asked for, or there is none.
  public var fine: FineDifference?

  /// The largest number of areas listed.
  public static let mostClusters = 256
}
