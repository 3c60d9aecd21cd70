import VitrineGraphics
package import VitrineLayout
import VitrineText

/// Writes a placed tree as JSON: every node with its frame, and the lines of texts.
package enum PlacedJSON {
  package static func text(_ tree: PlacedTree) -> String {
    var json = JSONText()
    json.object { json in
      json.key("canvas")
      json.array { json in
        json.value(tree.size.width)
        json.value(tree.size.height)
      }
      json.member("scale", tree.scale)
      json.key("nodes")
      json.array { json in
        for (index, node) in tree.nodes.enumerated() { write(node, index, &json) }
      }
    }
    return json.text
  }

  private static func write(_ node: PlacedNode, _ index: Int, _ json: inout JSONText) {
    json.object { json in
      json.member("id", index)
      json.member("parent", Int(node.parent))
      json.member("view", node.name)
      if let identifier = node.identifier { json.member("name", identifier) }
      json.key("frame")
      write(node.frame, &json)
      if case .group(let arguments) = node.content, arguments != .none {
        json.member("arguments", arguments.description)
      }
      if node.redaction != .none { json.member("redacted", "\(node.redaction)") }
      if case .text(let text) = node.content { write(text.layout, node.frame, &json) }
    }
  }

  /// Writes lines in canvas space, like frames.
  private static func write(_ layout: TextLayout, _ frame: Rect, _ json: inout JSONText) {
    json.key("lines")
    json.array { json in
      for line in layout.lines {
        json.object { json in
          json.member("text", line.text)
          json.member("x", frame.x + line.x)
          json.member("width", line.width)
          json.member("baseline", frame.y + line.baseline)
          json.member("truncated", line.isTruncated)
        }
      }
    }
  }

  private static func write(_ rect: Rect, _ json: inout JSONText) {
    json.array { json in
      json.value(rect.x)
      json.value(rect.y)
      json.value(rect.width)
      json.value(rect.height)
    }
  }
}
