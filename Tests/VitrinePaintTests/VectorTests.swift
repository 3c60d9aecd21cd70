import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint

/// Vector pictures and slices as commands.
@Suite struct VectorTests {
  private static let box = Path(rect: rect(0, 0, 10, 10))
  private static let red = RGBA(1, 0, 0)

  func commands(
    _ steps: [VectorPicture.Step], in frame: Rect = rect(0, 0, 20, 20), template: FillStyle? = nil,
    resizing: ImageLeaf.Resizing = .stretch(Insets()), opacity: Double = 1
  ) -> DisplayList {
    let resource = ImageResource(
      key: 1, name: "v", content: .vector(VectorPicture(size: Size(10, 10), steps: steps)), scale: 1
    )
    let leaf = ImageLeaf(
      content: .bitmap(resource), size: resource.size, resizing: resizing, template: template)
    var tree = TreeFixture(40, 40)
    tree.node(.effect(.opacity(opacity)), frame) { $0.node(.image(leaf), frame) }
    return paint(tree.tree, fonts: .init(directories: []))
  }

  func boxes(_ list: DisplayList) -> [Rect] {
    list.commands.compactMap { command in
      if case .fillPath(let path, _, _) = command { list.paths[Int(path)].bounds } else { nil }
    }
  }

  @Test func outlinesGrowWithThePicture() {
    let list = commands([.fill(Self.box, .evenOdd, .color(Self.red))])
    #expect(list.commands == [.fillPath(path: 0, rule: .evenOdd, .color(Self.red))])
    #expect(boxes(list) == [rect(0, 0, 40, 40)])
    #expect(list.images.isEmpty)
  }

  @Test func linesGrowOrStretch() {
    var line = Path()
    line.move(to: Point(0, 5))
    line.line(to: Point(10, 5))
    let steps = [
      VectorPicture.Step.stroke(line, StrokeStyle(width: 2, dash: [3, 1]), .color(.black))
    ]
    let wide = StrokeStyle(width: 8, dash: [12, 4])
    #expect(commands(steps).commands == [.strokePath(path: 0, wide, .color(.black))])
    let solid = [VectorPicture.Step.stroke(line, StrokeStyle(width: 2), .color(.black))]
    let stretched = commands(solid, in: rect(0, 0, 40, 20))
    #expect(boxes(stretched) == [rect(0, 16, 80, 8)])
  }

  @Test func gradientsMoveWithThePicture() {
    let stops = [GradientStop(.black, 0), GradientStop(.white, 1)]
    let gradient = Gradient(.linear(start: Point(0, 0), end: Point(10, 0)), stops: stops)
    let list = commands(
      [.fill(Self.box, .nonZero, .gradient(gradient, opacity: 0.5))], opacity: 0.5)
    #expect(list.gradients == [Gradient(.linear(start: .zero, end: Point(40, 0)), stops: stops)])
    #expect(list.commands == [.fillPath(path: 0, rule: .nonZero, .gradient(0, opacity: 0.25))])
  }

