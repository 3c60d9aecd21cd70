extension PlacedTree {
  /// Returns the views from the root to a node, separated by `/`; a view with siblings of the same name has
  /// its number among them, from 0, in brackets.
  public func path(of index: Int) -> String {
    guard nodes.indices.contains(index) else { return "" }
    var names: [String] = []
    var i = index
    while i >= 0 {
      names.append(step(i))
      i = Int(nodes[i].parent)
    }
    return names.reversed().joined(separator: "/")
  }

  /// Returns the index of the node with a path; nil if there is none.
  public func node(at path: String) -> Int? {
    guard let root = nodes.first, path.hasPrefix(root.name) else { return nil }
    var i = 0
    var rest = path.dropFirst(root.name.count)
    while !rest.isEmpty {
      let inner = rest.dropFirst()
      guard rest.first == "/",
        let next = children(of: i).lazy.map({ (index: $0, name: step($0)) }).first(where: {
          inner == $0.name || inner.hasPrefix($0.name + "/")
        })
      else { return nil }
      i = next.index
      rest = inner.dropFirst(next.name.count)
    }
    return i
  }

  /// Returns where the author wrote a node or the nearest view around it.
  public func source(around index: Int) -> ViewSource? {
    var i = index
    while i >= 0 {
      if let source = nodes[i].source { return source }
      i = Int(nodes[i].parent)
    }
    return nil
  }

  /// Returns the identifier of a node or of the modifiers directly around it.
  public func identifier(around index: Int) -> String? {
    var i = index
    while true {
      if let identifier = nodes[i].identifier { return identifier }
      let parent = Int(nodes[i].parent)
      guard parent >= 0, parent + 1 == i, nodes[parent].end == nodes[i].end else { return nil }
      i = parent
    }
  }

  private func step(_ i: Int) -> String {
    let node = nodes[i]
    guard node.parent >= 0 else { return node.name }
    var before = 0
    var same = 0
    for sibling in children(of: Int(node.parent)) where nodes[sibling].name == node.name {
      if sibling < i { before += 1 }
      same += 1
    }
    return same > 1 ? "\(node.name)[\(before)]" : node.name
  }
}
