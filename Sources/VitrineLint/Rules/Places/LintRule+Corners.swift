import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let corners = LintRule(
    "w-corner-radius-match", .widgetkit, .warning,
    "The corners of shapes near the container's corners are concentric with them.",
    advice: "Use ContainerRelativeShape, or the container's radius less the distance.",
    source: "Human Interface Guidelines, widgets (iOS 14); the slack is a proposal",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel,
        let radius = picture.containerRadius
      else { return .notApplicable }
      let near = picture.leaves.compactMap { Corner($0, in: picture) }
      guard !near.isEmpty else { return .notApplicable }
      return .of(
        near.compactMap { corner in
          let wanted = max(0, radius - corner.distance)
          guard (corner.radius - wanted).magnitude > limits.cornerSlack else { return nil }
          var violation = LintViolation(
            "the shape's radius is \(points(corner.radius)); concentric is \(points(wanted)), \(points(corner.distance)) inside \(points(radius))",
            measured: points(corner.radius), limit: points(wanted),
            excess: (corner.radius - wanted).magnitude)
          picture.locate(&violation, corner.leaf)
          return violation
        })
    })
}

extension CornerRadii {
  fileprivate var isUniform: Bool {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft
  }
}

extension LintPicture {
  /// The corner radius of the container in points; nil if it is no rounded rectangle.
  fileprivate var containerRadius: Double? {
    guard let root = tree.nodes.first,
      case .effect(.clip(.roundedRectangle(let radii, _), _, _)) = root.content
    else { return nil }
    return radii.topLeft
  }
}

/// A rounded shape beside a corner of the container.
private struct Corner {
  /// The largest distance of both sides from the container's that counts as near, in points.
  static let reach = 8.0

  var leaf: LintLeaf
  var distance: Double
  var radius: Double

  init?(_ leaf: LintLeaf, in picture: LintPicture) {
    guard case .shape(let shape) = leaf.kind, case .fill = shape.drawing,
      case .roundedRectangle(let radii, _) = shape.geometry, radii.isUniform,
      let distance = Corner.distance(picture.container.distances(to: leaf.frame))
    else { return nil }
    self.leaf = leaf
    self.distance = distance
    radius = min(radii.topLeft, min(leaf.frame.width, leaf.frame.height) / 2)
  }

  /// The distance of a shape that is equally near on two neighbouring sides and reaches neither.
  private static func distance(_ sides: [Double]) -> Double? {
    for k in sides.indices {
      let (a, b) = (sides[k], sides[(k + 1) % sides.count])
      if a > 0.5, a <= reach, (a - b).magnitude <= 0.5 { return a }
    }
    return nil
  }
}
