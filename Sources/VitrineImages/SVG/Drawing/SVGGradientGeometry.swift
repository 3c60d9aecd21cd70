import VitrineGraphics

/// The circles or the line of a gradient in its own units.
struct SVGGradientGeometry {
  var shape: Gradient.Geometry
  /// Whether the gradient has no extent, so that its last colour is all there is.
  var isPoint: Bool

  /// Nil where an attribute is no length.
  init?(
    _ attributes: [String: String], isRadial: Bool, viewport: Size, _ scale: SVGScale
  ) {
    func length(_ name: String, _ usual: SVGLength, _ whole: Double) -> Double {
      (attributes[name].flatMap { SVGLength($0, scale) } ?? usual).resolved(of: whole)
    }
    let (width, height) = (viewport.width, viewport.height)
    let middle = SVGLength.percent(50)
    if isRadial {
      let diagonal = SVGViewport.diagonal(viewport)
      let center = Point(length("cx", middle, width), length("cy", middle, height))
      let radius = length("r", middle, diagonal)
      let inner = max(length("fr", .zero, diagonal), 0)
      let focus = Point(
        length("fx", .units(center.x), width), length("fy", .units(center.y), height))
      guard radius >= 0 else { return nil }
      shape = Self.circles(center, radius, focus, inner)
      isPoint = radius == 0
    } else {
      let start = Point(length("x1", .zero, width), length("y1", .zero, height))
      let end = Point(length("x2", .percent(100), width), length("y2", .zero, height))
      shape = .linear(start: start, end: end)
      isPoint = start == end
    }
  }

  /// How far from the centre a focus may be, in radii, for its circle to be taken as that of the centre.
  private static let sameCentre = 1e-4

  private static func circles(
    _ center: Point, _ radius: Double, _ focus: Point, _ inner: Double
  ) -> Gradient.Geometry {
    let way = focus - center
    let distance = way.norm
    guard distance > radius * sameCentre || inner > radius else {
      return .radial(center: center, startRadius: inner, endRadius: radius, map: .identity)
    }
    return .conical(
      start: focus, startRadius: inner, end: center, endRadius: radius, map: .identity)
  }
}
