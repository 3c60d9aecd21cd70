import VitrineGraphics

extension LayoutEngine {
  /// Returns the size of a scroll view: the offer along its axes, across them exactly the content's size
  /// (measured: 120 points for rows of 120, 400 for 400 points in 300).
  @inline(never)
  mutating func scrollSize(_ i: Int, _ offer: Offer) -> Size {
    let content = scrollContent(i, offer)
    return Size(
      scrollsAcross(i) ? Swift.max(offer.width.or(content.width), 0) : content.width,
      scrollsDown(i) ? Swift.max(offer.height.or(content.height), 0) : content.height)
  }

  /// Returns where the content rests. The content is offered its ideal length along the axes; what is shorter
  /// than the viewport is aligned in it, what is longer has been scrolled to its start.
  mutating func scrollPlacement(_ i: Int, _ offer: Offer, _ size: Size) -> ContentPlacement {
    let l = elements[i].lengths
    let whole = scrollContent(i, offer)
    let inner = scrollContentOffer(i, offer)
    guard case .scroll(let scroll) = nodes[i].kind else {
      return ContentPlacement(offer: inner, size: .zero, origin: .zero)
    }
    let x = origin(
      size.width - whole.width, scroll.offsetX, scroll.start.x, scroll.alignment.x)
    let y = origin(
      size.height - whole.height, scroll.offsetY, scroll.start.y, scroll.alignment.y)
    return ContentPlacement(
      offer: inner,
      size: Size(
        cleanLength(whole.width - l.1 - l.3), cleanLength(whole.height - l.0 - l.2)),
      origin: Point((scrollsAcross(i) ? x : 0) + l.1, (scrollsDown(i) ? y : 0) + l.0))
  }

  /// Returns where content begins on an axis, `free` being what it leaves of the viewport, less than 0 where
  /// it is longer.
  private func origin(
    _ free: Double, _ offset: Double?, _ start: Double, _ alignment: Double
  ) -> Double {
    guard free.isFinite else { return 0 }
    if free >= 0 { return (free * alignment).or(0) }
    // Nobody can scroll beyond the ends.
    let wanted = offset.map { -$0 } ?? free * start
    return Swift.min(Swift.max(wanted.or(0), free), 0)
  }

  /// Returns the content's size with its margins.
  private mutating func scrollContent(_ i: Int, _ offer: Offer) -> Size {
    let content = contentSize(i, scrollContentOffer(i, offer))
    let l = elements[i].lengths
    return Size(
      cleanLength(content.width + l.1 + l.3), cleanLength(content.height + l.0 + l.2))
  }

  private func scrollContentOffer(_ i: Int, _ offer: Offer) -> Offer {
    let l = elements[i].lengths
    let inner = offer.inset(width: l.1 + l.3, height: l.0 + l.2)
    return Offer(
      scrollsAcross(i) ? .nan : inner.width, scrollsDown(i) ? .nan : inner.height)
  }

  private func scrollsAcross(_ i: Int) -> Bool { elements[i].flags.contains(.horizontally) }
  private func scrollsDown(_ i: Int) -> Bool { elements[i].flags.contains(.vertically) }
}
