public import VitrineGraphics

/// A drop or inner shadow of a fill; lengths in points.
public struct FillShadow: Hashable, Sendable {
  public var isInner: Bool
  public var color: RGBA
  public var radius: Double
  public var x: Double
  public var y: Double

  public init(isInner: Bool, color: RGBA, radius: Double, x: Double, y: Double) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
