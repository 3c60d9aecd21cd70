import VitrineGraphics

/// Space around the content.
struct Padding: LayoutModifier {
  var insets: Insets

  var arguments: PlacedArguments { .insets(insets) }

  /// The lengths of the element: top, leading, bottom, trailing.
  func encode(in engine: inout LayoutEngine) -> Element {
    Self.element(Self.self, insets, in: &engine)
  }

  static func element(
    _ modifier: any LayoutModifier.Type, _ insets: Insets, in engine: inout LayoutEngine
  ) -> Element {
    var element = Element(modifier)
    element.lengths.0 = engine.length(insets.top) ?? 0
    element.lengths.1 = engine.length(insets.leading) ?? 0
    element.lengths.2 = engine.length(insets.bottom) ?? 0
    element.lengths.3 = engine.length(insets.trailing) ?? 0
    return element
  }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    let l = engine.elements[i].lengths
    let content = engine.contentSize(i, offer.inset(width: l.1 + l.3, height: l.0 + l.2))
    return Size(
      engine.cleanLength(content.width + l.1 + l.3), engine.cleanLength(content.height + l.0 + l.2))
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    let l = engine.elements[i].lengths
    return engine.placed(i, offer.inset(width: l.1 + l.3, height: l.0 + l.2)) { _ in
      Point(l.1, l.0)
    }
  }

  /// Edges with a padding keep the distance of plain views.
  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    let l = engine.elements[i].lengths
    engine.resetSpacing(
      i, top: l.0 != 0, leading: l.1 != 0, bottom: l.2 != 0, trailing: l.3 != 0)
  }
}

/// Padding whose space belongs to the content's safe area.
struct SafeAreaPadding: LayoutModifier {
  var insets: Insets

  var arguments: PlacedArguments { .insets(insets) }

  func encode(in engine: inout LayoutEngine) -> Element {
    Padding.element(Self.self, insets, in: &engine)
  }

  static func size(_ i: Int, _ offer: Offer, in engine: inout LayoutEngine) -> Size {
    Padding.size(i, offer, in: &engine)
  }

  static func placement(
    _ i: Int, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> ContentPlacement {
    Padding.placement(i, offer, size, in: &engine)
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    Padding(insets: insets).summarize(i, in: &engine)
  }

  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    walk.pushContent(visit, row, surroundings: walk.surroundings(of: visit, inset: insets))
  }
}

extension NodeKind {
  public static func padding(_ insets: Insets) -> NodeKind {
    .modifier(NodeModifier(Padding(insets: insets)))
  }

  public static func safeAreaPadding(_ insets: Insets) -> NodeKind {
    .modifier(NodeModifier(SafeAreaPadding(insets: insets)))
  }
}
