/// A guide on each axis.
public struct Alignment2D: Hashable, Sendable {
  public var horizontal: HorizontalGuide
  public var vertical: VerticalGuide

  public init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment2D(.center, .center)
}
