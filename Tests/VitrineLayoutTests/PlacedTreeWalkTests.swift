import Testing
import VitrineGraphics
import VitrineLayout

/// The walk over a placed tree, against a recursive one.
@Suite struct PlacedTreeWalkTests {
  private struct Visit: Equatable {
    var node: Int
    var map: Affine
    var clips: [Int]
    var opacity: Double
    var isHidden: Bool
    var isTransformed: Bool
  }

  private func content(_ random: inout SeededTrees) -> PlacedContent {
    switch random.next(8) {
    case 0: .hidden
    case 1: .effect(.opacity(Double(random.next(9)) / 4 - 0.5))
    case 2:
      .effect(.transform(.translation(Double(random.next(19)) - 9, 2)))
    case 3: .effect(.clip(.rectangle, bounds: Rect(x: 0, y: 0, width: 9, height: 9), .nonZero))
    case 4: .tapArea(.ellipse, bounds: Rect(x: 0, y: 0, width: 9, height: 9), .nonZero)
    default: .group(arguments: .none)
    }
  }

  private func tree(_ random: inout SeededTrees) -> PlacedTree {
    var nodes: [PlacedNode] = []
    func add(_ parent: Int, _ depth: Int) {
      let index = nodes.count
      nodes.append(
        PlacedNode(
          parent: Int32(parent), end: 0, name: "n", owner: [], identifier: nil,
          frame: Rect(x: Double(index), y: 0, width: 9, height: 9), content: content(&random),
          redaction: .none))
      let children = depth > 5 ? 0 : random.next(4)
      for _ in 0..<children { add(index, depth + 1) }
      nodes[index].end = Int32(nodes.count)
    }
    add(-1, 0)
    return PlacedTree(size: Size(99, 99), scale: 2, nodes: nodes)
  }

  /// The visits of a recursive walk; nodes whose index the filter names are visited without their subtree.
  private func reference(_ tree: PlacedTree, skipping: (Int) -> Bool, taps: Bool) -> [Visit] {
    var visits: [Visit] = []
    func visit(_ around: Visit) {
      visits.append(around)
      if skipping(around.node) { return }
      var inner = around
      switch tree.nodes[around.node].content {
      case .hidden: inner.isHidden = true
      case .effect(.opacity(let own)): inner.opacity *= max(0, min(1, own))
      case .effect(.transform(let map, _)):
        inner.map = map.then(inner.map)
        inner.isTransformed = true
      case .effect(.clip): inner.clips.append(around.node)
      case .tapArea: if taps { inner.clips.append(around.node) }
      default: break
      }
      for child in tree.children(of: around.node) {
        inner.node = child
        visit(inner)
      }
    }
    visit(
      Visit(
        node: 0, map: .scale(2, 2), clips: [], opacity: 1, isHidden: false, isTransformed: false))
    return visits
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func equalsARecursiveWalk(seed: UInt64) {
    var random = SeededTrees(seed: seed)
    let tree = tree(&random)
    let skipping = { (i: Int) in seed % 3 == 0 && i % 5 == 4 }
    let taps = seed % 2 == 0
    var walk = PlacedTreeWalk(tree, base: .scale(2, 2), includesTapAreas: taps)
    var visits: [Visit] = []
    while let i = walk.next() {
      visits.append(
        Visit(
          node: i, map: walk.map, clips: walk.clips.map(\.node), opacity: walk.opacity,
          isHidden: walk.isHidden, isTransformed: walk.isTransformed))
      if skipping(i) { walk.skipSubtree() }
    }
    #expect(visits == reference(tree, skipping: skipping, taps: taps))
    #expect(walk.next() == nil)
  }

  @Test func clipsKnowWhereTheyStand() throws {
    func node(_ i: Int, _ content: PlacedContent) -> PlacedNode {
      PlacedNode(
        parent: Int32(i - 1), end: 3, name: "n", owner: [], identifier: nil,
        frame: Rect(x: 10, y: 20, width: 30, height: 40), content: content, redaction: .none)
    }
    let box = Rect(x: 1, y: 2, width: 3, height: 4)
    let tree = PlacedTree(
      size: Size(99, 99), scale: 1,
      nodes: [
        node(0, .effect(.transform(.translation(100, 0)))),
        node(1, .effect(.clip(.rectangle, bounds: box, .evenOdd))),
        node(2, .group(arguments: .none)),
      ])
    var walk = PlacedTreeWalk(tree)
    while let i = walk.next(), i < 2 {}
    let clip = try #require(walk.clips.first)
    #expect(walk.clips.count == 1 && clip.node == 1 && clip.rule == .evenOdd)
    #expect(clip.area == Rect(x: 11, y: 22, width: 3, height: 4))
    #expect(clip.path.controlBounds == Rect(x: 111, y: 22, width: 3, height: 4))
  }

  @Test func emptyTreesHaveNoNodes() {
    var walk = PlacedTreeWalk(PlacedTree(size: Size(1, 1), scale: 1, nodes: []))
    #expect(walk.next() == nil)
  }
}
