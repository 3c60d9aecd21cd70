import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout
import VitrineText

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

  /// Text and pictures stand at their own size where their anchor is put; a view box stretches the place alone.
  @Test func canvasesHoldViews() throws {
    let square =
      #"{"Color": "red", "modifiers": [{"frame": {"width": 10, "height": 20}}]}"#
    let body = """
      {"Canvas": {"viewBox": [100, 50], "paths": [
        {"svg": "M0 0H100V50Z", "fill": "blue"},
        {"view": \(square), "at": [50, 25]},
        {"view": \(square), "at": [100, 50], "anchor": "bottomTrailing"},
        {"view": \(square), "at": [0, 0], "anchor": [0, 0.5], "opacity": 0.5}]}}
      """
    let tree = try placed(body)
    let frames = tree.nodes.filter { $0.name == "Color" }.map(\.frame)
    let (width, height) = (tree.size.width, tree.size.height)
    #expect(
      frames == [
        Rect(x: width / 2 - 5, y: height / 2 - 10, width: 10, height: 20),
        Rect(x: width - 10, y: height - 20, width: 10, height: 20),
        Rect(x: 0, y: -10, width: 10, height: 20),
      ])
    let plain = try placed(#"{"Canvas": [{"view": {"Text": "Kyoto"}, "at": [40, 30]}]}"#)
    let text = try #require(plain.nodes.first { $0.name == "Text" }).frame
    #expect(abs(text.midX - 40) < 0.5 && abs(text.midY - 30) < 0.5, "\(text)")
    #expect(message(#"{"Canvas": [{"view": "Kyoto"}]}"#).contains("needs 'at'"))
    let both = #"{"Canvas": [{"view": "Kyoto", "at": [0, 0], "svg": "M0 0"}]}"#
    #expect(message(both).contains("an 'svg' or a 'view', not both"))
  }

  /// At one distance from all edges they are those of the container's shape, set in.
  @Test func cornersShareTheContainersCentres() throws {
    func radii(_ shape: String, padding: Double) throws -> [CornerRadii] {
      let body = #"{"\#(shape)": {}, "modifiers": [{"padding": \#(padding)}]}"#
      return try placed(body).nodes.compactMap { node in
        guard case .shape(let shape) = node.content,
          case .roundedRectangle(let radii, _) = shape.geometry
        else { return nil }
        return radii
      }
    }
    let outer = try radii("ContainerRelativeShape", padding: 0)
    #expect(outer.count == 1 && outer[0].topLeft > 12)
    #expect(try radii("ConcentricRectangle", padding: 0) == outer)
    #expect(
      try radii("ConcentricRectangle", padding: 8) == radii("ContainerRelativeShape", padding: 8))
    let small = #"{"ConcentricRectangle": {"minimum": 5}, "modifiers": [{"padding": 60}]}"#
    #expect(try placed(small).dump().contains("rounded 5"))
  }

  /// A gradient without a direction runs along a gauge, as `Gradient` does in Swift.
  @Test func gradientsRunAlongGauges() throws {
    func kinds(_ gauge: String, _ tint: String) throws -> [VitrineLayout.FillStyle.Kind] {
      let body = """
        {"Gauge": {"value": 0.5, "label": "UV"}, "modifiers": [
          {"gaugeStyle": "\(gauge)"}, {"tint": {"\(tint)": ["green", "red"]}}]}
        """
      return fills(try placed(body)).map(\.kind)
    }
    let ring = try kinds("accessoryCircular", "Gradient")
    #expect(ring.contains { if case .angular = $0 { true } else { false } })
    for gauge in ["accessoryLinear", "accessoryLinearCapacity", "linearCapacity"] {
      let starts = try kinds(gauge, "Gradient").compactMap { kind -> UnitPosition? in
        if case .linear(_, let start, _) = kind { start } else { nil }
      }
      #expect(!starts.isEmpty && starts.allSatisfy { $0 == UnitPosition(0, 0.5) }, "\(gauge)")
      let own = try kinds(gauge, "LinearGradient").compactMap { kind -> UnitPosition? in
        if case .linear(_, let start, _) = kind { start } else { nil }
      }
      #expect(own.allSatisfy { $0 == UnitPosition(0.5, 0) }, "\(gauge)")
    }
  }

  /// Pictures in a text take its modifiers.
  @Test func runsHoldSymbols() throws {
    let body = """
      {"Text": {"runs": [
        {"Image": {"systemName": "drop.fill"}, "modifiers": [{"foregroundStyle": "blue"}]}, " 80 %"]}}
      """
    let tree = try placed(body)
    let leaf = try #require(
      tree.nodes.compactMap { node -> TextLeaf? in
        if case .text(let text) = node.content { text.leaf } else { nil }
      }.first)
    #expect(leaf.runs.count == 2 && leaf.runs.last?.text == " 80 %")
    let view =
      #"{"Text": {"runs": [{"Image": {"systemName": "drop"}, "modifiers": [{"padding": 2}]}]}}"#
    #expect(message(view).contains("must be a Text or an Image, with modifiers of texts"))
  }

  /// Marks of the text count, those of values do not.
  @Test func valuesHaveNoMarks() throws {
    func runs(_ text: String) throws -> [TextRun] {
      let body = #"{"Text": {"text": "\#(text)", "markdown": true}}"#
      let text = #"{"vitrine":1,"kind":"W","data":{"city":"K*y*_o_\\[a](b)"},"body":\#(body)}"#
      let document = try Document.parse(Array(text.utf8), file: "w.json")
      let configuration = RenderConfiguration()
      let (entry, session) = document.entry(EntryRequest(configuration))
      let tree = Renderer().place(entry, of: document.widget, configuration).tree
      if let problem = session.problem { throw problem }
      return tree.nodes.compactMap { node -> [TextRun]? in
        if case .text(let text) = node.content { text.leaf.runs } else { nil }
      }.flatMap(\.self)
    }
    let marked = try runs("**{city}** now")
    #expect(marked.map(\.text) == ["K*y*_o_\\[a](b)", " now"])
    #expect(try runs("{city} *{city}*").map(\.text).joined() == "K*y*_o_\\[a](b) K*y*_o_\\[a](b)")
    #expect(try runs("a\\nb").map(\.text).joined() == "a\nb")
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
