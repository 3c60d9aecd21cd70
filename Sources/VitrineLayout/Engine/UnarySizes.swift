import VitrineGraphics

extension LayoutEngine {
  @inline(never)
  mutating func paddingSize(_ i: Int, _ offer: Offer) -> Size {
    let l = elements[i].lengths
    let content = contentSize(i, offer.inset(width: l.1 + l.3, height: l.0 + l.2))
    let l2 = elements[i].lengths
    return Size(
      cleanLength(content.width + l2.1 + l2.3), cleanLength(content.height + l2.0 + l2.2))
  }

  func fixedSizeOffer(_ i: Int, _ offer: Offer) -> Offer {
    let flags = elements[i].flags
    return Offer(
      flags.contains(.horizontally) ? .nan : offer.width,
      flags.contains(.vertically) ? .nan : offer.height)
  }

  /// Returns the size of a positioned view: the offer, or the content's size for an ideal length.
  @inline(never)
  mutating func positionSize(_ i: Int, _ offer: Offer) -> Size {
    if offer.width.isNaN || offer.height.isNaN { return offer.filled(contentSize(i, offer)) }
    return Size(offer.width, offer.height)
  }

  /// Returns the content's offer for an aspect ratio: the largest size of that ratio inside the offer
  /// (fit), or the smallest around it (fill). An ideal offer is passed unchanged.
  @inline(never)
  mutating func aspectRatioOffer(_ i: Int, _ offer: Offer) -> Offer {
    if offer.width.isNaN && offer.height.isNaN { return offer }
    let ratio = elements[i].lengths.0
    var base = Size(ratio, 1)
    if ratio.isNaN {
      base = contentSize(i, .ideal)
      // What takes no space of its own is a square.
      if !(base.width > 0) && !(base.height > 0) { base = Size(1, 1) }
    }
    let x = ratioScale(offer.width, over: base.width)
    let y = ratioScale(offer.height, over: base.height)
    let k: Double
    if elements[i].flags.contains(.fills) {
      k = Swift.max(x ?? -.infinity, y ?? -.infinity)
    } else {
      k = Swift.min(x ?? .infinity, y ?? .infinity)
    }
    guard !k.isNaN else { return offer }
    return Offer((base.width * k).or(0), (base.height * k).or(0))
  }

  private func ratioScale(_ offered: Double, over length: Double) -> Double? {
    guard !offered.isNaN, length > 0 else { return nil }
    return offered / length
  }
}
