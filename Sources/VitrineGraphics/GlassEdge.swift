/// The effect of glass on the light along the outline of a shape; lengths in pixels.
///
/// At a depth `d` below the outline, with `h = d / depth` up to 1, colours come from `shift (1 − √(h (2 − h)))`
/// further inside: a rounded edge seen from above. Over it lies a line of light along the outline, from two lamps
/// on opposite sides: where the outline's normal is at an angle `a` to a lamp, its light is
/// `(cos a − cos rimSpread) / (1 − cos rimSpread)`, at least 0. Drawn for fills of rectangles, rounded rectangles
/// and paths only.
public struct GlassEdge: Hashable, Sendable {
  /// The distance from which colours at the outline come; 0 bends nothing.
  public var shift: Double
  /// The depth below the outline from which on nothing is bent.
  public var depth: Double
  /// The part of the bent picture in the result, 0…1; the rest is the straight one.
  public var strength: Float
  /// The full width at half maximum of the line of light; 0 draws none.
  public var rimWidth: Double
  /// The linear light that the line adds where the outline faces the first lamp, 0…1.
  public var rimLight: Float
  /// The light of the second lamp as a fraction of the first one's, 0…1.
  public var rimFill: Float
  /// The angle in radians from which on a lamp gives no light, above 0 and up to π: at π lamps of the same light
  /// leave an even line.
  public var rimSpread: Double
  /// The direction from the shape towards the first lamp: radians clockwise from +x, with y pointing down.
  public var rimAxis: Double

  public init(
    shift: Double = 0, depth: Double = 0, strength: Float = 1, rimWidth: Double = 0,
    rimLight: Float = 0, rimFill: Float = 1, rimSpread: Double = .pi, rimAxis: Double = 0
  ) {
    self.shift = shift
    self.depth = depth
    self.strength = strength
    self.rimWidth = rimWidth
    self.rimLight = rimLight
    self.rimFill = rimFill
    self.rimSpread = rimSpread
    self.rimAxis = rimAxis
  }

  /// Returns the edge with its lengths multiplied.
  public func scaled(by k: Double) -> GlassEdge {
    var edge = self
    edge.shift *= k
    edge.depth *= k
    edge.rimWidth *= k
    return edge
  }
}
