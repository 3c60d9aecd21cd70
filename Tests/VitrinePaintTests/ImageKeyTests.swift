import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint

/// Pictures are input, and whoever makes one can give it the key of another: pixels tell them apart.
@Suite struct ImageKeyTests {
  private func resource(_ pixel: UInt32) -> ImageResource {
    ImageResource(
      key: 7, name: "p", pixmap: Pixmap(width: 1, height: 1, pixels: [pixel]), scale: 1)
  }

  @Test func equalKeysAreNotEqualPictures() {
    let (red, blue) = (resource(0xFF00_00FF), resource(0xFFFF_0000))
    #expect(red != blue && red == resource(0xFF00_00FF))
    var tree = TreeFixture(40, 40)
    for (index, picture) in [red, blue, red, resource(0xFF00_00FF)].enumerated() {
      let leaf = ImageLeaf(
        content: .bitmap(picture), size: picture.size, resizing: .stretch(Insets()))
      tree.node(.image(leaf), rect(Double(index) * 10, 0, 10, 10))
    }
    let list = paint(tree.tree, fonts: .init(directories: []))
    #expect(list.images.map(\.pixmap.pixels) == [[0xFF00_00FF], [0xFFFF_0000]])
    let drawn = list.commands.compactMap { command in
      if case .drawImage(let draw) = command { Int(draw.image) } else { nil }
    }
    #expect(drawn == [0, 1, 0, 0])
  }
}
