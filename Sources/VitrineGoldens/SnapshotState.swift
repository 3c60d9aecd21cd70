/// The state of a snapshot relative to its golden.
public enum SnapshotState: String, Hashable, CaseIterable, Sendable, Codable {
  /// The snapshot equals the golden to the last bit.
  case identical
  /// The snapshot is within the tolerance of the test.
  case similar
  case different
  /// There is no golden: never a pass.
  case missing
  /// The candidate is not a valid golden: blank or of one colour.
  case refused
  /// The golden exists but cannot be read.
  case unreadable

  /// Whether the snapshot passes.
  public var passes: Bool { self == .identical || self == .similar }
}
