/// A gradient: its stops, and the geometry that maps positions in device pixels to locations.
///
/// Colours are interpolated with straight alpha weights in encoded sRGB, premultiplied, and padded with the
/// end stops outside 0…1. `stops` ascend by location and are never empty.
public struct Gradient: Hashable, Sendable {
  public enum Geometry: Hashable, Sendable {
    /// Lines of equal colour are perpendicular to `start → end`, in pixels.
    case linear(start: Point, end: Point)
    /// Location 0 at `startRadius`, 1 at `endRadius`; `map` maps device pixels to the space of the circle,
    /// so that ellipses become circles.
    case radial(center: Point, startRadius: Double, endRadius: Double, map: Affine)
    /// Location 0 on the circle around `start`, 1 on the one around `end`, and between them circles whose centres and
    /// radii change evenly; a pixel has the largest location whose circle passes it, and is clear where none does.
    /// `map` is that of `radial`.
    case conical(
      start: Point, startRadius: Double, end: Point, endRadius: Double, map: Affine)
    /// Angles in radians, clockwise from +x; location 0 at `startAngle`, 1 at `endAngle`.
    case angular(center: Point, startAngle: Double, endAngle: Double)
    /// Patches between the vertices of a grid; the stops are the vertices' colours, and their locations do not count.
    case mesh(MeshGrid)
  }

  public var geometry: Geometry
  public var stops: [GradientStop]

  public init(_ geometry: Geometry, stops: [GradientStop]) {
    self.geometry = geometry
    self.stops = stops
  }
}
