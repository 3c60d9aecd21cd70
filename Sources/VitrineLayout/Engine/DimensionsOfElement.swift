import VitrineGraphics

extension LayoutEngine {
  /// A view's size and guides for the closures of authors.
  func dimensions(_ i: Int, _ offer: Offer, _ size: Size) -> Dimensions {
    Dimensions(
      size: size,
      horizontal: { self.guide(i, self.guideTable.key($0), offer, size) },
      vertical: { self.guide(i, self.guideTable.key($0), offer, size) },
      explicitHorizontal: { self.explicit(i, self.guideTable.key($0), offer, size) },
      explicitVertical: { self.explicit(i, self.guideTable.key($0), offer, size) })
  }

  private func explicit(_ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size) -> Double? {
    let value = explicitGuide(i, key, offer, size)
    return value.isNaN ? nil : value
  }

  /// A box of a size without content: what a guide's default is asked with.
  func plainDimensions(_ size: Size) -> Dimensions {
    Dimensions(
      size: size,
      horizontal: { self.defaultGuide(self.guideTable.key($0), size) },
      vertical: { self.defaultGuide(self.guideTable.key($0), size) },
      explicitHorizontal: { _ in nil }, explicitVertical: { _ in nil })
  }
}
