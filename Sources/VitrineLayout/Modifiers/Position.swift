import VitrineGraphics

/// The content with its centre at a point of the space that is offered.
struct Position: LayoutModifier {
  var point: Point

  var arguments: PlacedArguments { .point(x: point.x, y: point.y) }

  /// The lengths of the element: x, y.
  func encode(in engine: inout LayoutEngine) -> Element {
    var element = Element(Self.self)
    element.lengths.0 = engine.length(point.x) ?? 0
    element.lengths.1 = engine.length(point.y) ?? 0
    return element
  }

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
    let l = engine.elements[i].lengths
    return engine.placed(i, Offer(size)) { Point(l.0 - $0.width / 2, l.1 - $0.height / 2) }
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) { engine.elements[i].spacing = 0 }
}

/// The content moved without its frame.
struct Offset: LayoutModifier {
  var by: Size

  var arguments: PlacedArguments { .point(x: by.width, y: by.height) }

  /// The lengths of the element: x, y.
  func encode(in engine: inout LayoutEngine) -> Element {
    var element = Element(Self.self)
    element.lengths.0 = engine.length(by.width) ?? 0
    element.lengths.1 = engine.length(by.height) ?? 0
    return element
  }

  /// Guides stay where they are, so that only the place of what is drawn moves.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    let l = walk.engine.elements[Int(visit.element)].lengths
    walk.push(
      Int(walk.engine.elements[Int(visit.element)].firstChild),
      ContentPlacement(offer: visit.offer, size: visit.frame.size, origin: Point(l.0, l.1)), visit,
      row)
  }
}

extension NodeKind {
  /// - Parameter point: the place of the content's centre, in points.
  public static func position(_ point: Point) -> NodeKind {
    .modifier(NodeModifier(Position(point: point)))
  }

  /// - Parameter by: the distances in points, towards the trailing side and down.
  public static func offset(_ by: Size) -> NodeKind { .modifier(NodeModifier(Offset(by: by))) }
}
