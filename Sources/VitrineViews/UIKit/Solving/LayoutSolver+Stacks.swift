extension LayoutSolver {
  /// Decides what a stack's own length leaves to the views that it arranges; returns whether something was set.
  mutating func applyStacks(_ axis: NSLayoutConstraint.Axis) -> Bool {
    for index in stacks(axis) {
      guard let stack = table.items[index].stack, slot(index, axis).isKnown else { continue }
      switch stack.distribution {
      case .fillProportionally: if setProportions(index, stack) { return true }
      case .equalSpacing: if setSpaces(index, stack) { return true }
      case .fill, .fillEqually: break
      }
    }
    return false
  }

  private func stacks(_ axis: NSLayoutConstraint.Axis) -> [Int] {
    table.stacks.filter { scope.contains($0) && table.items[$0].stack?.axis == axis }
  }

  /// Shares the length by the views' own lengths.
  private mutating func setProportions(_ index: Int, _ stack: UIStackItem) -> Bool {
    let open = stack.arranged.filter { slot($0, stack.axis).length.isNaN }
    guard !open.isEmpty else { return false }
    let ends = table.ends(stack.insets, stack.axis)
    let fixed = stack.arranged.map { slot($0, stack.axis).length }.filter { !$0.isNaN }
    let room =
      slot(index, stack.axis).length - ends.near - ends.far - stack.gaps.reduce(0, +)
      - fixed.reduce(0, +)
    let own = open.map { natural($0, stack.axis) ?? 0 }
    let sum = own.reduce(0, +)
    for (view, length) in zip(open, own) {
      let part = sum > 0 ? length / sum : 1 / Double(open.count)
      set(
        LayoutSlotReference(item: view, axis: stack.axis, side: .length), max(0, room) * part)
    }
    return true
  }

  /// Shares the room that views of known lengths leave.
  private mutating func setSpaces(_ index: Int, _ stack: UIStackItem) -> Bool {
    let lengths = stack.arranged.map { slot($0, stack.axis).length }
    let isOpen = stack.arranged.contains { !slot($0, stack.axis).isPlaced }
    guard isOpen, lengths.count > 2, !lengths.contains(where: \.isNaN) else { return false }
    let own = slot(index, stack.axis)
    let ends = table.ends(stack.insets, stack.axis)
    let room = own.length - ends.near - ends.far - lengths.reduce(0, +)
    let gap = room / Double(lengths.count - 1)
    var near = own.near + ends.near
    for (view, length) in zip(stack.arranged, lengths) {
      set(LayoutSlotReference(item: view, axis: stack.axis, side: .near), near)
      near += length + gap
    }
    return true
  }
}
