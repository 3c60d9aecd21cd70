import VitrineGraphics

extension LayoutEngine {
  /// Returns a view's size and guides for the closures of authors.
  func dimensions(_ i: Int, _ offer: Offer, _ size: Size) -> Dimensions {
    let desk = desk
    return Dimensions(
      size: size,
      horizontal: { guide in
        desk.ask(otherwise: 0) { $0.guide(i, $0.guideTable.key(guide), offer, size) }
      },
      vertical: { guide in
        desk.ask(otherwise: 0) { $0.guide(i, $0.guideTable.key(guide), offer, size) }
      },
      explicitHorizontal: { guide in
        desk.ask(otherwise: nil) { $0.explicit(i, $0.guideTable.key(guide), offer, size) }
      },
      explicitVertical: { guide in
        desk.ask(otherwise: nil) { $0.explicit(i, $0.guideTable.key(guide), offer, size) }
      })
  }

  private mutating func explicit(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size
  ) -> Double? {
    let value = explicitGuide(i, key, offer, size)
    return value.isNaN ? nil : value
  }

  /// Returns the dimensions of a box without content, for the default of a guide.
  func plainDimensions(_ size: Size) -> Dimensions {
    let desk = desk
    return Dimensions(
      size: size,
      horizontal: { guide in
        desk.ask(otherwise: 0) { $0.defaultGuide($0.guideTable.key(guide), size) }
      },
      vertical: { guide in
        desk.ask(otherwise: 0) { $0.defaultGuide($0.guideTable.key(guide), size) }
      },
      explicitHorizontal: { _ in nil }, explicitVertical: { _ in nil })
  }
}
