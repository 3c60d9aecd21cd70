import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let outsideCorner = LintRule(
    "activity-outside-corner", .activity, .warning,
    "The corners of a platter and of an island cut no text and no symbol.",
    advice: "Move the view away from the corner, or add a margin as wide as the radius asks for.",
    source: "Human Interface Guidelines, Live Activities; radii of iOS 26.1",
    check: .picture { picture, limits in
      guard let radius = picture.cornerRadius else { return .notApplicable }
      let corners = RoundCorners(size: picture.tree.size, radius: radius)
      return .of(
        picture.leaves.compactMap { leaf in
          guard leaf.isText || leaf.noun == "symbol" else { return nil }
          let cut = corners.distance(outside: leaf.frame)
          guard cut > limits.cutCorner else { return nil }
          return picture.violation(
            of: leaf, "a corner cuts \(points(cut)) of the \(leaf.noun)", excess: cut)
        })
    })
}

extension LintPicture {
  /// The radius of a platter or of an expanded island in points.
  fileprivate var cornerRadius: Double? {
    switch presentation {
    case .banner: BannerMetrics.radius
    case .expanded: IslandMetrics(configuration.device)?.expandedRadius
    default: nil
    }
  }
}

/// The round corners of a picture.
private struct RoundCorners {
  var size: Size
  var radius: Double

  /// Returns how far the corners of a rectangle lie outside those of the picture, in points; 0 inside.
  func distance(outside rect: Rect) -> Double {
    var most = 0.0
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        let dx = max(radius - x, x - (size.width - radius), 0)
        let dy = max(radius - y, y - (size.height - radius), 0)
        guard dx > 0, dy > 0 else { continue }
        most = max(most, (dx * dx + dy * dy).squareRoot() - radius)
      }
    }
    return most
  }
}
