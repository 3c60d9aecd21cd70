import VitrineGraphics

extension LayoutEngine {
  /// The steps for measuring a size that is not cached.
  static let stepsOfMeasuring = 8
  /// The bytes of a text that is laid out, and of each of its scalars: glyph, place, advance and cluster, once as
  /// shaped and once as broken into lines.
  static let bytesOfText = 512
  static let bytesOfScalar = 64
  /// The scalars of a text that are broken into lines in about the time of one step.
  static let scalarsInStep = 16

  /// Counts steps of the work on an element; returns false for good once there were too many.
  @inline(__always)
  mutating func spend(_ steps: Int, on element: Int) -> Bool {
    meter.spend(steps) || exhaust(at: element)
  }

  /// Counts bytes that stay until the picture is laid out; returns false for good once there were too many.
  @discardableResult
  mutating func keep(_ bytes: Int, for element: Int) -> Bool {
    meter.keep(bytes) || exhaust(at: element)
  }

  @inline(never)
  private mutating func exhaust(at element: Int) -> Bool {
    if exhausted < 0 { exhausted = element }
    return false
  }

  /// Returns the diagnostic for an exceeded budget, at the view being measured; nil if the layout was
  /// finished.
  func excessDiagnostic() -> Diagnostic? {
    meter.excess.map { Diagnostic($0, path: path(of: exhausted)) }
  }

  /// Returns the views from the root to an element. Numbers among siblings are left out, because siblings
  /// may not have been placed.
  private func path(of element: Int) -> String {
    var names: [String] = []
    var i = element
    while nodes.indices.contains(i) {
      names.append(nodes[i].name)
      // Parents come before their children, which are adjacent.
      i = elements[..<i].lastIndex { $0.children.contains(i) } ?? -1
    }
    return names.reversed().joined(separator: "/")
  }
}
