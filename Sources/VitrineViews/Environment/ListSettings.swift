/// The settings of the lists in a view. A class, as nearly all environments have none.
package nonisolated final class ListSettings: Sendable {
  struct Values {
    var form: _ListForm?
    /// The points between rows; nil where they are on one card.
    var rowSpacing: Double?
    /// The points between sections without headers; nil for the system's.
    var sectionSpacing: Double?
    var hidesGround = false
    /// The measures of the list that the view is a part of; nil outside of lists.
    var metrics: ListMetrics?
  }

  let values: Values

  init(_ values: Values = Values()) { self.values = values }
}

extension DrawingTraits {
  /// Changes the settings of lists.
  nonisolated mutating func changeList(_ change: (inout ListSettings.Values) -> Void) {
    var values = list?.values ?? ListSettings.Values()
    change(&values)
    list = ListSettings(values)
  }
}
