import VitrineGraphics

extension LayoutEngine {
  /// Copies the spacing, priority and flags of a modifier's content, except for its own changes.
  mutating func summarizeModifier(_ i: Int) {
    guard elements[i].childCount > 0 else {
      elements[i].spacing = EdgeSpacing(.none)
      return
    }
    let child = elements[Int(elements[i].firstChild)]
    elements[i].flags.formUnion(
      child.flags.intersection([.setsHorizontalGuide, .setsVerticalGuide, .hasBaseline, .isSpacer]))
    elements[i].priority = child.priority
    elements[i].zIndex = child.zIndex
    elements[i].traits = child.traits
    elements[i].spacing = child.spacing
    switch elements[i].op {
    case .padding: resetSpacing(i, { $0 != 0 && !$0.isNaN })
    case .frame:
      resetSpacing(i, width: !elements[i].lengths.0.isNaN, height: !elements[i].lengths.1.isNaN)
    case .flexibleFrame:
      let l = elements[i].lengths
      resetSpacing(
        i, width: !(l.0.isNaN && l.1.isNaN && l.2.isNaN),
        height: !(l.3.isNaN && l.4.isNaN && l.5.isNaN))
    case .position: elements[i].spacing = EdgeSpacing(.plain)
    case .horizontalGuide: elements[i].flags.insert(.setsHorizontalGuide)
    case .verticalGuide: elements[i].flags.insert(.setsVerticalGuide)
    case .passThrough: readTraits(i)
    default: break
    }
  }

  private mutating func readTraits(_ i: Int) {
    switch nodes[i].kind {
    case .layoutPriority(let priority): elements[i].priority = priority.or(0)
    case .zIndex(let index): elements[i].zIndex = index.or(0)
    case .gridCell(let own):
      cellTraits.append(merged(own, over: elements[i].traits))
      elements[i].traits = Int32(cellTraits.count - 1)
    default: break
    }
  }

  /// Merges traits of several modifiers on one cell: those of outer modifiers win if set.
  private func merged(_ own: GridCellTraits, over inner: Int32) -> GridCellTraits {
    guard inner >= 0 else { return own }
    var result = cellTraits[Int(inner)]
    if own.columns != 1 { result.columns = own.columns }
    result.anchor = own.anchor ?? result.anchor
    result.columnAlignment = own.columnAlignment ?? result.columnAlignment
    result.unsizedHorizontally = result.unsizedHorizontally || own.unsizedHorizontally
    result.unsizedVertically = result.unsizedVertically || own.unsizedVertically
    return result
  }

  /// Marks the edges moved by padding as plain.
  private mutating func resetSpacing(_ i: Int, _ isMoved: (Double) -> Bool) {
    let l = elements[i].lengths
    if isMoved(l.0) { elements[i].spacing.top = .plain }
    if isMoved(l.1) { elements[i].spacing.leading = .plain }
    if isMoved(l.2) { elements[i].spacing.bottom = .plain }
    if isMoved(l.3) { elements[i].spacing.trailing = .plain }
  }

  /// Marks the edges on the axes set by a frame as plain, unless it contains a spacer.
  private mutating func resetSpacing(_ i: Int, width: Bool, height: Bool) {
    if elements[i].flags.contains(.isSpacer) { return }
    if width {
      elements[i].spacing.leading = .plain
      elements[i].spacing.trailing = .plain
    }
    if height {
      elements[i].spacing.top = .plain
      elements[i].spacing.bottom = .plain
    }
  }
}
