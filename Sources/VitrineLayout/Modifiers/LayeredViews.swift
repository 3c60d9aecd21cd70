import VitrineGraphics

/// The content with a view behind or over it, which is laid out in the content's frame. Several form a ZStack.
struct LayeredViews: LayoutModifier {
  var alignment: Alignment2D
  var isBehind: Bool
  /// The edges on which the other view is laid out over the safe area that the content touches.
  var reach: SafeAreaEdges = []

  var arguments: PlacedArguments { .alignment(alignment.name) }

  func encode(in engine: inout LayoutEngine) -> Element {
    engine.aligned(Element(Self.self), alignment)
  }

  func keptChildren(_ children: [Node], of node: Node) -> ArraySlice<Node> {
    guard children.count > 2 else { return children[...] }
    let rest = Node(
      .zStack(alignment), name: "ZStack", children: Array(children.dropFirst()), owner: node.owner)
    return [children[0], rest]
  }

  /// Queues the content and the other view in drawing order: what lies behind is drawn first.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    let i = Int(visit.element)
    let size = visit.frame.size
    let primary = Int(walk.engine.elements[i].firstChild)
    walk.push(
      primary, ContentPlacement(offer: visit.offer, size: size, origin: .zero), visit, row)
    guard walk.engine.elements[i].childCount > 1 else { return }
    if !reach.isEmpty, let around = reaching(visit, walk) {
      let offer = Offer(around.frame.size)
      walk.push(
        primary + 1,
        ContentPlacement(offer: offer, size: walk.engine.size(primary + 1, offer), origin: .zero),
        around, row)
      if isBehind { walk.drawLastFirst(row) }
      return
    }
    let offer = Offer(size)
    let layer = walk.engine.size(primary + 1, offer)
    // The guides are those of the content, which may set its own: a text has baselines.
    let x = walk.engine.guide(primary, walk.engine.elements[i].horizontal, visit.offer, size)
    let y = walk.engine.guide(primary, walk.engine.elements[i].vertical, visit.offer, size)
    let origin = walk.engine.alignedOrigin(of: primary + 1, offer, layer, on: Point(x, y), as: i)
    walk.push(
      primary + 1, ContentPlacement(offer: offer, size: layer, origin: origin), visit, row)
    if isBehind { walk.drawLastFirst(row) }
  }

  /// Returns the visit of a view that reaches over the safe area; nil where it touches none.
  private func reaching(_ visit: Visit, _ walk: PlaceWalk) -> Visit? {
    let around = walk.surroundings[Int(visit.surroundings)]
    guard !around.safeAreas.isEmpty else { return nil }
    let insets = reach.insets(walk.safeInsets(of: visit, around))
    return insets == Insets() ? nil : walk.grown(visit, by: insets)
  }
}

extension PlaceWalk {
  /// Draws the view that was queued last before the one before it.
  fileprivate mutating func drawLastFirst(_ row: Int32) {
    // A background may ask for the frames of marked views in the content, so it is placed after them.
    if engine.hasAnchors, !isTrial {
      lateBackgrounds.append(row)
    } else {
      visits.swapAt(visits.count - 1, visits.count - 2)
    }
  }
}

extension NodeKind {
  /// The other children are behind the first, in its frame, which is larger for them where it touches the safe area
  /// on edges that they reach over.
  public static func background(
    _ alignment: Alignment2D, reaching reach: SafeAreaEdges = []
  ) -> NodeKind {
    .modifier(NodeModifier(LayeredViews(alignment: alignment, isBehind: true, reach: reach)))
  }

  /// The other children are over the first, in its frame, which is larger for them as for a background.
  public static func overlay(
    _ alignment: Alignment2D, reaching reach: SafeAreaEdges = []
  ) -> NodeKind {
    .modifier(NodeModifier(LayeredViews(alignment: alignment, isBehind: false, reach: reach)))
  }
}
