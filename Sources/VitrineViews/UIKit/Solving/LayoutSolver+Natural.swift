import VitrineGraphics

extension LayoutSolver {
  /// Returns the length that a view has by itself; nil if nothing determines one.
  func natural(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Double? {
    let item = table.items[index]
    let length = slot(index, axis).length
    if !length.isNaN { return length }
    if item.usesFrame { return axis == .horizontal ? item.frame.width : item.frame.height }
    if item.content != nil || item.stack == nil && item.children.isEmpty {
      return intrinsic(index, axis)
    }
    let width = axis == .vertical ? slot(index, .horizontal).length : .nan
    return measures.remember(.init(item: index, axis: axis, width: width)) {
      if let stack = item.stack { return stackLength(stack, axis) }
      return fitting(index, axis)
    }
  }

  /// Returns the length of a view's content; the height is that at the view's width.
  func intrinsic(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Double? {
    let item = table.items[index]
    switch item.intrinsic {
    case .none: return nil
    case .zero: return 0
    case .measured(let around, let minimum):
      guard let probe = item.probe else { return 0 }
      let sides = Double(around.left + around.right).cleaned
      let ends = Double(around.top + around.bottom).cleaned
      let width =
        axis == .vertical ? max(0, slot(index, .horizontal).length - sides) : .nan
      return measures.remember(.init(item: index, axis: axis, width: width)) {
        let content = measures.length(of: probe, axis, width: width)
        let whole = (content * table.scale - Self.pixelSlack).rounded(.up) / table.scale
        return axis == .horizontal
          ? max(minimum.width, whole + sides) : max(minimum.height, whole + ends)
      }
    }
  }

  /// The part of a pixel that errors of arithmetic may add to a length.
  private static let pixelSlack = 1e-6

  private func stackLength(_ stack: UIStackItem, _ axis: NSLayoutConstraint.Axis) -> Double {
    let ends = table.ends(stack.insets, axis)
    let lengths = stack.arranged.map { natural($0, axis) ?? 0 }
    guard axis == stack.axis else { return ends.near + ends.far + (lengths.max() ?? 0) }
    let content =
      stack.distribution == .fillEqually
      ? (lengths.max() ?? 0) * Double(lengths.count) : lengths.reduce(0, +)
    return ends.near + ends.far + content + stack.gaps.reduce(0, +)
  }

  /// Returns the length that the views in a view leave it: that of a chain of relations between its ends.
  private func fitting(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Double? {
    guard index > scope.lowerBound else { return nil }
    var inner = LayoutSolver(table, measures, scope: index..<table.items[index].end)
    inner.takeLengths(of: self)
    inner.set(LayoutSlotReference(item: index, axis: axis, side: .near), 0)
    inner.runBest(axis, isFinal: false)
    let length = inner.slot(index, axis).length
    return length.isNaN ? nil : max(0, length)
  }
}
