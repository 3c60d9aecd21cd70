import VitrineGraphics
import VitrineLayout

/// A grid with the frames of its items.
struct LintGrid {
  var node: Int
  var items: [Rect]
}

extension LintPicture {
  var grids: [LintGrid] {
    content.compactMap { node in
      let children = tree.children(of: node)
      switch tree.nodes[node].name {
      case "LazyVGrid", "LazyHGrid":
        return LintGrid(node: node, items: children.map { tree.nodes[$0].frame })
      case "Grid":
        let items = children.flatMap {
          tree.nodes[$0].name == "GridRow" ? tree.children(of: $0) : [$0]
        }
        return LintGrid(node: node, items: items.map { tree.nodes[$0].frame })
      default: return nil
      }
    }
  }
}
