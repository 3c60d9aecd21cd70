public import Foundation

/// The size that a container proposes to a view; nil asks for the ideal length.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; nil asks for the ideal width, infinity for the largest.
  public var width: CGFloat?
  /// The proposed height in points; nil asks for the ideal height, infinity for the largest.
  public var height: CGFloat?

  /// Creates a proposal from lengths in points, where nil asks for the ideal length.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size in points on both axes.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal of 0 on both axes, which asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of nil on both axes, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of infinity on both axes, which asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal as a size, with the lengths of `size` where it is nil: 10 points by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
