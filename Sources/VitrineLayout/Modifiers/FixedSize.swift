import VitrineGraphics

/// The content's ideal length on one axis or both.
struct FixedSize: LayoutModifier {
  var horizontally: Bool
  var vertically: Bool

  var arguments: PlacedArguments { .axes(horizontal: horizontally, vertical: vertically) }

  func encode(in engine: inout LayoutEngine) -> Element {
    Element(Self.self).onAxes(horizontally, vertically)
  }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    engine.contentSize(i, contentOffer(engine.elements[i].flags, offer))
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    engine.centred(i, contentOffer(engine.elements[i].flags, offer), in: size)
  }

  private static func contentOffer(_ flags: Element.Flags, _ offer: Offer) -> Offer {
    Offer(
      flags.contains(.horizontally) ? .nan : offer.width,
      flags.contains(.vertically) ? .nan : offer.height)
  }
}

extension NodeKind {
  public static func fixedSize(horizontally: Bool, vertically: Bool) -> NodeKind {
    .modifier(NodeModifier(FixedSize(horizontally: horizontally, vertically: vertically)))
  }
}
