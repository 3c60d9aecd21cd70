/// The preference among the scales of a picture.
package nonisolated enum ScaleOrder {
  /// Sorts the screen's own scale first, then the larger ones ascending, then the smaller ones descending.
  package static func sorted(_ scales: [Double], for screen: Double) -> [Double] {
    scales.sorted { a, b in
      if (a >= screen) != (b >= screen) { return a >= screen }
      return a >= screen ? a < b : a > b
    }
  }
}
