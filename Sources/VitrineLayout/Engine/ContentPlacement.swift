import VitrineGraphics

/// The placement of a modifier's content: the offer, the resulting size, and the top leading corner in the
/// modifier's own space.
struct ContentPlacement {
  var offer: Offer
  var size: Size
  var origin: Point
}

extension LayoutEngine {
  /// Returns the placement of the first child of a modifier with `size` for `offer`.
  mutating func contentPlacement(_ i: Int, _ offer: Offer, _ size: Size) -> ContentPlacement {
    elements[i].modifier.placement(i, offer, size, in: &self)
  }

  /// Returns the content at a point that may depend on its size.
  mutating func placed(
    _ i: Int, _ offer: Offer, at origin: (Size) -> Point
  ) -> ContentPlacement {
    let content = contentSize(i, offer)
    return ContentPlacement(offer: offer, size: content, origin: origin(content))
  }

  /// Returns the content in the middle of a size.
  mutating func centred(_ i: Int, _ offer: Offer, in size: Size) -> ContentPlacement {
    placed(i, offer) { content in
      // There is no remainder if both are infinite.
      Point(
        ((size.width - content.width) / 2).or(0), ((size.height - content.height) / 2).or(0))
    }
  }

  /// Aligns the content's guides with the frame's, on each axis.
  mutating func aligned(_ i: Int, _ offer: Offer, in size: Size) -> ContentPlacement {
    guard elements[i].childCount > 0 else {
      return ContentPlacement(offer: offer, size: .zero, origin: .zero)
    }
    let child = Int(elements[i].firstChild)
    let content = self.size(child, offer)
    return ContentPlacement(
      offer: offer, size: content,
      origin: alignedOrigin(of: child, offer, content, in: size, as: i))
  }

  /// Returns the top leading corner of a view whose guides are aligned with those of a box.
  mutating func alignedOrigin(
    of child: Int, _ offer: Offer, _ content: Size, in box: Size, as aligner: Int
  ) -> Point {
    let x = defaultGuide(elements[aligner].horizontal, box)
    let y = defaultGuide(elements[aligner].vertical, box)
    return alignedOrigin(of: child, offer, content, on: Point(x, y), as: aligner)
  }

  /// Returns the top leading corner of a view whose guides lie on a point.
  mutating func alignedOrigin(
    of child: Int, _ offer: Offer, _ content: Size, on point: Point, as aligner: Int
  ) -> Point {
    let x = point.x - guide(child, elements[aligner].horizontal, offer, content)
    let y = point.y - guide(child, elements[aligner].vertical, offer, content)
    return Point(x.or(0), y.or(0))
  }
}
