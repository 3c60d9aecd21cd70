/// How two pictures differ: the verdict, its reasons, and where.
///
/// Channels are premultiplied, alpha is one of them. Counts and areas are of the part that both
/// pictures have, from the top left, without what masks cover.
public struct Comparison: Hashable, Sendable {
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Every compared pixel equal, sizes and colour spaces too.
    case identical
    /// Pixels differ, and the strategy excuses all of them. Never the verdict of `.exact`.
    case similar
    case different
  }

  /// What makes pictures different; more than one may hold.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case size, profile, pixels
  }

  public var verdict: Verdict
  /// Empty unless different.
  public var reasons: [Reason]
  public var options: ComparisonOptions
  public var expectedSize: PixelSize
  public var actualSize: PixelSize
  public var expectedProfile: ColourProfile
  public var actualProfile: ColourProfile
  /// Pixels that differ at all.
  public var changedCount: Int
  /// Those among them that the strategy does not excuse.
  public var countedCount: Int
  /// Changed pixels under masks.
  public var maskedCount: Int
  /// The largest difference of one channel and of alpha over all changed pixels, 0…255.
  public var peak: Int
  public var alphaPeak: Int
  /// The colours of all changed pixels are equal once alpha is divided out.
  public var isAlphaOnly: Bool
  /// The areas that count, largest first; when none counts, those that were excused. At most
  /// `mostClusters` of them.
  public var clusters: [PixelCluster]
  /// The number of such areas before the list was cut.
  public var clusterCount: Int
  /// The smallest rectangle around all such areas; nil without any.
  public var bounds: PixelBounds?

  /// More areas than a reader looks at.
  public static let mostClusters = 256
}
