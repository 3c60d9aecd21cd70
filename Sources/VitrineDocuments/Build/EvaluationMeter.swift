import VitrineGraphics

/// Counts what the views and expressions of one picture take. Used from one thread.
package final class EvaluationMeter {
  // One thread counts, and never inside itself: checking that each time would double the cost.
  @exclusivity(unchecked) private var steps: StepMeter
  @exclusivity(unchecked) private var bytes = 0
  private let byteLimit: Int
  /// What there was too much of; everything that is counted later throws, too.
  package private(set) var excess: BudgetExcess?

  /// Bytes of text that are copied or compared in about the time of one step.
  private static let bytesInStep = 64

  package init(_ budget: DrawingBudget) {
    steps = StepMeter(budget)
    byteLimit = budget.bytes
  }

  /// Counts operations.
  func spend(_ count: Int) throws(ExpressionError) {
    if steps.spend(count) { return }
    throw exceeded(steps.excess ?? .time)
  }

  /// Counts bytes that are only read.
  func read(_ count: Int) throws(ExpressionError) {
    try spend(count / EvaluationMeter.bytesInStep)
  }

  /// Counts bytes of images, or of a text before it is made.
  func make(_ count: Int) throws(ExpressionError) {
    bytes += count
    guard bytes <= byteLimit else { throw exceeded(.bytes(limit: byteLimit)) }
    try read(count)
  }

  private func exceeded(_ excess: BudgetExcess) -> ExpressionError {
    if self.excess == nil { self.excess = excess }
    return ExpressionError(excess.description)
  }
}
