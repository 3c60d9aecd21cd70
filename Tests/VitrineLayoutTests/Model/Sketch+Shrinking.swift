extension Sketch {
  /// The most attempts at making a failing sketch smaller.
  private static let shrinkingAttempts = 2_000

  /// The smallest sketch found by leaving parts out that still fails.
  func shrunk(while fails: (Sketch) -> Bool) -> Sketch {
    var smallest = self
    var attempts = 0
    search: while attempts < Sketch.shrinkingAttempts {
      for candidate in smallest.smaller() {
        attempts += 1
        if fails(candidate) {
          smallest = candidate
          continue search
        }
      }
      break
    }
    return smallest
  }

  /// Sketches with one part less: a child in place of its parent, a child left out, or a box in place of a view.
  private func smaller() -> [Sketch] {
    var result =
      kind == .gridRow ? [] : children.flatMap { $0.kind == .gridRow ? $0.children : [$0] }
    if !isModifier && children.count > 1 {
      for k in children.indices {
        var copy = self
        copy.children.remove(at: k)
        result.append(copy)
      }
    }
    if !children.isEmpty && kind != .gridRow {
      result.append(Sketch(.box(10, 10, baseline: nil)))
      result.append(Sketch(.color))
    }
    for k in children.indices {
      for child in children[k].smaller() {
        var copy = self
        copy.children[k] = child
        result.append(copy)
      }
    }
    return result
  }

  private var isModifier: Bool {
    switch kind {
    case .row, .column, .layers, .grid, .gridRow, .lazyGrid, .fits: false
    default: true
    }
  }
}
