import VitrineGraphics

/// Counts the work of the views and expressions of one picture. Used from one thread.
package final class EvaluationMeter {
  // One thread counts, without reentrancy: checking exclusivity each time would double the cost.
  @exclusivity(unchecked) private var steps: StepMeter
  @exclusivity(unchecked) private var bytes = 0
  private let byteLimit: Int
  /// The limit that was exceeded; after that every count throws.
  package private(set) var excess: BudgetExcess?

  /// The bytes of text that can be copied or compared in about the time of one step.
  private static let bytesInStep = 64
  private static let scannedBytesInStep = 4

  package init(_ budget: DrawingBudget) {
    unsafe steps = StepMeter(budget)
    byteLimit = budget.bytes
  }

  /// Counts operations.
  func spend(_ count: Int) throws(ExpressionError) {
    if unsafe steps.spend(count) { return }
    throw exceeded(unsafe steps.excess ?? .time)
  }

  /// Counts bytes that are only read.
  func read(_ count: Int) throws(ExpressionError) {
    try spend(count / EvaluationMeter.bytesInStep)
  }

  /// Counts bytes of text whose characters are found one by one, 12 ns each, while a step is some 50.
  func scan(_ count: Int) throws(ExpressionError) {
    try spend(count / EvaluationMeter.scannedBytesInStep)
  }

  /// Counts bytes of text whose characters are compared one by one, 33 ns each.
  func search(_ count: Int) throws(ExpressionError) { try spend(count) }

  /// Counts bytes of images, or of a text or a list before it is created.
  func make(_ count: Int) throws(ExpressionError) {
    unsafe bytes += count
    guard unsafe bytes <= byteLimit else { throw exceeded(.bytes(limit: byteLimit)) }
    try read(count)
  }

  private func exceeded(_ excess: BudgetExcess) -> ExpressionError {
    if self.excess == nil { self.excess = excess }
    return ExpressionError(excess.description)
  }
}
