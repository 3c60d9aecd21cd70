import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

@Suite struct TreePropertyTests {
  /// The engine that remembers sizes and the one that measures everything anew agree to the bit.
  @Test func rememberedSizesAreTheMeasuredOnes() {
    var trees = SeededTrees(seed: 3)
    for _ in 0..<150 {
      let tree = NodeTree(root: trees.tree(4))
      let options = PlaceOptions(size: Size(190, 150), scale: 3)
      #expect(
        place(tree, fonts: TestFonts.library, options)
          == placeWithoutMemory(tree, fonts: TestFonts.library, options))
    }
  }

  @Test func sameTreeGivesTheSameFrames() {
    var trees = SeededTrees(seed: 5)
    for _ in 0..<50 {
      let root = trees.tree()
      #expect(Laid(root, 150, 150).tree == Laid(root, 150, 150).tree)
    }
  }

  @Test func framesAreFiniteAndSubtreesNest() {
    var trees = SeededTrees(seed: 9)
    for _ in 0..<200 {
      let tree = Laid(trees.tree(6), 200, 120).tree
      for (i, node) in tree.nodes.enumerated() {
        let f = node.frame
        #expect(f.x.isFinite && f.y.isFinite && f.width >= 0 && f.height >= 0)
        #expect(f.width.isFinite && f.height.isFinite)
        #expect(Int(node.end) > i && Int(node.end) <= tree.nodes.count)
        #expect(Int(node.parent) < i)
        if node.parent >= 0 { #expect(node.end <= tree.nodes[Int(node.parent)].end) }
      }
    }
  }

  /// A stack is as long as its children and the distances between them.
  @Test func stacksAddUp() {
    var trees = SeededTrees(seed: 11)
    for _ in 0..<200 {
      let tree = Laid(trees.tree(6), 200, 120).tree
      for (i, node) in tree.nodes.enumerated() where node.name == "HStack" {
        guard case .group(.stack(_, .some(let spacing))) = node.content else { continue }
        let frames = tree.children(of: i).map { tree.nodes[$0].frame }
        let isSorted = zip(frames, frames.dropFirst()).allSatisfy { $0.x <= $1.x }
        guard !frames.isEmpty, isSorted else { continue }
        let sum = frames.reduce(spacing * Double(frames.count - 1)) { $0 + $1.width }
        #expect((node.frame.width - sum).magnitude < 1e-6)
      }
    }
  }

  /// Offering a view more never makes a stack of colours smaller.
  @Test func largerOffersGiveLargerStacks() {
    for width in stride(from: 10.0, to: 300, by: 17) {
      let root = hStack(
        spacing: 3, color().flexible(minWidth: 20, maxWidth: 90), color("b"),
        color().flexible(maxWidth: 40))
      #expect(Laid(root, width, 50).root.width <= Laid(root, width + 17, 50).root.width)
      #expect(Laid(root, width, 50)["b"].width <= Laid(root, width + 17, 50)["b"].width)
    }
  }
}
