import VitrineGraphics

extension LayoutEngine {
  /// A size that was not known yet, with the row that remembers it.
  static let stepsOfMeasuring = 8
  /// Scalars of a text that are broken into lines in about the time of one step.
  static let scalarsInStep = 16

  /// Counts steps of the work on an element; false once there were too many, and then for good.
  @inline(__always)
  mutating func spend(_ steps: Int, on element: Int) -> Bool {
    meter.spend(steps) || exhaust(at: element)
  }

  @inline(never)
  private mutating func exhaust(at element: Int) -> Bool {
    if exhausted < 0 { exhausted = element }
    return false
  }

  /// Why the layout was given up, at the view that was being measured; nil where it was finished.
  func excessDiagnostic() -> Diagnostic? {
    meter.excess.map { Diagnostic($0, path: path(of: exhausted)) }
  }

  /// The views from the root to an element. Numbers among siblings are left out, as what lies around
  /// need not have been placed.
  private func path(of element: Int) -> String {
    var names: [String] = []
    var i = element
    while nodes.indices.contains(i) {
      names.append(nodes[i].name)
      // Parents come before their children, which are neighbours.
      i = elements[..<i].lastIndex { $0.children.contains(i) } ?? -1
    }
    return names.reversed().joined(separator: "/")
  }
}
