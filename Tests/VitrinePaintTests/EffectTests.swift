import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint

@Suite struct EffectTests {
  let box = rect(0, 0, 100, 50)

  @Test func pictureIsAsLargeAsTheCanvasInPixels() {
    let list = paint(
      PlacedTree(size: Size(100, 50.3), scale: 3, nodes: []), fonts: .init(directories: []))
    #expect(list.width == 300 && list.height == 151)
  }

  @Test func rectangleBecomesPixels() {
    var t = TreeFixture(100, 50)
    t.rectangle(rect(10, 5, 20, 10), .white)
    #expect(t.commands == [.fillRect(rect(20, 10, 40, 20), .color(.white))])
  }

  @Test func opacityOfOneLeafIsFoldedIntoItsPaint() {
    var t = TreeFixture(100, 50)
    t.node(.effect(.opacity(0.5)), box) { $0.rectangle(rect(0, 0, 10, 10)) }
    #expect(t.commands == [.fillRect(rect(0, 0, 20, 20), .color(RGBA(0, 0, 0, 0.5)))])
  }

  @Test func zeroOpacityDrawsNothing() {
    var t = TreeFixture(100, 50)
    t.node(.effect(.opacity(0)), box) { $0.rectangle(box) }
    #expect(t.commands.isEmpty)
  }

  @Test func hiddenDrawsNothing() {
    var t = TreeFixture(100, 50)
    t.node(.hidden, box) { $0.rectangle(box) }
    #expect(t.commands.isEmpty)
  }

  @Test func clipOfABackgroundOfItsSizeIsOneFill() {
    var t = TreeFixture(100, 50)
    let clip = PlacedGeometry.roundedRectangle(CornerRadii(10), .continuous)
    t.node(.effect(.clip(clip, bounds: box, .nonZero)), box) {
      $0.rectangle(box, .white)
      $0.rectangle(rect(40, 20, 10, 10))
    }
    #expect(
      t.commands == [
        .fillRoundedRect(rect(0, 0, 200, 100), CornerRadii(20), .continuous, .color(.white)),
        .fillRect(rect(80, 40, 20, 20), .color(.black)),
      ])
  }

  @Test func clipThatTwoLeavesCrossIsAMaskLayer() {
    var t = TreeFixture(100, 50)
    let clip = PlacedGeometry.roundedRectangle(CornerRadii(10), .continuous)
    t.node(.effect(.clip(clip, bounds: box, .nonZero)), box) {
      $0.rectangle(box, .white)
      $0.rectangle(rect(0, 0, 10, 10))
    }
    let c = t.commands
    #expect(c.count == 6)
    #expect(c[3] == .beginMask(.alpha))
    #expect(c[5] == .popLayer)
  }

  @Test func rectangularClipOnWholePixelsIsAScissor() {
    var t = TreeFixture(100, 50)
    t.node(.effect(.clip(.rectangle, bounds: rect(0, 0, 50, 50), .nonZero)), box) {
      $0.rectangle(box)
      $0.rectangle(box)
    }
    #expect(t.commands.first == .pushClip(path: 0, rule: .nonZero))
    #expect(t.commands.last == .popClip)
  }

  @Test func maskOpensBetweenContentAndMask() {
    var t = TreeFixture(100, 50)
    t.node(.effect(.mask(.center)), box) {
      $0.node(.group(arguments: ""), self.box) { $0.rectangle(self.box) }
      $0.rectangle(self.box, .white)
    }
    let kinds = t.commands.map { String(describing: $0).prefix { $0 != "(" } }
    #expect(kinds == ["pushLayer", "fillRect", "beginMask", "fillRect", "popLayer"])
  }

  @Test func shadowGrowsWithScale() {
    var t = TreeFixture(100, 50)
    t.node(.effect(.shadow(.black, radius: 4, x: 1, y: 2)), box) { $0.rectangle(box) }
    guard case .pushLayer(let layer)? = t.commands.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.filters == [.shadow(.black, sigma: 8 * 0.97, dx: 2, dy: 4)])
  }

  @Test func transformsCompose() {
    var t = TreeFixture(100, 50)
    t.node(.effect(.transform(.scale(2, 2))), box) {
      $0.node(.effect(.transform(.translation(5, 0))), self.box) {
        $0.rectangle(rect(0, 0, 10, 10))
      }
    }
    #expect(t.commands == [.fillRect(rect(20, 0, 40, 40), .color(.black))])
  }

  @Test func sourcesNameTheNode() {
    var t = TreeFixture(100, 50)
    t.node(.group(arguments: ""), box) {
      $0.rectangle(self.box)
      $0.rectangle(self.box)
    }
    let list = paint(t.tree, fonts: .init(directories: []))
    #expect(list.sources == [1, 2])
    #expect(list.commands.count == list.sources.count)
  }
}
