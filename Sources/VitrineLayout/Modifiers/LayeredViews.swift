import VitrineGraphics

/// The content with a view behind or over it, which is laid out in the content's frame. Several form a ZStack.
struct LayeredViews: LayoutModifier {
  var alignment: Alignment2D
  var isBehind: Bool

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
  /// The other children are behind the first, in its frame.
  public static func background(_ alignment: Alignment2D) -> NodeKind {
    .modifier(NodeModifier(LayeredViews(alignment: alignment, isBehind: true)))
  }

  /// The other children are over the first, in its frame.
  public static func overlay(_ alignment: Alignment2D) -> NodeKind {
    .modifier(NodeModifier(LayeredViews(alignment: alignment, isBehind: false)))
  }
}
