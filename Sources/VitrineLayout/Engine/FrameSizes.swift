import VitrineGraphics

extension LayoutEngine {
  func frameOffer(_ i: Int, _ offer: Offer) -> Offer {
    Offer(elements[i].lengths.0.or(offer.width), elements[i].lengths.1.or(offer.height))
  }

  @inline(never)
  mutating func frameSize(_ i: Int, _ offer: Offer) -> Size {
    let own = Offer(elements[i].lengths.0, elements[i].lengths.1)
    if !own.width.isNaN && !own.height.isNaN { return Size(own.width, own.height) }
    return own.filled(contentSize(i, frameOffer(i, offer)))
  }

  /// Returns the offer, or the ideal length if there is none, clamped to the frame's bounds.
  func flexibleFrameOffer(_ i: Int, _ offer: Offer) -> Offer {
    let l = elements[i].lengths
    return Offer(
      clampedOffer(offer.width, l.0, l.1, l.2), clampedOffer(offer.height, l.3, l.4, l.5))
  }

  private func clampedOffer(_ offer: Double, _ least: Double, _ ideal: Double, _ most: Double)
    -> Double
  {
    let wanted = offer.or(ideal)
    if wanted.isNaN { return .nan }
    return Swift.min(Swift.max(wanted, least.or(-.infinity)), most.or(.infinity))
  }

  @inline(never)
  mutating func flexibleFrameSize(_ i: Int, _ offer: Offer) -> Size {
    let l = elements[i].lengths
    let width = knownSide(offer.width, l.0, l.1, l.2)
    let height = knownSide(offer.height, l.3, l.4, l.5)
    if !width.isNaN && !height.isNaN { return Size(width, height) }
    let inner = flexibleFrameOffer(i, offer)
    let content = contentSize(i, inner)
    let own = elements[i].lengths
    return Size(
      width.isNaN ? side(around: content.width, inner.width, own.0, own.2) : width,
      height.isNaN ? side(around: content.height, inner.height, own.3, own.5) : height)
  }

  /// Returns a side that does not depend on the content: both bounds are set, or the ideal length is asked
  /// for.
  private func knownSide(_ offer: Double, _ least: Double, _ ideal: Double, _ most: Double)
    -> Double
  {
    if offer.isNaN { return ideal }
    if least.isNaN || most.isNaN { return .nan }
    return Swift.min(Swift.max(offer, least), most)
  }

  /// Returns a side around the content: a lower bound alone lets the frame grow with its content up to the
  /// offer; an upper bound alone lets it take the offer up to the bound.
  private mutating func side(
    around content: Double, _ offered: Double, _ least: Double, _ most: Double
  ) -> Double {
    switch (least.isNaN, most.isNaN) {
    case (false, false): Swift.min(Swift.max(least, content), most)
    case (false, true): Swift.max(Swift.min(offered.or(.infinity), content), least)
    case (true, false): Swift.min(Swift.max(offered.or(-.infinity), content), most)
    case (true, true): content
    }
  }

  /// Returns the offer for the content once the frame's own size is known: that size, unless the ideal
  /// length was asked for and no bound applied.
  func flexibleFramePlacementOffer(_ i: Int, _ offer: Offer, _ size: Size) -> Offer {
    let l = elements[i].lengths
    return Offer(
      placementOffer(offer.width, size.width, l.0, l.1, l.2),
      placementOffer(offer.height, size.height, l.3, l.4, l.5))
  }

  private func placementOffer(
    _ offer: Double, _ side: Double, _ least: Double, _ ideal: Double, _ most: Double
  ) -> Double {
    guard ideal.isNaN, offer.isNaN, least.or(-.infinity) < side, side < most.or(.infinity) else {
      return side
    }
    return .nan
  }
}
