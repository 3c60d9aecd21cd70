import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// Rules on margins and corners, judged at the usual text size.
extension LintRule {
  static let margin = LintRule(
    "w-margin-16", .widgetkit, .warning,
    "Content keeps 16 points from the container's edges.",
    advice: "Keep the system's content margins, or pad the content by 16 points.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel else { return .notApplicable }
      let plates = Plate.all(of: picture)
      let free = picture.leaves.enumerated().filter { index, leaf in
        (leaf.isText || leaf.isImage) && !plates.contains { $0.carries(index, leaf) }
      }
      guard !free.isEmpty else { return .notApplicable }
      return .of(free.compactMap { tooNear($1, limits.margin, "", picture) })
    })

  static let groupedMargin = LintRule(
    "w-margin-8-grouped", .widgetkit, .warning,
    "Content on a background of its own keeps 8 points from the container's edges, or reaches them.",
    advice: "Use the tight margins, or let the background reach the edge.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, limits in
      guard picture.isSystemFamily, picture.level == usualLevel else { return .notApplicable }
      let plates = Plate.all(of: picture)
      guard !plates.isEmpty else { return .notApplicable }
      return .of(
        plates.compactMap {
          tooNear(picture.leaves[$0.index], limits.groupedMargin, "background ", picture)
        })
    })

  /// Half a point is less than a pixel of any screen without its own scale.
  private static let slack = 0.5

  private static func tooNear(
    _ leaf: LintLeaf, _ margin: Double, _ what: String, _ picture: LintPicture
  ) -> LintViolation? {
    let distances = picture.container.distances(to: leaf.frame)
    // What touches an edge is meant to.
    if !leaf.isText, distances.contains(where: { $0 <= slack }) { return nil }
    guard let least = distances.min(), least < margin - slack else { return nil }
    let side = ["left", "top", "right", "bottom"][distances.firstIndex(of: least) ?? 0]
    let words = leaf.string.map { "“\($0)”" } ?? "the \(what)\(leaf.noun)"
    var violation = LintViolation(
      "\(words) is \(points(least)) from the \(side) edge, less than \(points(margin))",
      measured: points(least), limit: points(margin), excess: margin - least)
    picture.locate(&violation, leaf)
    return violation
  }

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

/// A filled shape that carries content and does not reach the container's edges.
private struct Plate {
  /// The index among the picture's leaves.
  var index: Int
  var frame: Rect

  static func all(of picture: LintPicture) -> [Plate] {
    picture.leaves.indices.compactMap { index in
      let leaf = picture.leaves[index]
      guard case .shape(let shape) = leaf.kind, case .fill = shape.drawing,
        picture.container.distances(to: leaf.frame).allSatisfy({ $0 > 0.5 })
      else { return nil }
      let plate = Plate(index: index, frame: leaf.frame)
      let hasContent = picture.leaves[(index + 1)...].contains {
        ($0.isText || $0.isImage) && plate.frame.contains($0.frame, slack: 0.5)
      }
      return hasContent ? plate : nil
    }
  }

  func carries(_ index: Int, _ leaf: LintLeaf) -> Bool {
    self.index < index && frame.contains(leaf.frame, slack: 0.5)
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
