import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintPicture {
  /// The presentation of a live activity; nil for widgets.
  var presentation: ActivityPresentation? { configuration.surface.presentation }

  /// Returns a violation at a leaf.
  func violation(of leaf: LintLeaf, _ message: String, excess: Double = 0) -> LintViolation {
    var violation = LintViolation(message, rect: leaf.frame, excess: excess)
    violation.path = tree.path(of: leaf.node)
    return violation
  }
}
