extension LayoutTable {
  /// Adds the relations of a stack's views to it and to each other.
  mutating func addStack(_ index: Int) {
    guard let stack = items[index].stack, !stack.arranged.isEmpty else { return }
    addAlong(index, stack)
    for view in stack.arranged { addAcross(index, stack, view) }
  }

  private mutating func addAlong(_ index: Int, _ stack: UIStackItem) {
    let axis = stack.axis
    let ends = ends(stack.insets, axis)
    let views = stack.arranged
    let name = "\(items[index].label), \(stack.distribution)"
    tie(views[0], .near, index, .near, axis, ends.near, name)
    if stack.distribution == .equalSpacing {
      if views.count > 1 { tie(views[views.count - 1], .far, index, .far, axis, -ends.far, name) }
      return
    }
    for (k, pair) in zip(views, views.dropFirst()).enumerated() {
      tie(pair.1, .near, pair.0, .far, axis, stack.gaps[k], name)
    }
    tie(views[views.count - 1], .far, index, .far, axis, -ends.far, name)
    guard stack.distribution == .fillEqually else { return }
    let count = Double(views.count)
    let room = ends.near + ends.far + stack.gaps.reduce(0, +)
    for view in views {
      add(
        LayoutLink(
          first: .init(item: view, axis: axis, side: .length),
          second: .init(item: index, axis: axis, side: .length), multiplier: 1 / count,
          constant: -room / count, name: name))
    }
  }

  private mutating func addAcross(_ index: Int, _ stack: UIStackItem, _ view: Int) {
    let axis = stack.cross
    let ends = ends(stack.insets, axis)
    let name = "\(items[index].label), alignment \(stack.alignment)"
    switch stack.alignment {
    case .fill:
      tie(view, .near, index, .near, axis, ends.near, name)
      tie(view, .far, index, .far, axis, -ends.far, name)
    case .leading:
      tie(view, .near, index, .near, axis, ends.near, name)
      tie(view, .far, index, .far, axis, -ends.far, name, .lessThanOrEqual)
    case .trailing:
      tie(view, .far, index, .far, axis, -ends.far, name)
      tie(view, .near, index, .near, axis, ends.near, name, .greaterThanOrEqual)
    case .center:
      tie(view, .middle, index, .middle, axis, (ends.near - ends.far) / 2, name)
      tie(view, .far, index, .far, axis, -ends.far, name, .lessThanOrEqual)
    }
  }

  private mutating func tie(
    _ view: Int, _ side: LayoutSide, _ other: Int, _ otherSide: LayoutSide,
    _ axis: NSLayoutConstraint.Axis, _ constant: Double, _ name: String,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    add(
      LayoutLink(
        first: .init(item: view, axis: axis, side: side),
        second: .init(item: other, axis: axis, side: otherSide), relation: relation,
        constant: constant, name: name))
  }
}
