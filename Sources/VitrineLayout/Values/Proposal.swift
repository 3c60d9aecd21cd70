/// A size that a parent proposes: nil asks for the ideal length, 0 for the minimum, infinity for the maximum.
@frozen
public struct Proposal: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  @inlinable
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  public static let unspecified = Proposal(nil, nil)
  public static let zero = Proposal(0, 0)
  public static let infinity = Proposal(.infinity, .infinity)
}
