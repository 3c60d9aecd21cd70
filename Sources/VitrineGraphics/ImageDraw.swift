/// An image drawn through `map`, which maps image pixels to device pixels.
public struct ImageDraw: Hashable, Sendable {
  public enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }

  public var image: Int32
  /// The part of the image that is drawn, in image pixels.
  public var source: Rect
  public var map: Affine
  public var interpolation: Interpolation
  public var opacity: Float
  /// The paint that fills the image's alpha (template rendering); nil draws the image's own colours.
  public var template: Paint?

  public init(
    image: Int32, source: Rect, map: Affine, interpolation: Interpolation = .medium,
    opacity: Float = 1, template: Paint? = nil
  ) {
    self.image = image
    self.source = source
    self.map = map
    self.interpolation = interpolation
    self.opacity = opacity
    self.template = template
  }
}
