extension LayoutSolver {
  /// The most conflicts that are told one by one.
  private static let mostConflicts = 20

  /// Adds a diagnostic for each relation that does not hold and each view with a negative side.
  mutating func verify() {
    var conflicts: [UIViewProblem] = []
    for link in table.links where link.isRequired {
      if let conflict = conflict(link), !conflicts.contains(conflict) { conflicts.append(conflict) }
    }
    for item in scope {
      for axis in NSLayoutConstraint.Axis.allCases {
        conflicts += frameConflict(item, axis).map { [$0] } ?? []
        if slot(item, axis).length < -Self.tolerance { conflicts.append(negative(item, axis)) }
      }
    }
    problems += conflicts.prefix(Self.mostConflicts)
    if conflicts.count > Self.mostConflicts {
      problems.append(
        UIViewProblem(
          code: "uikit-conflict",
          message: "\(conflicts.count - Self.mostConflicts) more conflicts of constraints"))
    }
  }

  private func conflict(_ link: LayoutLink) -> UIViewProblem? {
    let first = value(link.first)
    let target = link.target(link.second.map(value))
    guard !first.isNaN, !target.isNaN else { return nil }
    let difference = first - target
    let holds =
      switch link.relation {
      case .equal: abs(difference) <= Self.tolerance
      case .lessThanOrEqual: difference <= Self.tolerance
      case .greaterThanOrEqual: difference >= -Self.tolerance
      }
    if holds { return nil }
    return UIViewProblem(
      code: "uikit-conflict",
      message: "\(link.name) does not hold together with the other constraints: "
        + "\(table.items[link.first.item].label) has \(first.short) there, not \(target.short)")
  }

  /// A view that both its frame and constraints place.
  private func frameConflict(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> UIViewProblem? {
    let item = table.items[index]
    guard item.usesFrame, item.parent >= 0 else { return nil }
    let own = slot(index, axis)
    let place = framed(index, axis, in: slot(item.parent, axis))
    if abs(own.near - place.start) <= Self.tolerance,
      abs(own.length - place.length) <= Self.tolerance
    {
      return nil
    }
    let names = table.linksOf[index].map { table.links[$0].name }.prefix(2)
    return UIViewProblem(
      code: "uikit-conflict",
      message: "\(item.label) is placed by its frame and by constraints "
        + "(\(names.joined(separator: "; "))): set translatesAutoresizingMaskIntoConstraints to "
        + "false")
  }

  private func negative(_ item: Int, _ axis: NSLayoutConstraint.Axis) -> UIViewProblem {
    let word = axis == .horizontal ? "width" : "height"
    return UIViewProblem(
      code: "uikit-conflict",
      message: "\(table.items[item].label) gets a negative \(word) by its constraints; it is not "
        + "drawn")
  }
}
