package import VitrineGraphics
import VitrineLayout

/// Writes what the page of a live preview draws over a picture: views with their places in the source, tap targets,
/// diagnostics.
package enum PictureOverlay {
  /// - Parameter declaration: the place at which an author's view is declared, by the name of its type; for views in
  ///   Swift, which do not know their lines.
  package static func write(
    _ image: RenderedImage, to json: inout JSONText,
    declaration: (String) -> String? = { _ in nil }
  ) {
    let nodes = image.placed.nodes
    json.key("placed")
    json.raw(PlacedJSON.text(image.placed))
    json.key("sources")
    json.array(nodes) { json, node in
      if let source = node.source {
        json.value("\(source.file):\(source.line):\(source.column)")
      } else if let place = node.owner.reversed().lazy.compactMap(declaration).first {
        json.value(place)
      } else {
        json.null()
      }
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
