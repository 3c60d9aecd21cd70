import VitrineGraphics

extension LayoutEngine {
  /// Derives an element's spacing, priority and guide flags from its children, which are already summarized.
  mutating func summarize(_ i: Int) {
    switch elements[i].op {
    case .text: summarizeText(i)
    case .image:
      if !elements[i].lengths.2.isNaN {
        elements[i].flags.insert(.hasBaseline)
        // A symbol keeps 8 points to a text but does not separate two lines of text (measured).
        elements[i].spacing = .unknown
      }
    case .spacer: summarizeSpacer(i)
    case .empty, .resizableImage, .shape, .circle, .divider, .canvas, .geometryReader: break
    case .layout:
      gatherFlags(i)
      elements[i].flags.formUnion([.setsHorizontalGuide, .setsVerticalGuide])
      gatherSpacing(i)
      if let authored = customLayoutSpacing(i) { elements[i].spacing = authored }
    case .hStack, .vStack, .gridRow:
      gatherFlags(i)
      summarizeStack(i)
    case .zStack, .grid, .lazyGrid, .viewThatFits:
      gatherFlags(i)
      gatherSpacing(i)
    default: summarizeModifier(i)
    }
  }

  private mutating func summarizeSpacer(_ i: Int) {
    let flags = elements[i].flags
    let isRow = flags.contains(.inRow)
    let isColumn = flags.contains(.inColumn)
    // A spacer keeps no distance along the axis of its stack; outside of stacks on both axes.
    elements[i].spacing = EdgeSpacing(
      vertical: isRow ? [] : .none, horizontal: isColumn ? [] : .none)
  }

  /// Sets a text's distance to the text above it, so that their baselines advance by the style's leading:
  /// the gap is the leading minus the height of the line box. A font given by size has no leading.
  private mutating func summarizeText(_ i: Int) {
    elements[i].flags.insert(.hasBaseline)
    guard case .text(let leaf) = nodes[i].kind else { return }
    var leading = 0.0
    for run in leaf.runs { leading = Swift.max(leading, run.font.leading ?? 0) }
    var gap = 0.0
    if leading > 0, leading.isFinite, let line = idealTextLayout(i).lines.first {
      gap = leading - line.height
    }
    elements[i].spacing = EdgeSpacing(vertical: .text, horizontal: [], textGap: gap)
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
    guard elements[i].childCount > 0 else {
      elements[i].spacing = EdgeSpacing(.none)
      return
    }
    var spacing = EdgeSpacing.unknown
    for child in elements[i].children { spacing.formUnion(elements[child].spacing) }
    elements[i].spacing = spacing
  }

  /// Sets the distances between the children, and the spacing of a stack's edges.
  private mutating func summarizeStack(_ i: Int) {
    let isVertical = elements[i].op == .vStack
    let children = elements[i].children
    let authored = elements[i].lengths.0
    var total = 0.0
    var spacing = children.isEmpty ? EdgeSpacing(.none) : .unknown
    for child in children {
      let isFirst = child == children.lowerBound
      let isLast = child == children.upperBound - 1
      let own = elements[child].spacing
      if !isFirst {
        let before = elements[child - 1].spacing
        let natural = isVertical ? before.distance(above: own) : before.distance(before: own)
        let distance = authored.or(natural)
        elements[child].distanceBefore = distance
        total += distance
      }
      spacing.formUnion(
        own, top: !isVertical || isFirst, leading: isVertical || isFirst,
        bottom: !isVertical || isLast, trailing: isVertical || isLast)
    }
    elements[i].lengths.1 = total
    elements[i].spacing = spacing
  }
}
