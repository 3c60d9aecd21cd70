import VitrineGraphics

/// An author's value for a horizontal guide of the content.
struct HorizontalAlignmentGuide: LayoutModifier {
  var guide: HorizontalGuide
  var value: (Dimensions) -> Double

  var arguments: PlacedArguments { .alignment(guide.name) }

  func encode(in engine: inout LayoutEngine) -> Element {
    var element = Element(Self.self)
    element.horizontal = engine.guideTable.key(guide)
    return element
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    engine.elements[i].flags.insert(.setsHorizontalGuide)
  }

  func content(_ visit: Visit, in walk: inout PlaceWalk) -> PlacedContent {
    let key = walk.engine.elements[Int(visit.element)].horizontal
    return .group(arguments: .guide(guide.name, at: walk.guidePlace(key, visit)))
  }

  static func explicitGuide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> Double {
    let isOwn = engine.elements[i].horizontal == key
    return engine.guide(
      i, key, offer, size, isOwn ? engine.modifier(i, as: Self.self)?.value : nil)
  }
}

/// An author's value for a vertical guide of the content.
struct VerticalAlignmentGuide: LayoutModifier {
  var guide: VerticalGuide
  var value: (Dimensions) -> Double

  var arguments: PlacedArguments { .alignment(guide.name) }

  func encode(in engine: inout LayoutEngine) -> Element {
    var element = Element(Self.self)
    element.vertical = engine.guideTable.key(guide)
    return element
  }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    engine.elements[i].flags.insert(.setsVerticalGuide)
  }

  func content(_ visit: Visit, in walk: inout PlaceWalk) -> PlacedContent {
    let key = walk.engine.elements[Int(visit.element)].vertical
    return .group(arguments: .guide(guide.name, at: walk.guidePlace(key, visit)))
  }

  static func explicitGuide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size, in engine: inout LayoutEngine
  ) -> Double {
    let isOwn = engine.elements[i].vertical == key
    return engine.guide(
      i, key, offer, size, isOwn ? engine.modifier(i, as: Self.self)?.value : nil)
  }
}

extension LayoutEngine {
  /// Returns the author's value for the modifier's own guide, and the content's for others.
  @inline(never)
  fileprivate mutating func guide(
    _ i: Int, _ key: GuideKey, _ offer: Offer, _ size: Size,
    _ value: ((Dimensions) -> Double)?
  ) -> Double {
    guard elements[i].childCount > 0 else { return .nan }
    let child = Int(elements[i].firstChild)
    guard let value else { return explicitGuide(child, key, offer, size) }
    let content = dimensions(child, offer, size)
    return lend { value(content) }.or(0)
  }
}

extension PlaceWalk {
  /// The place of an author's guide in its view, in points.
  fileprivate mutating func guidePlace(_ key: GuideKey, _ visit: Visit) -> Double {
    isTrial ? 0 : engine.guide(Int(visit.element), key, visit.offer, visit.frame.size)
  }
}

extension NodeKind {
  /// - Parameter value: returns the guide's place in the content, in points from its top leading corner.
  public static func horizontalGuide(
    _ guide: HorizontalGuide, _ value: @escaping (Dimensions) -> Double
  ) -> NodeKind {
    .modifier(NodeModifier(HorizontalAlignmentGuide(guide: guide, value: value)))
  }

  /// - Parameter value: returns the guide's place in the content, in points from its top leading corner.
  public static func verticalGuide(
    _ guide: VerticalGuide, _ value: @escaping (Dimensions) -> Double
  ) -> NodeKind {
    .modifier(NodeModifier(VerticalAlignmentGuide(guide: guide, value: value)))
  }
}
