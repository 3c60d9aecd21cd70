/// A constraint in the terms of a layout table: `first = multiplier × second + constant`, or a bound.
nonisolated struct LayoutLink: Sendable {
  var first: LayoutSlotReference
  var second: LayoutSlotReference?
  var relation = NSLayoutConstraint.Relation.equal
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000
  /// The constraint as a diagnostic names it.
  var name: String

  var isRequired: Bool { priority >= 1000 }
  var isEqual: Bool { relation == .equal }

  /// The value that the first side is compared with; NaN while the second is unknown.
  func target(_ second: Double?) -> Double {
    guard let second else { return constant }
    return multiplier * second + constant
  }

  /// The second side's value that goes with one of the first; NaN if there is none.
  func source(_ first: Double) -> Double {
    multiplier != 0 ? (first - constant) / multiplier : .nan
  }
}
