import VitrineWidgets

extension LintRule {
  static let signInHint = signIn("w-auth-hint", .widgetkit)
}
