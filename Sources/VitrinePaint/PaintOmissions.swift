/// The parts of a picture that are not painted as the views ask for.
package struct PaintOmissions: Hashable, Sendable {
  /// Set if there are more commands than the budget has bytes for; it names the last command.
  package var excess: PaintBudgetExcess?
  /// The nodes with a picture that is to be repeated more often than is drawn, in order.
  package var untiled: [Int] = []

  package init() {}
}
