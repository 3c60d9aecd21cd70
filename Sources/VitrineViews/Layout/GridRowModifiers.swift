import VitrineLayout

extension Node {
  /// A grid's row under modifiers as a row whose cells have them each; other nodes as they are.
  nonisolated var withModifiersInRow: Node {
    var modifiers: [Node] = []
    var row = self
    while row.kind.isModifier, let content = row.children.first {
      modifiers.append(row)
      row = content
    }
    guard case .gridRow = row.kind, !modifiers.isEmpty else { return self }
    let cells = row.children.map { cell in
      modifiers.reversed().reduce(cell) { $1.holding($0) }
    }
    return row.copy(with: cells)
  }

  /// The modifier with other content.
  private nonisolated func holding(_ content: Node) -> Node {
    copy(with: [content] + children.dropFirst())
  }

  private nonisolated func copy(with children: [Node]) -> Node {
    let copy = Node(kind, name: name, children: children, owner: owner, redaction: redaction)
    copy.identifier = identifier
    copy.settings = settings
    return copy
  }
}
