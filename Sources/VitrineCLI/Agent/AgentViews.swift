import Vitrine
import VitrineBlame
import VitrineGraphics

/// Writes what an agent should know of a picture: its views, where they are, and what places in the document they
/// come from.
enum AgentViews {
  static func write(_ image: RenderedImage, of picture: RenderJob, to json: inout JSONText) {
    let record = PlacedRecord(image.placed, environment: [], display: image.displayList)
    json.object { json in
      json.member("name", picture.file.path)
      json.member("width", image.pixmap.width)
      json.member("height", image.pixmap.height)
      json.member("scale", image.scale)
      json.key("diagnostics")
      json.array { json in for diagnostic in image.diagnostics { diagnostic.write(to: &json) } }
      json.key("views")
      json.array(record.nodes.enumerated()) { write($1.element, $1.offset, to: &$0) }
    }
  }

  private static func write(_ node: PlacedRecord.Node, _ index: Int, to json: inout JSONText) {
    json.object { json in
      json.member("id", index)
      json.member("parent", node.parent)
      json.member("view", node.name)
      if let name = node.identifier { json.member("name", name) }
      json.key("frame")
      json.array { json in
        for side in [node.frame.x, node.frame.y, node.frame.width, node.frame.height] {
          json.value(side)
        }
      }
      if let source = node.source { json.member("source", source) }
    }
  }
}
