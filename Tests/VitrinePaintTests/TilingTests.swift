import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint

/// Pictures that are repeated over a view.
@Suite struct TilingTests {
  /// The copies of a picture of some pixels a side in a frame, and the nodes that are noted.
  private func tiled(
    _ side: Int, in frame: Rect, _ resizing: ImageLeaf.Resizing = .tile(Insets()),
    content: PictureContent? = nil
  ) -> (copies: Int, untiled: [Int]) {
    let content = content ?? .pixels(Pixmap(width: side, height: side))
    let resource = ImageResource(key: 1, name: "p", content: content, scale: 1)
    let leaf = ImageLeaf(content: .bitmap(resource), size: resource.size, resizing: resizing)
    var tree = TreeFixture(400, 400, scale: 1)
    tree.node(.image(leaf), frame)
    var omissions = PaintOmissions()
    let list = paint(
      tree.tree, fonts: .init(directories: []), budget: .standard, omissions: &omissions)
    let copies = list.commands.count { command in
      switch command {
      case .drawImage, .fillPath: true
      default: false
      }
    }
    return (copies, omissions.untiled)
  }

  @Test func smallTilesFillLargeViews() {
    let found = tiled(3, in: rect(0, 0, 363, 381))
    #expect(found.copies == 121 * 127 && found.untiled == [])
    #expect(tiled(40, in: rect(0, 0, 100, 40)).copies == 3)
  }

  @Test func tooManyTilesAreNoted() {
    #expect(tiled(1, in: rect(0, 0, 363, 381)) == (0, [0]))
    #expect(tiled(2, in: rect(0, 0, 363, 381)) == (0, [0]))
    #expect(tiled(1, in: rect(0, 0, 128, 128)) == (16_384, []))
  }

  @Test func stepsOfDrawingsCount() {
    let dot = VectorPicture.Step.fill(Path(rect: rect(0, 0, 1, 1)), .nonZero, .color(.black))
    let steps = [VectorPicture.Step](repeating: dot, count: 1000)
    let picture = PictureContent.vector(VectorPicture(size: Size(10, 10), steps: steps))
    #expect(tiled(0, in: rect(0, 0, 400, 400), content: picture) == (0, [0]))
    #expect(tiled(0, in: rect(0, 0, 20, 20), content: picture) == (4000, []))
  }

  @Test func middlesThatAreStretchedInsteadAreNoted() {
    let slices = ImageSlices(caps: Insets(leading: 1, trailing: 1), centerWidth: 1, isTiled: true)
    #expect(tiled(3, in: rect(0, 0, 300, 3), .sliced(slices)) == (3, [0]))
    #expect(tiled(3, in: rect(0, 0, 32, 3), .sliced(slices)).untiled == [])
  }
}
