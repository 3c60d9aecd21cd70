/// The result of comparing a candidate with the golden's bytes.
public struct SnapshotComparison: Hashable, Sendable {
  /// `identical`, `similar` or `different`.
  public var state: SnapshotState
  /// One sentence with the measure of the difference, for reports.
  public var explanation: String
  /// The number of pixels that differ; nil if none do, and for texts.
  public var changedPixels: Int?
  /// The number of pixels in the largest connected group that differs; nil if there is none, and for texts.
  public var largestCluster: Int?
  /// The largest difference of one channel, 1…255; nil if there is none, and for texts.
  public var peak: Int?
  /// Lines that trace a difference to views, or the changed lines of a text; empty if identical.
  public var blame: [String]
  /// The first cause without places, pixels and movement, by which reports group failures; nil if none is known.
  public var cause: String?
  /// A PNG that shows the differences.
  public var difference: [UInt8]?

  /// Creates a result; the measures of pictures are left out for texts.
  public init(
    state: SnapshotState, explanation: String, changedPixels: Int? = nil,
    largestCluster: Int? = nil, peak: Int? = nil, blame: [String] = [], cause: String? = nil,
    difference: [UInt8]? = nil
  ) {
    self.state = state
    self.explanation = explanation
    self.changedPixels = changedPixels
    self.largestCluster = largestCluster
    self.peak = peak
    self.blame = blame
    self.cause = cause
    self.difference = difference
  }
}
