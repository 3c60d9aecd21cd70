import VitrineGraphics

/// One line of content set along a circle: laid out straight, with its baseline's middle on the circle, and bent when
/// it is drawn. Glyphs and pictures stay stiff, shapes are bent.
struct AlongArc: LayoutModifier {
  /// The circle in the modifier's own space, in points from its left top corner in both directions of layout.
  var arc: TextArc
  /// The angle that the content is offered, in radians.
  var width: Double

  var arguments: PlacedArguments { .number(arc.radius) }

  /// Takes the offer, or the content's size for an ideal length.
  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    if offer.width.isNaN || offer.height.isNaN {
      return offer.filled(engine.contentSize(i, offer))
    }
    return Size(offer.width, offer.height)
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    guard let own = engine.modifier(i, as: Self.self), engine.elements[i].childCount > 0 else {
      return ContentPlacement(offer: offer, size: .zero, origin: .zero)
    }
    let inner = Offer(max(0, own.width.or(0)) * own.arc.radius, .nan)
    let child = Int(engine.elements[i].firstChild)
    let content = engine.size(child, inner)
    let middle = own.arc.middle
    let x = engine.elements[i].isRightToLeft ? size.width - middle.x : middle.x
    let baseline = engine.guide(child, .firstBaseline, inner, content)
    return ContentPlacement(
      offer: inner, size: content, origin: Point(x - content.width / 2, middle.y - baseline.or(0)))
  }

  /// The baseline is not straight, so nothing outside is aligned with it.
  static func explicitGuide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> Double { .nan }

  func content(_ visit: Visit, in walk: inout PlaceWalk) -> PlacedContent {
    .effect(.arc(arc.offset(by: visit.frame.origin)))
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) { engine.elements[i].spacing = 0 }
}

extension NodeKind {
  /// The content along a circle, as wide as an angle allows.
  ///
  /// - Parameters:
  ///   - arc: the circle from the left top corner of the space that is offered.
  ///   - width: the angle in radians that the content is offered.
  public static func alongArc(_ arc: TextArc, width: Double) -> NodeKind {
    .modifier(NodeModifier(AlongArc(arc: arc, width: width)))
  }
}
