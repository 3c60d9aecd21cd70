/// A colour at a location along a gradient; `location` is 0…1.
@frozen
public struct GradientStop: Hashable, Sendable {
  public var color: RGBA
  public var location: Double

  public init(_ color: RGBA, _ location: Double) {
    self.color = color
    self.location = location
  }
}
