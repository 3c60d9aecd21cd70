import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// A filled shape that carries content and does not reach the container's edges.
struct Plate {
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
