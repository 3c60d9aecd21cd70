import VitrineGraphics
import VitrineWidgets

extension LintRule {
  /// Half a point is less than a pixel of any screen without its own scale.
  static let slack = 0.5

  static func tooNear(
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
}
