extension LintRule {
  static let seeds = "Human Interface Guidelines, Today widgets (iOS 10)"

  static let guidelines = "Human Interface Guidelines, widgets (iOS 14)"
}
