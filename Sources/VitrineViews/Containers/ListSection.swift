import VitrineLayout

/// A section of a list, in views that are resolved.
nonisolated struct ListSection {
  var header: [Node] = []
  var rows: [Node] = []
  var footer: [Node] = []

  /// Returns the sections of the views of a list in their order. Views outside of sections are the rows of one
  /// without words.
  static func sections(of nodes: [Node]) -> [ListSection] {
    var result: [ListSection] = []
    var mark: SectionPart.Mark?
    for node in nodes {
      let part = node.sectionPart
      if result.isEmpty || part?.section !== mark {
        result.append(ListSection())
        mark = part?.section
      }
      let last = result.count - 1
      switch part?.role {
      case .header: result[last].header.append(node)
      case .footer: result[last].footer.append(node)
      case .content, nil: result[last].rows.append(node)
      }
    }
    return result
  }
}

extension Node {
  /// The part of a section that a view is, or its content if it is a modifier.
  fileprivate var sectionPart: SectionPart? {
    var node = self
    while true {
      if let part = node.section { return part }
      guard node.kind.isModifier, let content = node.children.first else { return nil }
      node = content
    }
  }
}

/// A view that is resolved already.
nonisolated struct NodeView: _PrimitiveView {
  let node: Node

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.nodes.append(view.node)
  }
}
