import Testing
import VitrineGraphics
import VitrineLayout

@Suite struct DirectionTests {
  @Test func rowsRunFromTheRight() {
    let laid = Laid(hStack(box(10, 10, "a"), spacer(), box(20, 10, "b")), rightToLeft: true)
    #expect(laid["a"].x == 90)
    #expect(laid["b"].x == 0)
  }

  @Test func leadingIsOnTheRight() {
    let laid = Laid(vStack(.leading, box(40, 10, "a"), box(10, 10, "b")), rightToLeft: true)
    #expect(laid["a"].maxX == laid["b"].maxX)
    let insets = Insets(leading: 7)
    #expect(Laid(color("a").padding(insets), rightToLeft: true)["a"] == rect(0, 0, 93, 100))
  }

  @Test func directionMayChangeInside() {
    let inner = hStack(box(10, 10, "a"), box(20, 10, "b"))
    let laid = Laid(hStack(inner.rightToLeft(), box(5, 5, "c")))
    #expect(laid["a"].x > laid["b"].x)
    #expect(laid["c"].x > laid["a"].x)
    let back = Laid(hStack(inner.rightToLeft(false), box(5, 5, "c")), rightToLeft: true)
    #expect(back["a"].x < back["b"].x)
    #expect(back["c"].x < back["a"].x)
  }

  @Test func offsetsAndPositionsMirror() {
    #expect(Laid(box(10, 10, "a").offset(5, 0), rightToLeft: true)["a"].x == 40)
    #expect(Laid(box(10, 10, "a").position(20, 50), rightToLeft: true)["a"].midX == 80)
  }

  /// Right to left, every frame is the mirror image of the one left to right.
  @Test func everythingMirrors() {
    var trees = SeededTrees(seed: 21)
    for round in 0..<200 {
      let root = trees.tree()
      let plain = Laid(root, 180, 140).tree
      let mirrored = Laid(root, 180, 140, rightToLeft: true).tree
      #expect(plain.nodes.count == mirrored.nodes.count)
      for (a, b) in zip(plain.nodes, mirrored.nodes) {
        let image = Rect(
          x: 180 - a.frame.maxX, y: a.frame.y, width: a.frame.width, height: a.frame.height)
        #expect(isClose(image, b.frame, 1e-7), "round \(round): \(a.name)")
      }
    }
  }
}
