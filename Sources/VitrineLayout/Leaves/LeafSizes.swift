import VitrineGraphics

extension LayoutEngine {
  /// Returns the size that a shape's author answers, without negative and NaN lengths.
  @inline(never)
  mutating func authoredShapeSize(_ i: Int, _ offer: Offer) -> Size {
    guard case .shape(let leaf) = nodes[i].kind else { return .zero }
    let answer = leaf.geometry.size(for: offer.proposal)
    return Size(cleanLength(answer.width), cleanLength(answer.height))
  }

  /// Returns the size of a spacer, which grows along the axis of its stack, and on both axes outside of
  /// stacks.
  @inline(never)
  func spacerSize(_ i: Int, _ offer: Offer) -> Size {
    let least = elements[i].lengths.0
    let flags = elements[i].flags
    let width = Swift.max(offer.width.or(least), least)
    let height = Swift.max(offer.height.or(least), least)
    if flags.contains(.inRow) { return Size(width, 0) }
    if flags.contains(.inColumn) { return Size(0, height) }
    return Size(width, height)
  }

  /// Returns the size of a divider, which extends across its stack's axis and is one pixel thick by default.
  @inline(never)
  func dividerSize(_ i: Int, _ offer: Offer) -> Size {
    let full = offer.filled(idealShapeLength)
    let line = elements[i].lengths.0.or(1 / scale)
    return elements[i].flags.contains(.inRow) ? Size(line, full.height) : Size(full.width, line)
  }
}
