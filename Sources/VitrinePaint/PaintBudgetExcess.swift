package import VitrineGraphics

/// The point at which the commands of a picture exceeded its budget.
package struct PaintBudgetExcess: Hashable, Sendable {
  package var excess: BudgetExcess
  /// The index of the command.
  package var command: Int
}
