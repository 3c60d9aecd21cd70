import VitrineGraphics

/// The traversal that assigns frames, parents first. It keeps its own list of pending visits, so deep trees
/// use heap memory rather than the stack.
struct PlaceWalk {
  var engine: LayoutEngine
  var visits: [Visit] = []
  var surroundings: [Surroundings] = []
  var placed: [PlacedNode] = []
  /// The element behind each placed node.
  var placedElements: [Int32] = []
  /// Placements of grid cells, stored by the grid until their row is visited.
  var gridCells: [Int32: ContentPlacement] = [:]
  /// The choices of children of which others were rejected.
  var choices: [Choice] = []
  /// Whether a child that is not shown is being placed: no closure of an author runs.
  var isTrial = false
  /// Frames of the marked views so far, by the marks' identity.
  var anchorFrames: [ObjectIdentifier: Rect] = [:]
  /// Rows whose second child lies behind the first and was placed after it, parents first.
  var lateBackgrounds: [Int32] = []

  init(engine: LayoutEngine) { self.engine = engine }

  mutating func run(_ tree: NodeTree) -> PlacedTree {
    let canvas = Rect(origin: .zero, size: canvasSize)
    let safe = inset(canvas, engine.options.safeAreaInsets, engine.options.isRightToLeft)
    engine.addRoot(tree.root)
    surroundings.append(
      Surroundings(
        containerShape: engine.options.containerShape, containerFrame: canvas,
        safeAreas: safe == canvas ? [] : [SafeArea(frame: safe, whole: canvas)]))
    let size = engine.size(0, Offer(safe.size))
    let frame = Rect(
      x: safe.x + (safe.width - size.width) / 2, y: safe.y + (safe.height - size.height) / 2,
      width: size.width, height: size.height)
    visits.append(
      Visit(element: 0, parent: -1, offer: Offer(safe.size), frame: frame, surroundings: 0))
    placed.reserveCapacity(engine.elements.count)
    placedElements.reserveCapacity(engine.elements.count)
    while let visit = visits.popLast(), engine.spend(1, on: Int(visit.element)) { place(visit) }
    closeSubtrees()
    for row in lateBackgrounds.reversed() { moveBehind(row) }
    var result = PlacedTree(size: canvas.size, scale: engine.scale, nodes: placed)
    if !choices.isEmpty { result.rejected = rejectedViews() }
    return result
  }

  private var canvasSize: Size {
    let size = engine.options.size
    return Size(canvasSide(size.width), canvasSide(size.height))
  }

  private func canvasSide(_ side: Double) -> Double {
    side > 0 ? Swift.min(side, LayoutLimits.length) : 0
  }

  mutating func place(_ visit: Visit) {
    var visit = visit
    visit.frame = cleaned(visit)
    let i = Int(visit.element)
    let row = Int32(placed.count)
    let node = engine.nodes[i]
    let shown = reachingOverSafeArea(visit)
    let content = content(node, shown)
    placed.append(
      PlacedNode(
        parent: visit.parent, end: 0, name: node.name, owner: node.owner,
        identifier: node.identifier, frame: shown.frame, content: content,
        redaction: node.redaction, settings: settings(of: node), source: node.source))
    placedElements.append(visit.element)
    if case .canvas(let operations) = content {
      addContent(of: operations, row: row, visit)
    }
    let first = visits.count
    pushChildren(of: visit, row: row)
    if visits.count - first > 1 {
      if engine.elements[i].flags.contains(.sortsChildren) { sortByZIndex(from: first) }
      visits[first...].reverse()
    }
  }

  /// The author's settings, and the part of a shape's outline that is drawn.
  private func settings(of node: Node) -> [NodeSetting] {
    guard case .shape(let leaf) = node.kind, let part = leaf.geometry.trim else {
      return node.settings
    }
    return node.settings + [
      NodeSetting("trim.from", DumpNumber.text(part.from)),
      NodeSetting("trim.to", DumpNumber.text(part.to)),
    ]
  }

  /// Returns a visit's frame, with infinite or NaN values replaced by ones that can be drawn.
  private mutating func cleaned(_ visit: Visit) -> Rect {
    let f = visit.frame
    let limit = LayoutLimits.length
    let isUsable =
      f.x.magnitude <= limit && f.y.magnitude <= limit && f.width >= 0 && f.width <= limit
      && f.height >= 0 && f.height <= limit
    if isUsable { return f }
    engine.notes.add(
      .warning, "unbounded-frame", "A frame is larger than anything that can be drawn.",
      element: Int(visit.element))
    return Rect(
      x: Swift.min(Swift.max(f.x.or(0), -limit), limit),
      y: Swift.min(Swift.max(f.y.or(0), -limit), limit),
      width: Swift.min(Swift.max(f.width.or(0), 0), limit),
      height: Swift.min(Swift.max(f.height.or(0), 0), limit))
  }

  private mutating func sortByZIndex(from first: Int) {
    let elements = engine.elements
    let order = (first..<visits.count).sorted { a, b in
      let za = elements[Int(visits[a].element)].zIndex
      let zb = elements[Int(visits[b].element)].zIndex
      return za != zb ? za < zb : a < b
    }
    visits.replaceSubrange(first..., with: order.map { visits[$0] })
  }

  /// Sets the end of every subtree. Children come after their parents, so one pass from the back suffices.
  mutating func closeSubtrees(from first: Int = 0) {
    for i in placed.indices[first...].reversed() {
      placed[i].end = Swift.max(placed[i].end, Int32(i + 1))
      let parent = Int(placed[i].parent)
      if parent >= first { placed[parent].end = Swift.max(placed[parent].end, placed[i].end) }
    }
  }
}
