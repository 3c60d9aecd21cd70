import VitrineGraphics

/// A ratio of width to height; nil keeps the content's own.
struct AspectRatio: LayoutModifier {
  var ratio: Double?
  var fills: Bool

  var arguments: PlacedArguments { .ratio(ratio, fills: fills) }

  /// The first length of the element is the ratio.
  func encode(in engine: inout LayoutEngine) -> Element {
    var element = Element(Self.self)
    if let ratio, ratio > 0, ratio.isFinite { element.lengths.0 = ratio }
    if fills { element.flags.insert(.fills) }
    return element
  }

  static var remembersSize: Bool { true }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    engine.contentSize(i, contentOffer(i, offer, in: &engine))
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    engine.centred(i, contentOffer(i, offer, in: &engine), in: size)
  }

  /// Returns the content's offer: the largest size of that ratio inside the offer (fit), or the smallest around it
  /// (fill). An ideal offer is passed unchanged.
  private static func contentOffer(
    _ i: Int, _ offer: Offer, in engine: inout LayoutEngine
  ) -> Offer {
    if offer.width.isNaN && offer.height.isNaN { return offer }
    let ratio = engine.elements[i].lengths.0
    var base = Size(ratio, 1)
    if ratio.isNaN {
      base = engine.contentSize(i, .ideal)
      // What takes no space of its own is a square.
      if !(base.width > 0) && !(base.height > 0) { base = Size(1, 1) }
    }
    let x = scale(offer.width, over: base.width)
    let y = scale(offer.height, over: base.height)
    let k: Double
    if engine.elements[i].flags.contains(.fills) {
      k = Swift.max(x ?? -.infinity, y ?? -.infinity)
    } else {
      k = Swift.min(x ?? .infinity, y ?? .infinity)
    }
    guard !k.isNaN else { return offer }
    return Offer((base.width * k).or(0), (base.height * k).or(0))
  }

  private static func scale(_ offered: Double, over length: Double) -> Double? {
    guard !offered.isNaN, length > 0 else { return nil }
    return offered / length
  }
}

extension NodeKind {
  /// - Parameter ratio: the width over the height; nil keeps the content's own.
  public static func aspectRatio(_ ratio: Double?, fills: Bool) -> NodeKind {
    .modifier(NodeModifier(AspectRatio(ratio: ratio, fills: fills)))
  }
}
