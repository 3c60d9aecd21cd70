import VitrineGraphics

/// The bounds set by `frame(minWidth:…)`, in points; nil keeps the child's own.
public struct FlexibleFrame {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment2D

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment2D
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

extension FlexibleFrame: LayoutModifier {
  var arguments: PlacedArguments {
    .flexibleFrame(
      width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment: alignment.name)
  }

  /// The lengths of the element: minimum, ideal, maximum width, then height. Each is at least the one before it.
  func encode(in engine: inout LayoutEngine) -> Element {
    var element = engine.aligned(Element(Self.self), alignment)
    let width = Self.rising(minWidth, idealWidth, maxWidth, in: &engine)
    let height = Self.rising(minHeight, idealHeight, maxHeight, in: &engine)
    element.lengths = (width.0, width.1, width.2, height.0, height.1, height.2)
    return element
  }

  private static func rising(
    _ least: Double?, _ ideal: Double?, _ most: Double?, in engine: inout LayoutEngine
  ) -> (Double, Double, Double) {
    let low = engine.length(least).map { Swift.max($0, 0) }
    let middle = engine.length(ideal).map { Swift.max($0, low ?? 0) }
    // Infinity is the usual upper bound and must not produce a diagnostic.
    let high = most == .infinity ? Double.infinity : engine.length(most)
    return (low ?? .nan, middle ?? .nan, high.map { Swift.max($0, middle ?? low ?? 0) } ?? .nan)
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    let l = engine.elements[i].lengths
    engine.resetSpacing(
      i, width: !(l.0.isNaN && l.1.isNaN && l.2.isNaN),
      height: !(l.3.isNaN && l.4.isNaN && l.5.isNaN))
  }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    let l = engine.elements[i].lengths
    let width = knownSide(offer.width, l.0, l.1, l.2)
    let height = knownSide(offer.height, l.3, l.4, l.5)
    if !width.isNaN && !height.isNaN { return Size(width, height) }
    let inner = Offer(
      clampedOffer(offer.width, l.0, l.1, l.2), clampedOffer(offer.height, l.3, l.4, l.5))
    let content = engine.contentSize(i, inner)
    return Size(
      width.isNaN ? side(around: content.width, inner.width, l.0, l.2) : width,
      height.isNaN ? side(around: content.height, inner.height, l.3, l.5) : height)
  }

  /// The content is offered the frame's own size once that is known, unless the ideal length was asked for and no bound
  /// applied.
  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    let l = engine.elements[i].lengths
    let inner = Offer(
      placementOffer(offer.width, size.width, l.0, l.1, l.2),
      placementOffer(offer.height, size.height, l.3, l.4, l.5))
    return engine.aligned(i, inner, in: size)
  }

  /// Returns the offer, or the ideal length if there is none, clamped to the frame's bounds.
  private static func clampedOffer(
    _ offer: Double, _ least: Double, _ ideal: Double, _ most: Double
  ) -> Double {
    let wanted = offer.or(ideal)
    if wanted.isNaN { return .nan }
    return Swift.min(Swift.max(wanted, least.or(-.infinity)), most.or(.infinity))
  }

  /// Returns a side that does not depend on the content: both bounds are set, or the ideal length is asked
  /// for.
  private static func knownSide(
    _ offer: Double, _ least: Double, _ ideal: Double, _ most: Double
  ) -> Double {
    if offer.isNaN { return ideal }
    if least.isNaN || most.isNaN { return .nan }
    return Swift.min(Swift.max(offer, least), most)
  }

  /// Returns a side around the content: a lower bound alone lets the frame grow with its content up to the
  /// offer; an upper bound alone lets it take the offer up to the bound.
  private static func side(
    around content: Double, _ offered: Double, _ least: Double, _ most: Double
  ) -> Double {
    switch (least.isNaN, most.isNaN) {
    case (false, false): Swift.min(Swift.max(least, content), most)
    case (false, true): Swift.max(Swift.min(offered.or(.infinity), content), least)
    case (true, false): Swift.min(Swift.max(offered.or(-.infinity), content), most)
    case (true, true): content
    }
  }

  private static func placementOffer(
    _ offer: Double, _ side: Double, _ least: Double, _ ideal: Double, _ most: Double
  ) -> Double {
    guard ideal.isNaN, offer.isNaN, least.or(-.infinity) < side, side < most.or(.infinity) else {
      return side
    }
    return .nan
  }
}

extension NodeKind {
  public static func flexibleFrame(_ frame: FlexibleFrame) -> NodeKind {
    .modifier(NodeModifier(frame))
  }
}
