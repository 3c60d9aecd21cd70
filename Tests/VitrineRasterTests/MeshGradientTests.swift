import Testing
import VitrineGraphics
import VitrineRaster

/// Mesh gradients against their plain twin, which looks for each pixel by itself.
@Suite struct MeshGradientTests {
  private func grid(
    _ size: Int, bend: (Int, Int) -> Point = { _, _ in .zero }, smooths: Bool = true
  ) -> MeshGrid? {
    let step = 48.0 / Double(size - 1)
    let vertices = (0..<size).flatMap { y in
      (0..<size).map { x in
        let p = Point(Double(x) * step, Double(y) * step) + bend(x, y)
        let (dx, dy) = (Point(step / 3, 0), Point(0, step / 3))
        return MeshGrid.Vertex(
          position: p, leading: p - dx, top: p - dy, trailing: p + dx, bottom: p + dy)
      }
    }
    return MeshGrid(
      width: size, height: size, vertices: vertices, background: .clear, smoothsColors: smooths)
  }

  private func colors(_ count: Int, seed: UInt64 = 7) -> [GradientStop] {
    var state = seed
    func next() -> Float {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(state >> 40) / Float(1 << 24)
    }
    return (0..<count).map { _ in GradientStop(RGBA(next(), next(), next(), 1), 0) }
  }

  private func pixels(_ gradient: VitrineGraphics.Gradient, side: Int = 48) -> Pixmap {
    var list = DisplayList(width: side, height: side)
    list.gradients = [gradient]
    list.commands = [
      .fillRect(
        Rect(x: 0, y: 0, width: Double(side), height: Double(side)), .gradient(0, opacity: 1))
    ]
    var scratch = RasterScratch()
    return rasterize(list, scratch: &scratch)
  }

  private func component(_ pixel: UInt32, _ i: Int) -> Double {
    Double((pixel >> (8 * UInt32(i))) & 255)
  }

  @Test(arguments: [true, false])
  func trianglesAreTheTwins(smooths: Bool) throws {
    let bends: [(Int, Int) -> Point] = [
      { _, _ in .zero }, { x, y in x == 1 && y == 1 ? Point(5, -4) : .zero },
      { x, y in x == 1 && y == 2 ? Point(-6, 0) : .zero },
    ]
    for (index, bend) in bends.enumerated() {
      let mesh = try #require(grid(3, bend: bend, smooths: smooths))
      let gradient = Gradient(.mesh(mesh), stops: colors(9, seed: UInt64(index) + 1))
      let picture = pixels(gradient)
      var worst = 0.0
      for y in stride(from: 1, to: 47, by: 5) {
        for x in stride(from: 1, to: 47, by: 4) {
          let place = Point(Double(x) + 0.5, Double(y) + 0.5)
          guard let expected = MeshReference.color(gradient, at: place) else { continue }
          let pixel = picture.pixels[y * 48 + x]
          for i in 0..<4 { worst = max(worst, abs(component(pixel, i) - expected[i])) }
        }
      }
      #expect(worst <= 2.5, "\(index): \(worst)")
    }
  }

  @Test func cornersHaveTheirColours() throws {
    let mesh = try #require(grid(2, smooths: false))
    let stops = [RGBA(1, 0, 0), RGBA(0, 1, 0), RGBA(0, 0, 1), RGBA(1, 1, 1)].map {
      GradientStop($0, 0)
    }
    let picture = pixels(Gradient(.mesh(mesh), stops: stops))
    #expect(component(picture.pixels[0], 0) > 249 && component(picture.pixels[0], 1) < 6)
    #expect(component(picture.pixels[47], 1) > 249)
    #expect(component(picture.pixels[47 * 48], 2) > 249)
    // The middle is the mean of all four.
    let middle = picture.pixels[24 * 48 + 24]
    for i in 0..<3 { #expect(abs(component(middle, i) - 127.5) < 4) }
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func outsideIsTheBackground() throws {
    var mesh = try #require(grid(2))
    mesh.background = RGBA(0, 0, 0, 1)
    let moved = mesh.transformed(by: .translation(24, 24))
    let picture = pixels(Gradient(.mesh(moved), stops: colors(4)))
    #expect(picture.pixels[0] == 0xFF00_0000)
    #expect(picture.pixels[40 * 48 + 40] != 0xFF00_0000)
  }

  @Test func wildMeshesEnd() throws {
    let far = OutlineLimits.coordinate(1e12)
    var mesh = try #require(grid(6))
    for i in mesh.vertices.indices {
      mesh.vertices[i].trailing = Point(i % 2 == 0 ? far : -far, far)
      mesh.vertices[i].position = Point(.nan, Double(i))
    }
    #expect(
      pixels(Gradient(.mesh(mesh), stops: colors(mesh.vertices.count))).pixels.count == 48 * 48)
    #expect(
      MeshGrid(width: 1, height: 2, vertices: [], background: .clear, smoothsColors: true) == nil)
  }

  @Test func listsKeepThem() throws {
    var list = DisplayList(width: 48, height: 48)
    list.gradients = [Gradient(.mesh(try #require(grid(3))), stops: colors(9))]
    #expect(try DisplayList(decoding: list.encoded()) == list)
  }
}
