import VitrineGraphics

extension LayoutEngine {
  /// Copies the spacing, priority and flags of a modifier's content, except for its own changes.
  mutating func summarizeModifier(_ i: Int) {
    guard elements[i].childCount > 0 else { return setSpacing(i, .none) }
    let child = elements[Int(elements[i].firstChild)]
    elements[i].flags.formUnion(
      child.flags.intersection([.setsHorizontalGuide, .setsVerticalGuide, .hasBaseline, .isSpacer]))
    elements[i].priority = child.priority
    elements[i].zIndex = child.zIndex
    elements[i].traits = child.traits
    elements[i].spacing = child.spacing
    switch elements[i].op {
    case .padding:
      let l = elements[i].lengths
      resetSpacing(i, top: l.0 != 0, leading: l.1 != 0, bottom: l.2 != 0, trailing: l.3 != 0)
    case .frame:
      resetSpacing(i, width: !elements[i].lengths.0.isNaN, height: !elements[i].lengths.1.isNaN)
    case .flexibleFrame:
      let l = elements[i].lengths
      resetSpacing(
        i, width: !(l.0.isNaN && l.1.isNaN && l.2.isNaN),
        height: !(l.3.isNaN && l.4.isNaN && l.5.isNaN))
    case .position: elements[i].spacing = 0
    case .scroll:
      resetSpacing(
        i, width: elements[i].flags.contains(.horizontally),
        height: elements[i].flags.contains(.vertically))
    case .safeAreaInset: summarizeSafeAreaInset(i)
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

  /// Gives the edges on the axes set by a frame those of a plain view, unless it contains a spacer.
  private mutating func resetSpacing(_ i: Int, width: Bool, height: Bool) {
    if elements[i].flags.contains(.isSpacer) { return }
    resetSpacing(i, top: height, leading: width, bottom: height, trailing: width)
  }

  private mutating func resetSpacing(
    _ i: Int, top: Bool, leading: Bool, bottom: Bool, trailing: Bool
  ) {
    guard elements[i].spacing != 0, top || leading || bottom || trailing else { return }
    var spacing = spacing(i)
    spacing.reset(top: top, leading: leading, bottom: bottom, trailing: trailing)
    setSpacing(i, spacing)
  }
}
