import VitrineGraphics

extension LintRule {
  /// A length in points with at most one decimal.
  static func points(_ value: Double) -> String { number(value) + " pt" }

  /// A number with at most one decimal.
  static func number(_ value: Double) -> String { DumpNumber.text(value, places: 1) }

  /// A number with two decimals, rounded down so that no violation reads like its limit.
  static func hundredths(_ value: Double) -> String {
    DumpNumber.text((value * 100).rounded(.down) / 100)
  }
}
