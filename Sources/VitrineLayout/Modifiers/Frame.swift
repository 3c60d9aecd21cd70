import VitrineGraphics

/// A frame with a fixed width, height or both, in points; nil keeps the content's own.
struct Frame: LayoutModifier {
  var width: Double?
  var height: Double?
  var alignment: Alignment2D

  var arguments: PlacedArguments {
    .frame(width: width, height: height, alignment: alignment.name)
  }

  /// The lengths of the element: width, height.
  func encode(in engine: inout LayoutEngine) -> Element {
    var element = engine.aligned(Element(Self.self), alignment)
    element.lengths.0 = Self.side(width, in: &engine)
    element.lengths.1 = Self.side(height, in: &engine)
    return element
  }

  /// Returns a frame's side: negative ones count as not given, as on Apple's platforms.
  private static func side(_ value: Double?, in engine: inout LayoutEngine) -> Double {
    guard let value = engine.length(value) else { return .nan }
    guard value >= 0 else {
      engine.notes.add(
        .warning, "negative-length", "A negative side is taken as not given.",
        element: engine.elements.count)
      return .nan
    }
    return value
  }

  private static func contentOffer(_ i: Int, _ offer: Offer, _ engine: LayoutEngine) -> Offer {
    let l = engine.elements[i].lengths
    return Offer(l.0.or(offer.width), l.1.or(offer.height))
  }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    let own = Offer(engine.elements[i].lengths.0, engine.elements[i].lengths.1)
    if !own.width.isNaN && !own.height.isNaN { return Size(own.width, own.height) }
    return own.filled(engine.contentSize(i, contentOffer(i, offer, engine)))
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    engine.aligned(i, contentOffer(i, offer, engine), in: size)
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    let l = engine.elements[i].lengths
    engine.resetSpacing(i, width: !l.0.isNaN, height: !l.1.isNaN)
  }
}

extension NodeKind {
  public static func frame(
    width: Double?, height: Double?, _ alignment: Alignment2D
  ) -> NodeKind {
    .modifier(NodeModifier(Frame(width: width, height: height, alignment: alignment)))
  }
}
