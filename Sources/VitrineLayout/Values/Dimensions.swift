public import VitrineGraphics

/// The size of a view and its explicit guides, for the closure of an alignment guide.
public struct Dimensions {
  public var size: Size
  /// Returns the position of a guide: the explicit one, otherwise the guide's default.
  public var horizontal: (HorizontalGuide) -> Double
  public var vertical: (VerticalGuide) -> Double
  public var explicitHorizontal: (HorizontalGuide) -> Double?
  public var explicitVertical: (VerticalGuide) -> Double?

  public init(
    size: Size, horizontal: @escaping (HorizontalGuide) -> Double,
    vertical: @escaping (VerticalGuide) -> Double,
    explicitHorizontal: @escaping (HorizontalGuide) -> Double?,
    explicitVertical: @escaping (VerticalGuide) -> Double?
  ) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
    self.explicitHorizontal = explicitHorizontal
    self.explicitVertical = explicitVertical
  }
}
