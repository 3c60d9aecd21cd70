import VitrineGraphics

/// The corners of a rectangle, each with a radius of its own or with the centre of the container's corner.
public struct ConcentricCorners: Hashable, Sendable {
  /// The bend of one corner; radii in points.
  public struct Corner: Hashable, Sendable {
    /// Whether the radius is the container's less the distance of the corners.
    public var isConcentric: Bool
    /// The radius, or the least one of a concentric corner.
    public var radius: Double

    public init(isConcentric: Bool, radius: Double) {
      self.isConcentric = isConcentric
      self.radius = radius
    }
  }

  /// Top leading, top trailing, bottom trailing, bottom leading.
  public var corners: [Corner]
  /// Groups of corners, by their places in `corners`, that all get the largest radius in the group.
  public var uniform: [[Int]]

  public init(
    topLeading: Corner, topTrailing: Corner, bottomTrailing: Corner, bottomLeading: Corner,
    uniform: [[Int]]
  ) {
    corners = [topLeading, topTrailing, bottomTrailing, bottomLeading]
    self.uniform = uniform
  }

  /// Returns the radii in the order of `corners`.
  ///
  /// - Parameter concentric: the radii that share a centre with the container's corners.
  func radii(_ concentric: [Double]) -> [Double] {
    var radii = zip(corners, concentric).map { corner, radius in
      corner.isConcentric ? max(radius, corner.radius, 0) : max(corner.radius, 0)
    }
    for group in uniform {
      let most = group.reduce(0) { max($0, radii[$1]) }
      for index in group { radii[index] = most }
    }
    return radii
  }

  /// The corners as an author would write them.
  var dumpText: String {
    corners.map { corner in
      let radius = DumpNumber.text(corner.radius)
      guard corner.isConcentric else { return radius }
      return corner.radius > 0 ? "≥ \(radius)" : "concentric"
    }.joined(separator: ", ") + (uniform.isEmpty ? "" : " uniform")
  }
}