  @Test func severalStepsFadeTogether() {
    let step = VectorPicture.Step.fill(Self.box, .nonZero, .color(.black))
    let list = commands([step, step], opacity: 0.5)
    guard case .pushLayer(let layer)? = list.commands.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.opacity == 0.5 && layer.bounds == rect(0, 0, 40, 40))
    #expect(list.commands.last == .popLayer && list.commands.count == 4)
  }

  @Test func templatesAreMasks() {
    let steps = [VectorPicture.Step.fill(Self.box, .nonZero, .color(.white))]
    let list = commands(steps, template: .color(Self.red), opacity: 0.5)
    #expect(
      Array(list.commands.dropFirst()) == [
        .fillPath(path: 0, rule: .nonZero, .color(RGBA(1, 0, 0, 0.5))), .beginMask(.alpha),
        .fillPath(path: 1, rule: .nonZero, .color(.white)), .popLayer,
      ])
  }

  /// A picture of 40 × 20 pixels at 2 a point; each slice as its source and target.
  private func slices(
    _ slices: ImageSlices, in frame: Rect
  ) -> [(source: Rect, target: Rect)] {
    let resource = ImageResource(
      key: 1, name: "p", pixmap: Pixmap(width: 40, height: 20), scale: 2)
    let leaf = ImageLeaf(
      content: .bitmap(resource), size: resource.size, resizing: .sliced(slices))
    var tree = TreeFixture(200, 200, scale: 1)
    tree.node(.image(leaf), frame)
    return tree.commands.compactMap { command in
      guard case .drawImage(let draw) = command else { return nil }
      return (draw.source, draw.map.bounds(of: draw.source))
    }
  }

  @Test func capsKeepTheirSize() {
    let parts = slices(
      ImageSlices(caps: Insets(leading: 5, trailing: 4), centerWidth: 2), in: rect(10, 0, 100, 10))
    #expect(
      parts.map(\.source) == [
        rect(0, 0, 10, 20), rect(10, 0, 4, 20), rect(32, 0, 8, 20),
      ])
    #expect(
      parts.map(\.target) == [
        rect(10, 0, 5, 10), rect(15, 0, 91, 10), rect(106, 0, 4, 10),
      ])
  }

  @Test func nineParts() {
    let parts = slices(
      ImageSlices(caps: Insets(top: 2, leading: 5, bottom: 3, trailing: 5)),
      in: rect(0, 0, 50, 30))
    #expect(parts.count == 9)
    #expect(parts[4].source == rect(10, 4, 20, 10))
    #expect(parts[4].target == rect(5, 2, 40, 25))
    #expect(parts[8].target == rect(45, 27, 5, 3))
  }

  @Test func middlesMayBeTiled() {
    let parts = slices(
      ImageSlices(caps: Insets(leading: 5, trailing: 5), centerWidth: 10, isTiled: true),
      in: rect(0, 0, 35, 10))
    // Two whole copies and a half; along the other axis the picture itself is one.
    #expect(
      parts.map(\.target) == [
        rect(0, 0, 5, 10), rect(5, 0, 10, 10), rect(15, 0, 10, 10), rect(25, 0, 5, 10),
        rect(30, 0, 5, 10),
      ])
    #expect(parts[3].source == rect(10, 0, 10, 20))
  }

  @Test func capsShrinkWhereThereIsNoRoom() {
    let parts = slices(
      ImageSlices(caps: Insets(leading: 5, trailing: 5)), in: rect(0, 0, 6, 10))
    #expect(parts.map(\.target) == [rect(0, 0, 3, 10), rect(3, 0, 3, 10)])
  }
}

extension VectorTests {
  @Test func tilesAreDrawnForEachCell() {
    let tiles = VectorTiles(right: Point(3, 0), down: Point(0, 4), columns: 0..<2, rows: -1..<1)
    let box = Path(rect: rect(0, 0, 1, 1))
    let steps: [VectorPicture.Step] = [
      .pushTiles(tiles), .fill(box, .nonZero, .color(.black)), .popTiles,
      .fill(box, .nonZero, .color(.white)),
    ]
    let list = commands(steps)
    // The picture is shown at 4 pixels a point.
    #expect(
      boxes(list) == [
        rect(0, -16, 4, 4), rect(12, -16, 4, 4), rect(0, 0, 4, 4), rect(12, 0, 4, 4),
        rect(0, 0, 4, 4),
      ])
    #expect(VectorPicture(size: Size(9, 9), steps: steps).drawnSteps == 1 + 4 * 2 + 1)
  }

  @Test func picturesOfPixelsAreDrawn() {
    let image = DisplayImage(key: 7, pixmap: Pixmap(width: 2, height: 1))
    let list = commands([.image(image, .scale(5, 5), .none)])
    guard case .drawImage(let draw)? = list.commands.first else {
      Issue.record("no picture")
      return
    }
    #expect(draw.map.bounds(of: draw.source) == rect(0, 0, 40, 20))
    #expect(draw.interpolation == .none && list.images == [image])
  }

  @Test func layersBlend() {
    let list = commands([
      .pushLayer(bounds: rect(0, 0, 5, 5), opacity: 0.5, blendMode: .multiply),
      .fill(Path(rect: rect(0, 0, 1, 1)), .nonZero, .color(.black)), .popLayer,
    ])
    guard case .pushLayer(let layer)? = list.commands.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.blendMode == .multiply && layer.opacity == 0.5)
  }
}
