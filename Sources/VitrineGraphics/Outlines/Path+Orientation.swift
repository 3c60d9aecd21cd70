extension Path {
  /// The same area with every outer contour running one way (positive area, with y down: clockwise on
  /// screen) and every hole the other, to be filled by the non-zero rule.
  ///
  /// Offsetting, knocking out and joining outlines rely on it. Contours of which an even-odd fill leaves out
  /// the part that they share become a union there.
  package func oriented(_ rule: FillRule) -> Path {
    let contours = contours
    let polygons = contours.map { Polygon($0.corners(Self.orientationChords)) }
    var result = Path()
    for (k, contour) in contours.enumerated() {
      let area = polygons[k].doubleArea
      guard area != 0 else { continue }
      let isOuter = Self.isOuter(k, polygons, rule)
      result.append((area > 0) == isOuter ? contour : contour.reversed)
    }
    return result
  }

  private static let orientationChords = 6
  /// Places of a contour that are looked at, the majority decides.
  private static let samples = 5

  /// Whether a contour's inside is filled and what is around it is not.
  private static func isOuter(_ k: Int, _ polygons: [Polygon], _ rule: FillRule) -> Bool {
    let corners = polygons[k].corners
    let own = polygons[k].doubleArea > 0 ? 1 : -1
    var votes = 0
    for sample in 0..<samples {
      let i = sample * corners.count / samples
      let p = (corners[i] + corners[(i + 1) % corners.count]) * 0.5
      var winding = 0
      for (j, other) in polygons.enumerated() where j != k { winding += other.winding(around: p) }
      let (outside, inside) = (winding, winding + own)
      switch rule {
      case .evenOdd: votes += outside & 1 == 0 ? 1 : -1
      case .nonZero:
        if outside == 0 {
          votes += 1
        } else if inside == 0 {
          votes -= 1
        } else {
          votes += (outside > 0) == (own > 0) ? 1 : -1
        }
      }
    }
    return votes > 0
  }
}
