import VitrineGraphics

/// A view at one edge of another, whose safe area ends there.
public struct SafeAreaInset {
  /// The edge, and the guides of both views that lie on one line.
  public enum Edge {
    case top(HorizontalGuide)
    case bottom(HorizontalGuide)
    case leading(VerticalGuide)
    case trailing(VerticalGuide)
  }

  public var edge: Edge
  /// The points between the views; nil is the distance that they prefer.
  public var spacing: Double?

  public init(_ edge: Edge, spacing: Double?) {
    self.edge = edge
    self.spacing = spacing
  }

  fileprivate var isVertical: Bool {
    switch edge {
    case .top, .bottom: true
    case .leading, .trailing: false
    }
  }

  private var edgeName: String {
    switch edge {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  private var guideName: String {
    switch edge {
    case .top(let guide), .bottom(let guide): guide.name
    case .leading(let guide), .trailing(let guide): guide.name
    }
  }
}

extension SafeAreaInset: LayoutModifier {
  var arguments: PlacedArguments {
    .edge(edgeName, alignment: guideName, spacing: spacing)
  }

  /// The first length of the element is the author's spacing.
  func encode(in engine: inout LayoutEngine) -> Element {
    var element = Element(Self.self)
    switch edge {
    case .top(let guide), .bottom(let guide): element.horizontal = engine.guideTable.key(guide)
    case .leading(let guide), .trailing(let guide): element.vertical = engine.guideTable.key(guide)
    }
    element.lengths.0 = engine.length(spacing) ?? .nan
    return element
  }

  /// The content, then the view at its edge.
  func keptChildren(_ children: [Node], of node: Node) -> ArraySlice<Node> { children.prefix(2) }

  /// Sets the distance between the two views, and the spacing of both together.
  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    guard engine.elements[i].childCount > 1 else { return }
    let first = Int(engine.elements[i].firstChild)
    let (content, bar) = (engine.spacing(first), engine.spacing(first + 1))
    let natural = isVertical ? content.distance(above: bar) : content.distance(before: bar)
    engine.elements[first + 1].distanceBefore = engine.elements[i].lengths.0.or(natural)
    var edges = engine.spacing(i)
    edges.formUnion(bar)
    engine.setSpacing(i, edges)
  }

  /// Queues content and the view at its edge, which is drawn over it; the content's safe area ends there.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    let i = Int(visit.element)
    let first = Int(walk.engine.elements[i].firstChild)
    let layout = walk.engine.safeAreaInsetPlacement(i, visit.offer, visit.frame.size)
    guard let bar = layout.inset else { return walk.push(first, layout.content, visit, row) }
    walk.push(
      first, layout.content, visit, row,
      surroundings: walk.surroundings(of: visit, inset: insets(layout.length)))
    walk.push(first + 1, bar, visit, row)
  }

  /// The edge's inset of a length; the others are 0.
  private func insets(_ length: Double) -> Insets {
    switch edge {
    case .top: Insets(top: length)
    case .leading: Insets(leading: length)
    case .bottom: Insets(bottom: length)
    case .trailing: Insets(trailing: length)
    }
  }

  static var remembersSize: Bool { true }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    engine.safeAreaInsetLayout(i, offer).size
  }

  /// The guides of both views stay inside.
  static func explicitGuide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> Double {
    .nan
  }
}

/// The layout of a view with another at its edge.
private struct SafeAreaInsetLayout {
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
  fileprivate mutating func safeAreaInsetLayout(_ i: Int, _ offer: Offer) -> SafeAreaInsetLayout {
    guard elements[i].childCount > 1, let inset = modifier(i, as: SafeAreaInset.self) else {
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
  fileprivate mutating func safeAreaInsetPlacement(_ i: Int, _ offer: Offer, _ size: Size)
    -> SafeAreaInsetLayout
  {
    guard let inset = modifier(i, as: SafeAreaInset.self) else {
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
}

extension NodeKind {
  /// The second child lies at an edge of the first, whose safe area ends there.
  public static func safeAreaInset(_ inset: SafeAreaInset) -> NodeKind {
    .modifier(NodeModifier(inset))
  }
}
