import VitrineGraphics
import VitrineLayout

/// A node tree as indented lines of names, for assertions.
func outline(_ node: Node, indent: String = "") -> [String] {
  [indent + node.name] + node.children.flatMap { outline($0, indent: indent + "  ") }
}

extension NodeTree {
  var lines: [String] { outline(root) }
}

extension Node {
  /// The words of every text below, in order.
  var texts: [String] {
    if case .text(let leaf) = kind { return [leaf.runs.map(\.text).joined()] }
    return children.flatMap(\.texts)
  }

  /// The first text leaf below.
  var firstText: TextLeaf? {
    if case .text(let leaf) = kind { return leaf }
    for child in children { if let leaf = child.firstText { return leaf } }
    return nil
  }

  /// The colour of the first filled shape below.
  var firstColor: RGBA? {
    if case .shape(let leaf) = kind, case .fill(let fill, _) = leaf.drawing,
      case .color(let color) = fill.kind
    {
      return color
    }
    for child in children { if let color = child.firstColor { return color } }
    return nil
  }
}
