public import VitrineGraphics

/// A viewport onto content that may be larger, as it rests before anyone scrolls.
public struct ScrollContainer {
  public var horizontally: Bool
  public var vertically: Bool
  /// The space around the content, which scrolls with it.
  public var margins: Insets
  /// The point of the content and of the viewport that lie on each other where the content is longer.
  public var start: UnitPosition
  /// The same where the content is shorter.
  public var alignment: UnitPosition
  /// The distance in points by which the content has been scrolled; nil follows `start`.
  public var offsetX: Double?
  public var offsetY: Double?

  public init(
    horizontally: Bool, vertically: Bool, margins: Insets = Insets(),
    start: UnitPosition = UnitPosition(0, 0), alignment: UnitPosition = UnitPosition(0, 0),
    offsetX: Double? = nil, offsetY: Double? = nil
  ) {
    self.horizontally = horizontally
    self.vertically = vertically
    self.margins = margins
    self.start = start
    self.alignment = alignment
    self.offsetX = offsetX
    self.offsetY = offsetY
  }
}

extension ScrollContainer: LayoutModifier {
  var arguments: PlacedArguments { .axes(horizontal: horizontally, vertical: vertically) }

  /// The lengths of the element are the margins: top, leading, bottom, trailing.
  func encode(in engine: inout LayoutEngine) -> Element {
    Padding.element(Self.self, margins, in: &engine).onAxes(horizontally, vertically)
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    engine.resetSpacing(i, width: horizontally, height: vertically)
  }

  /// The scroll view uses up the safe area, so that its content has none.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    var around = walk.surroundings[Int(visit.surroundings)]
    around.safeAreas = []
    around.containerRoom = Size(
      Swift.max(visit.frame.width - margins.leading - margins.trailing, 0),
      Swift.max(visit.frame.height - margins.top - margins.bottom, 0))
    walk.pushContent(visit, row, surroundings: walk.added(around))
  }

  func content(_ visit: Visit, in walk: inout PlaceWalk) -> PlacedContent {
    walk.placedEffect(.clip(.rectangle, .nonZero), visit)
  }

  /// The content begins where the safe area does.
  static var reachesOverSafeArea: Bool { true }

  /// Takes the offer along the axes, across them exactly the content's size (measured: 120 points for rows of 120, 400
  /// for 400 points in 300).
  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    engine.setViewport(i, offer)
    let content = engine.scrollContent(i, offer)
    let flags = engine.elements[i].flags
    return Size(
      flags.contains(.horizontally)
        ? Swift.max(offer.width.or(content.width), 0) : content.width,
      flags.contains(.vertically)
        ? Swift.max(offer.height.or(content.height), 0) : content.height)
  }

  /// Places the content where it rests. It is offered its ideal length along the axes; what is shorter than the viewport
  /// is aligned in it, what is longer has been scrolled to its start.
  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    let l = engine.elements[i].lengths
    engine.setViewport(i, Offer(size))
    let whole = engine.scrollContent(i, offer)
    let inner = engine.scrollContentOffer(i, offer)
    guard let scroll = engine.modifier(i, as: Self.self) else {
      return ContentPlacement(offer: inner, size: .zero, origin: .zero)
    }
    let x = origin(
      size.width - whole.width, scroll.offsetX, scroll.start.x, scroll.alignment.x)
    let y = origin(
      size.height - whole.height, scroll.offsetY, scroll.start.y, scroll.alignment.y)
    return ContentPlacement(
      offer: inner,
      size: Size(
        engine.cleanLength(whole.width - l.1 - l.3), engine.cleanLength(whole.height - l.0 - l.2)),
      origin: Point(
        (scroll.horizontally ? x : 0) + l.1, (scroll.vertically ? y : 0) + l.0))
  }

  /// Returns where content begins on an axis, `free` being what it leaves of the viewport, less than 0 where
  /// it is longer.
  private static func origin(
    _ free: Double, _ offset: Double?, _ start: Double, _ alignment: Double
  ) -> Double {
    guard free.isFinite else { return 0 }
    if free >= 0 { return (free * alignment).or(0) }
    // Nobody can scroll beyond the ends.
    let wanted = offset.map { -$0 } ?? free * start
    return Swift.min(Swift.max(wanted.or(0), free), 0)
  }
}

extension LayoutEngine {
  /// Lets frames in a scroll view follow its size without its margins.
  fileprivate mutating func setViewport(_ i: Int, _ offer: Offer) {
    let l = elements[i].lengths
    setContainer(i, offer.inset(width: l.1 + l.3, height: l.0 + l.2))
  }

  /// Returns the size of a scroll view's content with its margins.
  fileprivate mutating func scrollContent(_ i: Int, _ offer: Offer) -> Size {
    let content = contentSize(i, scrollContentOffer(i, offer))
    let l = elements[i].lengths
    return Size(
      cleanLength(content.width + l.1 + l.3), cleanLength(content.height + l.0 + l.2))
  }

  fileprivate func scrollContentOffer(_ i: Int, _ offer: Offer) -> Offer {
    let (l, flags) = (elements[i].lengths, elements[i].flags)
    let inner = offer.inset(width: l.1 + l.3, height: l.0 + l.2)
    return Offer(
      flags.contains(.horizontally) ? .nan : inner.width,
      flags.contains(.vertically) ? .nan : inner.height)
  }
}

extension NodeKind {
  /// A clipped viewport onto the content.
  public static func scroll(_ scroll: ScrollContainer) -> NodeKind {
    .modifier(NodeModifier(scroll))
  }
}
