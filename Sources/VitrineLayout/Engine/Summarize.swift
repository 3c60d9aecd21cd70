import VitrineGraphics

extension LayoutEngine {
  /// Derives an element's spacing, priority and guide flags from its children, which are already summarized.
  mutating func summarize(_ i: Int) {
    switch elements[i].op {
    case .text: summarizeText(i)
    case .image: summarizeImage(i)
    case .spacer: summarizeSpacer(i)
    case .empty, .resizableImage, .shape, .circle, .sizedShape, .divider, .canvas, .geometryReader:
      break
    case .layout:
      gatherFlags(i)
      elements[i].flags.formUnion([.setsHorizontalGuide, .setsVerticalGuide])
      gatherSpacing(i)
      if let authored = customLayoutSpacing(i) { setSpacing(i, authored) }
    case .hStack, .vStack, .gridRow:
      gatherFlags(i)
      summarizeStack(i)
    case .grid:
      gatherFlags(i)
      gatherGridSpacing(i)
    case .zStack, .lazyGrid, .viewThatFits:
      gatherFlags(i)
      gatherSpacing(i)
      if elements[i].op == .lazyGrid { markLines(of: i) }
    case .modifier: summarizeModifier(i)
    }
  }

  /// Takes over the spacing, priority and flags of a modifier's content, and lets the modifier change them.
  private mutating func summarizeModifier(_ i: Int) {
    guard elements[i].childCount > 0 else { return setSpacing(i, .none) }
    let child = elements[Int(elements[i].firstChild)]
    elements[i].flags.formUnion(
      child.flags.intersection([.setsHorizontalGuide, .setsVerticalGuide, .hasBaseline, .isSpacer]))
    elements[i].priority = child.priority
    elements[i].zIndex = child.zIndex
    elements[i].traits = child.traits
    elements[i].spacing = child.spacing
    nodes[i].kind.layoutModifier?.summarize(i, in: &self)
  }

  private mutating func summarizeImage(_ i: Int) {
    let (height, baseline) = (elements[i].lengths.1, elements[i].lengths.2)
    guard !baseline.isNaN else { return }
    elements[i].flags.insert(.hasBaseline)
    setSpacing(i, .symbol(baselineOffset: height - baseline))
  }

  private mutating func summarizeSpacer(_ i: Int) {
    let flags = elements[i].flags
    // A spacer keeps no distance along the axis of its stack; outside of stacks on both axes.
    setSpacing(
      i,
      .none(
        vertically: !flags.contains(.inRow), horizontally: !flags.contains(.inColumn)))
  }

  private mutating func summarizeText(_ i: Int) {
    elements[i].flags.insert(.hasBaseline)
    guard case .text(let leaf) = nodes[i].kind else { return }
    let pixels = leaf.style.displayScale
    setSpacing(
      i,
      .text(
        fonts.extents(of: leaf.runs), scale: pixels > 0 && pixels.isFinite ? pixels : scale,
        leaf.spacing))
  }

  private mutating func gatherFlags(_ i: Int) {
    for child in elements[i].children {
      elements[i].flags.formUnion(
        elements[child].flags.intersection([
          .setsHorizontalGuide, .setsVerticalGuide, .hasBaseline,
        ]))
      if elements[child].zIndex != 0 { elements[i].flags.insert(.sortsChildren) }
    }
  }

  private mutating func gatherSpacing(_ i: Int) {
    guard elements[i].childCount > 0 else { return setSpacing(i, .none) }
    var spacing = EdgeSpacing.unknown
    for child in elements[i].children { spacing.formUnion(self.spacing(child)) }
    setSpacing(i, spacing)
  }

  /// A grid's rows stand like the views of a column: only the outer ones face the grid's neighbours.
  private mutating func gatherGridSpacing(_ i: Int) {
    let rows = elements[i].children
    guard let first = rows.first, let last = rows.last else { return setSpacing(i, .none) }
    var edges = EdgeSpacing.unknown
    for row in rows { edges.formUnion(spacing(row), top: row == first, bottom: row == last) }
    setSpacing(i, edges)
  }

  /// Sets the distances between the children, and the spacing of a stack's edges.
  private mutating func summarizeStack(_ i: Int) {
    let isVertical = elements[i].op == .vStack
    let children = elements[i].children
    let authored = elements[i].lengths.0
    var total = 0.0
    var edges = children.isEmpty ? EdgeSpacing.none : .unknown
    for child in children {
      let isFirst = child == children.lowerBound
      let isLast = child == children.upperBound - 1
      let own = spacing(child)
      if !isFirst {
        let before = spacing(child - 1)
        let natural = isVertical ? before.distance(above: own) : before.distance(before: own)
        let distance = authored.or(natural)
        elements[child].distanceBefore = distance
        total += distance
      }
      edges.formUnion(
        own, top: !isVertical || isFirst, leading: isVertical || isFirst,
        bottom: !isVertical || isLast, trailing: isVertical || isLast)
    }
    elements[i].lengths.1 = total
    setSpacing(i, edges)
  }

  // MARK: The table of spacings

  func spacing(_ i: Int) -> EdgeSpacing { spacings[Int(elements[i].spacing)] }

  mutating func setSpacing(_ i: Int, _ spacing: EdgeSpacing) {
    spacings.append(spacing)
    elements[i].spacing = Int32(spacings.count - 1)
  }

  /// Gives the edges on the axes set by a frame those of a plain view, unless it contains a spacer.
  mutating func resetSpacing(_ i: Int, width: Bool, height: Bool) {
    if elements[i].flags.contains(.isSpacer) { return }
    resetSpacing(i, top: height, leading: width, bottom: height, trailing: width)
  }

  /// Gives edges the spacing of a plain view.
  mutating func resetSpacing(
    _ i: Int, top: Bool, leading: Bool, bottom: Bool, trailing: Bool
  ) {
    guard elements[i].spacing != 0, top || leading || bottom || trailing else { return }
    var spacing = spacing(i)
    spacing.reset(top: top, leading: leading, bottom: bottom, trailing: trailing)
    setSpacing(i, spacing)
  }
}
