import VitrineWidgets

extension LintRule {
  static let todaySignInHint = signIn("today-auth-hint", .today)
}
