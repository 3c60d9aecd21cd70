import VitrineGraphics

extension LayoutSolver {
  /// The order in which views take the size of their content.
  enum Order {
    /// The hardest to stretch first.
    case hugging
    /// The hardest to shrink first; of equal ones the largest.
    case largest
    /// The hardest to shrink first; of equal ones the smallest.
    case smallest
  }

  /// Decides an axis. If contents get less room than they need, other orders are tried, and the one with
  /// the least loss is kept.
  ///
  /// - Parameter isFinal: whether what stays undecided is set to something, with a diagnostic.
  mutating func runBest(_ axis: NSLayoutConstraint.Axis, isFinal: Bool) {
    let start = self
    run(axis, .hugging, isFinal)
    var least = loss(axis)
    guard least > LayoutSolver.tolerance else { return }
    for order in [Order.largest, .smallest] {
      var other = start
      other.run(axis, order, isFinal)
      let loss = other.loss(axis)
      guard loss < least - LayoutSolver.tolerance else { continue }
      least = loss
      self = other
    }
  }

  /// The difference in points below which lengths are equal.
  static let tolerance = 0.01

  private mutating func run(_ axis: NSLayoutConstraint.Axis, _ order: Order, _ isFinal: Bool) {
    drain()
    var candidates = self.order(axis, order)[...]
    var rest = scope
    while true {
      drain()
      if applyWeak(above: Float(250)) { continue }
      if applyStacks(axis) { continue }
      if takeIntrinsic(axis, &candidates) { continue }
      if applyWeak(above: -1) { continue }
      if isFinal, settle(axis, &rest) { continue }
      return
    }
  }

  private func order(_ axis: NSLayoutConstraint.Axis, _ order: Order) -> [Int] {
    let plain = (table.byHugging[axis] ?? []).filter { $0 > scope.lowerBound && scope.contains($0) }
    if order == .hugging { return plain }
    let lengths = Dictionary(
      uniqueKeysWithValues: plain.map { ($0, natural($0, axis) ?? 0) })
    return plain.enumerated().sorted { a, b in
      let (x, y) = (table.items[a.element], table.items[b.element])
      if x.depth != y.depth { return x.depth < y.depth }
      let (p, q) = (x.resistance[axis], y.resistance[axis])
      if p != q { return p > q }
      let (l, m) = (lengths[a.element] ?? 0, lengths[b.element] ?? 0)
      if l != m { return order == .largest ? l > m : l < m }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// Uses the strongest equality below the highest priority that determines something.
  private mutating func applyWeak(above priority: Float) -> Bool {
    for (offset, index) in weak.enumerated() {
      let link = table.links[index]
      guard link.priority > priority else { return false }
      guard apply(link) else { continue }
      weak.remove(at: offset)
      return true
    }
    return false
  }

  /// Gives the next view without a length the size of its content.
  private mutating func takeIntrinsic(
    _ axis: NSLayoutConstraint.Axis, _ candidates: inout ArraySlice<Int>
  ) -> Bool {
    while let item = candidates.popFirst() {
      guard slot(item, axis).length.isNaN, !table.items[item].usesFrame,
        let length = natural(item, axis)
      else { continue }
      set(
        LayoutSlotReference(item: item, axis: axis, side: .length),
        bounded(item, axis, length))
      return true
    }
    return false
  }

  /// Returns a length within what inequalities leave to a view.
  private func bounded(_ item: Int, _ axis: NSLayoutConstraint.Axis, _ length: Double) -> Double {
    var (least, most) = (0.0, Double.infinity)
    let own = slot(item, axis)
    for index in table.linksOf[item] {
      let link = table.links[index]
      guard !link.isEqual, link.isRequired, link.first.axis == axis, isInside(link) else {
        continue
      }
      let isFirst = link.first.item == item
      if !isFirst, link.multiplier <= 0 { continue }
      let side = isFirst ? link.first.side : link.second?.side ?? .length
      let limit = isFirst ? link.target(link.second.map(value)) : link.source(value(link.first))
      guard !limit.isNaN else { continue }
      let isMost = (link.relation == .lessThanOrEqual) == isFirst
      switch side {
      case .length: if isMost { most = min(most, limit) } else { least = max(least, limit) }
      case .far where isMost && !own.near.isNaN: most = min(most, limit - own.near)
      case .near where !isMost && !own.far.isNaN: most = min(most, own.far - limit)
      case .far where isMost && !own.middle.isNaN: most = min(most, 2 * (limit - own.middle))
      case .near where !isMost && !own.middle.isNaN: most = min(most, 2 * (own.middle - limit))
      case .far where !isMost && !own.near.isNaN: least = max(least, limit - own.near)
      case .near where isMost && !own.far.isNaN: least = max(least, own.far - limit)
      default: break
      }
    }
    return max(0, max(least, min(most, length)))
  }

  /// Sets the first side that nothing decides, with a diagnostic.
  private mutating func settle(_ axis: NSLayoutConstraint.Axis, _ rest: inout Range<Int>) -> Bool {
    while let item = rest.first {
      let own = slot(item, axis)
      if own.isKnown || item == scope.lowerBound {
        rest = rest.dropFirst()
        continue
      }
      let isHorizontal = axis == .horizontal
      if own.length.isNaN {
        report(item, isHorizontal ? "how wide it is" : "how tall it is", "0 is used")
        set(LayoutSlotReference(item: item, axis: axis, side: .length), bounded(item, axis, 0))
      } else {
        report(
          item, "where it stands \(isHorizontal ? "across the width" : "along the height")",
          "it is drawn at the \(isHorizontal ? "leading" : "upper") edge of its superview")
        let parent = slot(table.items[item].parent, axis).near
        set(LayoutSlotReference(item: item, axis: axis, side: .near), parent.isNaN ? 0 : parent)
      }
      return true
    }
    return false
  }

  private mutating func report(_ item: Int, _ what: String, _ instead: String) {
    var view = item
    while view >= 0 {
      if table.items[view].isHidden { return }
      view = table.items[view].parent
    }
    let places = table.linksOf[item].compactMap { table.links[$0].name }.prefix(2)
    let known = places.isEmpty ? "it has no constraints" : places.joined(separator: "; ")
    problems.append(
      UIViewProblem(
        code: "uikit-ambiguous",
        message: "\(table.items[item].label): nothing says \(what), which no solver is asked for; "
          + "\(instead) (\(known))"))
  }

  /// The points that contents lack, weighted by how hard they are to shrink.
  private func loss(_ axis: NSLayoutConstraint.Axis) -> Double {
    var sum = 0.0
    for index in scope {
      let item = table.items[index]
      let length = slot(index, axis).length
      if length < -Self.tolerance { sum += Self.negativeLoss }
      guard item.content != nil, !length.isNaN, let own = intrinsic(index, axis) else { continue }
      let lack = own - length
      if lack > Self.tolerance { sum += lack * Double(1 + item.resistance[axis].rawValue) }
    }
    return sum
  }

  /// The loss of a view with a negative side: more than any content lacks.
  private static let negativeLoss = 1e12
}
