import VitrineWidgets

extension LintPicture {
  /// Sets a violation's view and place.
  func locate(_ violation: inout LintViolation, _ leaf: LintLeaf) {
    violation.path = tree.path(of: leaf.node)
    violation.name = tree.identifier(around: leaf.node)
    violation.rect = leaf.frame
    violation.configuration = configuration
  }
}
