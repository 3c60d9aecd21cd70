import Vitrine
import VitrineGraphics
import VitrineLayout

/// Writes what the page draws over a picture: views with their places in the document, tap targets, diagnostics.
enum PreviewOverlay {
  static func write(_ image: RenderedImage, to json: inout JSONText) {
    let nodes = image.placed.nodes
    json.key("placed")
    json.raw(PlacedJSON.text(image.placed))
    json.key("sources")
    json.array(nodes) { json, node in
      guard let source = node.source else { return json.null() }
      json.value("\(source.file):\(source.line):\(source.column)")
    }
    json.key("hits")
    json.raw(image.hits.json())
    json.key("diagnostics")
    let places = places(of: image.diagnostics, in: image.placed)
    json.array(image.diagnostics) { json, diagnostic in
      json.object { json in
        json.key("said")
        diagnostic.write(to: &json)
        if let node = places[diagnostic.path] { json.member("node", node) }
      }
    }
  }

  /// Returns the first node of each path that a diagnostic names.
  private static func places(
    of diagnostics: [Diagnostic], in tree: PlacedTree
  ) -> [String: Int] {
    let wanted = Set(diagnostics.map(\.path).filter { !$0.isEmpty })
    var places: [String: Int] = [:]
    if wanted.isEmpty { return places }
    for index in tree.nodes.indices where places.count < wanted.count {
      let path = tree.path(of: index)
      if wanted.contains(path), places[path] == nil { places[path] = index }
    }
    return places
  }
}
