import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Mesh gradients, canvases and frames of documents.
@Suite struct DrawingFormTests {
  private func placed(_ body: String) throws -> PlacedTree {
    let text = #"{"vitrine":1,"kind":"W","contentMargins":false,"body":\#(body)}"#
    let document = try Document.parse(Array(text.utf8), file: "w.json")
    let configuration = RenderConfiguration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Renderer().place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    return placed.tree
  }

  private func fills(_ tree: PlacedTree) -> [VitrineLayout.FillStyle] {
    tree.nodes.compactMap { node -> VitrineLayout.FillStyle? in
      guard case .shape(let shape) = node.content else { return nil }
      switch shape.drawing {
      case .fill(let fill, _), .stroke(let fill, _): return fill
      }
    }
  }

  private func message(_ body: String) -> String {
    do {
      _ = try placed(body)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func meshesStandEvenly() throws {
    let body = """
      {"Style": {"MeshGradient": {"width": 3, "height": 2,
        "colors": ["red", "green", "blue", "white", "black", "#102030"]}}}
      """
    let meshes = fills(try placed(body)).compactMap { fill -> (MeshGrid, [RGBA])? in
      if case .mesh(let grid, let colors) = fill.kind { (grid, colors) } else { nil }
    }
    let (grid, colors) = try #require(meshes.first)
    #expect(grid.vertices.map(\.position.x) == [0, 0.5, 1, 0, 0.5, 1])
    #expect(grid.vertices.map(\.position.y) == [0, 0, 0, 1, 1, 1])
    #expect(colors.last == RGBA(hex: 0x102030))
  }

  @Test func meshesSayWhatDoesNotFit() {
    let few = #"{"Style": {"MeshGradient": {"width": 2, "height": 2, "colors": ["red"]}}}"#
    #expect(message(few).contains("has 4 'colors', not 1"))
    let small = #"{"Style": {"MeshGradient": {"width": 1, "height": 2, "colors": []}}}"#
    #expect(message(small).contains("are 2 to 64, not 1 and 2"))
    let points = """
      {"Style": {"MeshGradient": {"width": 2, "height": 2, "points": [[0, 0]],
        "colors": ["red", "red", "red", "red"]}}}
      """
    #expect(message(points).contains("has 4 'points', not 1"))
  }

  @Test func viewsAreTurnedInSpace() throws {
    func turned(_ arguments: String) -> String {
      #"{"Rectangle": {}, "modifiers": [{"rotation3DEffect": \#(arguments)}]}"#
    }
    let body = turned(#"{"angle": 90, "axis": {"y": 2}, "anchor": "leading", "perspective": 0.5}"#)
    let turns = try placed(body).nodes.compactMap { node -> Rotation3D? in
      if case .effect(.projection(_, let turn)) = node.content { turn } else { nil }
    }
    #expect(
      turns == [
        Rotation3D(
          radians: .pi / 2, x: 0, y: 2, z: 0, anchor: UnitPosition(0, 0.5), anchorZ: 0,
          perspective: 0.5)
      ])
    #expect(message(turned(#"{"angle": 90}"#)).contains("axis"))
    #expect(message(turned(#"{"angle": 90, "axis": {"w": 1}}"#)).contains("'w'"))
  }

  @Test func canvasesDrawTheirPathsInOrder() throws {
    let body = """
      {"Canvas": {"viewBox": [100, 100], "paths": [
        {"svg": "M0 0H100V100Z", "fill": "red", "opacity": 0.5},
        {"svg": "M0 0L100 100", "stroke": "blue", "lineWidth": 2, "dash": [3, 1]},
        {"svg": "M0 0H10V10Z", "fill": "green", "stroke": "black"}]}}
      """
    #expect(fills(try placed(body)).count >= 4)
    #expect(message(#"{"Canvas": [{"svg": "M0 0"}]}"#).contains("needs 'fill' or 'stroke'"))
    #expect(message(#"{"Canvas": [{"svg": "hello", "fill": "red"}]}"#).contains("is not path data"))
    #expect(message(#"{"Canvas": [{"fill": "red"}]}"#).contains("svg"))
  }

  @Test func anAlignmentAloneAligns() throws {
    let body = """
      {"Color": "red", "modifiers": [{"frame": {"width": 10, "height": 10}},
        {"frame": {"alignment": "bottomTrailing"}}]}
      """
    let tree = try placed(body)
    let small = try #require(tree.nodes.first { $0.name == "Color" }).frame
    #expect(small.maxX == tree.size.width && small.maxY == tree.size.height)
  }
}
