import VitrineGraphics

extension PlacedTree {
  /// Inserts trees that were laid out separately into their placeholder nodes.
  ///
  /// A guest keeps the layout of its own canvas: the surrounding views do not affect it.
  /// - Parameters:
  ///   - guests: the trees by the identifiers of their placeholders; each is centred in that node's frame.
  ///   - name: the name of placeholder nodes.
  public func hosting(_ guests: [String: PlacedTree], in name: String) -> PlacedTree {
    var result = PlacedTree(size: size, scale: scale, nodes: [])
    result.nodes.reserveCapacity(guests.values.reduce(nodes.count) { $0 + $1.nodes.count })
    var rows = [Int32](repeating: -1, count: nodes.count)
    for (i, node) in nodes.enumerated() {
      rows[i] = Int32(result.nodes.count)
      var copy = node
      if node.parent >= 0 { copy.parent = rows[Int(node.parent)] }
      result.nodes.append(copy)
      guard node.name == name, let guest = node.identifier.flatMap({ guests[$0] }) else { continue }
      result.append(guest, centredIn: node.frame, below: rows[i])
    }
    for var views in rejected where rows.indices.contains(views.chooser) {
      views.chooser = Int(rows[views.chooser])
      result.rejected.append(views)
    }
    result.closeSubtrees()
    return result
  }

  private mutating func append(_ guest: PlacedTree, centredIn frame: Rect, below parent: Int32) {
    let base = Int32(nodes.count)
    let dx = frame.midX - guest.size.width / 2
    let dy = frame.midY - guest.size.height / 2
    for var node in guest.nodes {
      node.parent = node.parent < 0 ? parent : node.parent + base
      node.move(dx, dy)
      nodes.append(node)
    }
    for var views in guest.rejected {
      views.chooser += Int(base)
      rejected.append(views)
    }
  }

  private mutating func closeSubtrees() {
    for i in nodes.indices { nodes[i].end = Int32(i + 1) }
    for i in nodes.indices.reversed() where nodes[i].parent >= 0 {
      let parent = Int(nodes[i].parent)
      nodes[parent].end = Swift.max(nodes[parent].end, nodes[i].end)
    }
  }
}

extension PlacedNode {
  /// Moves the node: its frame, and an effect's map or circle in canvas space.
  mutating func move(_ dx: Double, _ dy: Double) {
    frame = frame.offset(by: Point(dx, dy))
    if case .effect(.arc(let arc)) = content {
      content = .effect(.arc(arc.offset(by: Point(dx, dy))))
    }
    if case .effect(.projection(let map, let turn)) = content {
      content = .effect(.projection(map.moved(by: Point(dx, dy)), turn: turn))
    }
    guard case .effect(.transform(let map, let anchor)) = content else { return }
    content = .effect(
      .transform(
        Affine.translation(-dx, -dy).then(map).then(.translation(dx, dy)), anchor: anchor))
  }
}
