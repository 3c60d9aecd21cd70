import VitrineWidgets

extension LintRule {
  static func violation(
    _ message: String, _ element: SpokenElement, measured: String
  ) -> LintViolation {
    LintViolation(
      message, path: element.path, name: element.name, measured: measured, rect: element.rect)
  }
}
