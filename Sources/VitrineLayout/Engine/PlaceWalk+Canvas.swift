import VitrineGraphics

extension PlaceWalk {
  /// Adds the texts and views that a canvas draws as nodes below it, in drawing order, so that every reader of
  /// the tree finds them. Paint draws them where the canvas's operations stand and skips the nodes.
  ///
  /// - Parameter row: the canvas's index among the placed nodes.
  mutating func addContent(of operations: [CanvasOperation], row: Int32, _ visit: Visit) {
    guard operations.contains(where: \.hasNodes) else { return }
    let bounds = Rect(origin: .zero, size: visit.frame.size)
    let edge = append(
      "clip", .effect(.clip(.rectangle, bounds: bounds, .nonZero)), visit.frame, below: row, visit)
    var state = CanvasState(parent: edge)
    var outer: [CanvasState] = []
    for operation in operations {
      switch operation {
      case .text(let leaf, let origin, let size): add(leaf, origin, size, state, visit)
      case .symbol(let symbol, let map): add(symbol, map, state, visit)
      case .push(let opacity, _, _, let clip, let map):
        outer.append(state)
        push(opacity, clip, map, &state, visit)
      case .isolate: outer.append(state)
      case .pop: state = outer.popLast() ?? state
      case .fill, .stroke, .image: break
      }
    }
  }

  /// The layer of a canvas in which an operation stands.
  private struct CanvasState {
    /// The node that holds the layer's texts.
    var parent: Int32
    /// Maps the layer's points to the canvas's.
    var map = Affine.identity
  }

  private mutating func push(
    _ opacity: Double, _ clip: CanvasOperation.Clip?, _ map: Affine, _ state: inout CanvasState,
    _ visit: Visit
  ) {
    if opacity < 1 {
      let opacity = Swift.max(opacity, 0)
      state.parent = append(
        "opacity", .effect(.opacity(opacity)), visit.frame, below: state.parent, visit)
    }
    state.map = map.then(state.map)
    guard let clip else { return }
    let outline = Outline.path(clip.path.transformed(by: state.map))
    state.parent = append(
      "clip", .effect(.clip(outline.geometry, bounds: outline.bounds, clip.rule)), visit.frame,
      below: state.parent, visit)
  }

  private mutating func add(
    _ leaf: TextLeaf, _ origin: Point, _ size: Size, _ state: CanvasState, _ visit: Visit
  ) {
    let layout = engine.fonts.paragraph(leaf.runs, style: leaf.style)
      .layout(width: size.width, height: size.height)
    let text = PlacedText(leaf: leaf, layout: layout, offered: size)
    let place = visit.frame.origin
    // The rectangle that an author draws in may reach far beyond the text.
    var frame = Rect(origin: origin + place, size: layout.size)
    let parent = addTransform(state.map, &frame, state, visit)
    _ = append("Text", .text(text), frame, below: parent, visit)
  }

  /// Moves a frame by a map of the canvas, or adds a node for one that does more than move.
  private mutating func addTransform(
    _ map: Affine, _ frame: inout Rect, _ state: CanvasState, _ visit: Visit
  ) -> Int32 {
    if map.isTranslation {
      frame = frame.offset(by: Point(map.tx, map.ty))
      return state.parent
    }
    let place = visit.frame.origin
    let whole = Affine.translation(-place.x, -place.y).then(map).then(
      .translation(place.x, place.y))
    return append("transform", .effect(.transform(whole)), frame, below: state.parent, visit)
  }

  /// Adds the nodes of a view below one of their own, in the order in which they are drawn.
  private mutating func add(
    _ symbol: CanvasSymbol, _ map: Affine, _ state: CanvasState, _ visit: Visit
  ) {
    var frame = Rect(origin: visit.frame.origin, size: symbol.size)
    let parent = addTransform(map.then(state.map), &frame, state, visit)
    let first = append(
      CanvasSymbol.nodeName, .group(arguments: .none), frame, below: parent, visit)
    for var node in symbol.tree.nodes {
      // Every node is a step, as each view that is laid out is one.
      guard engine.spend(1, on: Int(visit.element)) else { return }
      node.parent = node.parent < 0 ? first : node.parent + first + 1
      node.move(frame.x, frame.y)
      placed.append(node)
      placedElements.append(visit.element)
    }
  }

  /// Adds a node that stands for no element of its own; returns its index.
  mutating func append(
    _ name: String, _ content: PlacedContent, _ frame: Rect, below parent: Int32, _ visit: Visit
  ) -> Int32 {
    let node = engine.nodes[Int(visit.element)]
    placed.append(
      PlacedNode(
        parent: parent, end: 0, name: name, owner: node.owner, identifier: nil, frame: frame,
        content: content, redaction: node.redaction, settings: node.settings))
    placedElements.append(visit.element)
    return Int32(placed.count - 1)
  }
}

extension CanvasOperation {
  fileprivate var hasNodes: Bool {
    switch self {
    case .text, .symbol: true
    default: false
    }
  }
}
