import VitrineGraphics

/// A view with another at its edge.
struct SafeAreaInsetLayout {
  var size: Size
  var content: ContentPlacement
  var inset: ContentPlacement?
  /// The distance from the edge to the content's safe area.
  var length: Double
}

extension LayoutEngine {
  /// Lays out a view with another at its edge: the one at the edge is offered the whole length across and
  /// what the content does not need along; the content gets the rest (OpenSwiftUI's inset modifier;
  /// measured: 162 points of 200 beside a bar of 30).
  mutating func safeAreaInsetLayout(_ i: Int, _ offer: Offer) -> SafeAreaInsetLayout {
    guard elements[i].childCount > 1, case .safeAreaInset(let inset) = nodes[i].kind else {
      let content = contentSize(i, offer)
      return SafeAreaInsetLayout(
        size: content, content: ContentPlacement(offer: offer, size: content, origin: .zero),
        inset: nil, length: 0)
    }
    let first = Int(elements[i].firstChild)
    let isVertical = inset.isVertical
    let gap = elements[first + 1].distanceBefore
    let barOffer = barOffer(first, offer, gap, isVertical)
    let bar = size(first + 1, barOffer)
    let length = gap + (isVertical ? bar.height : bar.width)
    let contentOffer =
      isVertical ? offer.inset(width: 0, height: length) : offer.inset(width: length, height: 0)
    let content = size(first, contentOffer)
    let whole =
      isVertical
      ? Size(Swift.max(content.width, bar.width), cleanLength(content.height + length))
      : Size(cleanLength(content.width + length), Swift.max(content.height, bar.height))
    return SafeAreaInsetLayout(
      size: whole,
      content: ContentPlacement(offer: contentOffer, size: content, origin: .zero),
      inset: ContentPlacement(offer: barOffer, size: bar, origin: .zero), length: length)
  }

  /// Returns the layout with the places of both views in a size: each touches its edge; across, the content
  /// is centred, and the guides of both lie on one line.
  mutating func safeAreaInsetPlacement(_ i: Int, _ offer: Offer, _ size: Size)
    -> SafeAreaInsetLayout
  {
    guard case .safeAreaInset(let inset) = nodes[i].kind else {
      return safeAreaInsetLayout(i, offer)
    }
    var layout = safeAreaInsetLayout(
      i,
      inset.isVertical
        ? Offer(offer.width.or(size.width), offer.height)
        : Offer(offer.width, offer.height.or(size.height)))
    guard let bar = layout.inset else { return layout }
    let content = layout.content.size
    var place = Point((size.width - content.width) / 2, (size.height - content.height) / 2)
    let apart = guidesApart(i, layout.content, bar)
    var barPlace = Point(place.x + apart.x, place.y + apart.y)
    switch inset.edge {
    case .top: (place.y, barPlace.y) = (size.height - content.height, 0)
    case .bottom: (place.y, barPlace.y) = (0, size.height - bar.size.height)
    case .leading: (place.x, barPlace.x) = (size.width - content.width, 0)
    case .trailing: (place.x, barPlace.x) = (0, size.width - bar.size.width)
    }
    layout.content.origin = Point(place.x.or(0), place.y.or(0))
    layout.inset?.origin = Point(barPlace.x.or(0), barPlace.y.or(0))
    return layout
  }

  private mutating func guidesApart(
    _ i: Int, _ content: ContentPlacement, _ bar: ContentPlacement
  ) -> Point {
    let first = Int(elements[i].firstChild)
    let (x, y) = (elements[i].horizontal, elements[i].vertical)
    return Point(
      guide(first, x, content.offer, content.size) - guide(first + 1, x, bar.offer, bar.size),
      guide(first, y, content.offer, content.size) - guide(first + 1, y, bar.offer, bar.size))
  }

  /// Returns the offer for the view at the edge: what the content leaves at its least length.
  private mutating func barOffer(
    _ content: Int, _ offer: Offer, _ gap: Double, _ isVertical: Bool
  ) -> Offer {
    if isVertical {
      guard !offer.height.isNaN else { return offer }
      let room = Swift.max(offer.height - gap, 0)
      let least = size(content, Offer(offer.width, 0)).height
      return Offer(offer.width, Swift.max(room - least, 0).or(0))
    }
    guard !offer.width.isNaN else { return offer }
    let room = Swift.max(offer.width - gap, 0)
    let least = size(content, Offer(0, offer.height)).width
    return Offer(Swift.max(room - least, 0).or(0), offer.height)
  }

  /// Sets the distance between the two views, and the spacing of both together.
  mutating func summarizeSafeAreaInset(_ i: Int) {
    guard elements[i].childCount > 1, case .safeAreaInset(let inset) = nodes[i].kind else { return }
    let first = Int(elements[i].firstChild)
    let (content, bar) = (spacing(first), spacing(first + 1))
    let natural = inset.isVertical ? content.distance(above: bar) : content.distance(before: bar)
    elements[first + 1].distanceBefore = elements[i].lengths.0.or(natural)
    var edges = spacing(i)
    edges.formUnion(bar)
    setSpacing(i, edges)
  }
}
