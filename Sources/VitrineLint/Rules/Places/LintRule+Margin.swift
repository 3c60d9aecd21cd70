import VitrineGraphics
import VitrineLayout
import VitrineWidgets

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
          && !picture.isBadge(index)
      }
      guard !free.isEmpty else { return .notApplicable }
      return .of(
        free.compactMap { index, leaf in
          let least = picture.isOnBand(index) ? limits.groupedMargin : limits.margin
          return tooNear(leaf, least, "", picture)
        })
    })
}

extension LintPicture {
  /// Whether a symbol sits on a shape that is smaller than the container, as a bolt on a ring: the shape is the
  /// content, and the symbol may overhang it.
  fileprivate func isBadge(_ index: Int) -> Bool {
    let leaf = leaves[index]
    guard leaf.noun == "symbol" else { return false }
    return leaves[..<index].contains { shape in
      shape.noun == "shape" && shape.share(of: self) < Self.badgeGround
        && shape.frame.intersection(leaf.frame).area * 2 > leaf.frame.area
    }
  }

  /// Whether a text or a picture lies on a band of its own, which reaches the container's edges.
  fileprivate func isOnBand(_ index: Int) -> Bool {
    leaves[..<index].contains { shape in
      guard case .shape(let placed) = shape.kind, case .fill = placed.drawing,
        shape.share(of: self) < Self.badgeGround
      else { return false }
      return shape.frame.contains(leaves[index].frame, slack: 0.5)
        && container.distances(to: shape.frame).contains { $0 <= 0.5 }
    }
  }

  /// The share of the container from which a shape is a background.
  private static let badgeGround = 0.6
}
