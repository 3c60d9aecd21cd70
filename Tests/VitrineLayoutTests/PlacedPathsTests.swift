import Testing
import VitrineGraphics
import VitrineLayout

/// The paths of many nodes are those of each by itself.
@Suite struct PlacedPathsTests {
  private static func tree(_ random: inout SeededTrees, names: Int) -> PlacedTree {
    var nodes: [PlacedNode] = []
    func add(_ parent: Int, _ depth: Int) {
      let index = nodes.count
      nodes.append(
        PlacedNode(
          parent: Int32(parent), end: 0, name: "n\(random.next(names))", owner: [], identifier: nil,
          frame: .zero, content: .group(arguments: .none), redaction: .none))
      for _ in 0..<(depth > 4 ? 0 : random.next(6)) { add(index, depth + 1) }
      nodes[index].end = Int32(nodes.count)
    }
    add(-1, 0)
    return PlacedTree(size: Size(9, 9), scale: 1, nodes: nodes)
  }

  @Test(arguments: 1...40) func bothSayTheSame(seed: UInt64) {
    var random = SeededTrees(seed: seed)
    let tree = Self.tree(&random, names: 1 + random.next(4))
    let paths = PlacedPaths(tree)
    // In an order of their own, so that siblings are asked for before and after one another.
    for i in tree.nodes.indices.reversed() { #expect(paths.path(of: i) == tree.path(of: i)) }
    for i in tree.nodes.indices { #expect(paths.path(of: i) == tree.path(of: i)) }
  }

  @Test func whatIsNotThereHasNone() {
    #expect(PlacedPaths(PlacedTree(size: .zero, scale: 1, nodes: [])).path(of: 0) == "")
  }
}
