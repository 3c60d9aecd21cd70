import VitrineGraphics

extension LayoutEngine {
  /// The tolerance for equal lengths in points, for sums of thirds of a point.
  private static let fitTolerance = 1e-6

  /// Returns the first child whose ideal size fits the offer on the container's axes, otherwise the last
  /// one; nil without children.
  mutating func fittingChild(_ i: Int, _ offer: Offer) -> Int? {
    let flags = elements[i].flags
    let asked = fittingOffer(i, offer)
    for child in elements[i].children.dropLast() {
      let ideal = size(child, asked)
      let isTooWide =
        flags.contains(.horizontally)
        && ideal.width > offer.width.or(.infinity) + LayoutEngine.fitTolerance
      let isTooHigh =
        flags.contains(.vertically)
        && ideal.height > offer.height.or(.infinity) + LayoutEngine.fitTolerance
      if !isTooWide && !isTooHigh { return child }
    }
    return elements[i].children.last
  }

  /// Returns what each child is asked for: its ideal length on the container's axes.
  func fittingOffer(_ i: Int, _ offer: Offer) -> Offer {
    let flags = elements[i].flags
    return Offer(
      flags.contains(.horizontally) ? .nan : offer.width,
      flags.contains(.vertically) ? .nan : offer.height)
  }

  mutating func viewThatFitsSize(_ i: Int, _ offer: Offer) -> Size {
    guard let child = fittingChild(i, offer) else { return .zero }
    return size(child, offer)
  }

  mutating func viewThatFitsGuide(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double
  {
    guard let child = fittingChild(i, offer) else { return .nan }
    return explicitGuide(child, key, offer, size)
  }
}
