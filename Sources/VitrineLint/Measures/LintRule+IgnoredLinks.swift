import VitrineWidgets

extension LintRule {
  static func ignoredLinks(_ picture: LintPicture) -> LintVerdict {
    .of(
      picture.hits.diagnostics.filter { $0.code == "link-ignored" }.map {
        LintViolation("a link is not followed here: only widgetURL is", path: $0.path)
      })
  }
}
