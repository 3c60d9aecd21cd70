/// One fact and how it is measured here.
struct Check: Sendable, CustomStringConvertible {
  typealias Measure = @MainActor @Sendable (Drawn) -> [Double]

  let fact: String
  let key: String
  /// Name of the drawn view, where it is not the fact's.
  let view: String
  let tolerance: Tolerance
  let measure: Measure

  init(
    _ fact: String, _ key: String, _ tolerance: Tolerance, view: String? = nil,
    _ measure: @escaping Measure
  ) {
    self.fact = fact
    self.key = key
    self.view = view ?? fact
    self.tolerance = tolerance
    self.measure = measure
  }

  var name: String { fact + " " + key }
  var description: String { name }

  static let all: [Check] =
    traitChecks + titleChecks + singleLineChecks + columnChecks + calendarChecks + boxChecks
    + tileChecks + activityChecks + gaugeChecks + linearGaugeChecks + toggleChecks + cornerChecks
    + gradientChecks + shadowChecks + coverageChecks + dividerChecks + wrappedChecks
}
