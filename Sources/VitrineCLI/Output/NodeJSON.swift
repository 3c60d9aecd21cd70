import VitrineGraphics
import VitrineLayout

/// Writes a node tree as JSON, before layout.
enum NodeJSON {
  static func text(_ tree: NodeTree) -> String {
    var json = JSONText()
    write(tree.root, &json)
    return json.text
  }

  private static func write(_ node: Node, _ json: inout JSONText) {
    json.object { json in
      json.member("view", node.name)
      if let identifier = node.identifier { json.member("name", identifier) }
      if !node.owner.isEmpty { json.member("owner", node.owner.joined(separator: "/")) }
      if case .text(let leaf) = node.kind {
        json.member("text", leaf.runs.map(\.text).joined())
      }
      guard !node.children.isEmpty else { return }
      json.key("children")
      json.array { json in for child in node.children { write(child, &json) } }
    }
  }
}
