import VitrineGraphics

/// A gradient or pattern with those that it takes attributes and content from.
struct SVGServer {
  /// The longest chain.
  private static let longest = 16

  private let tree: SVGTree
  let chain: [Int]

  /// - Parameter names: the elements that the first one may take attributes from; the chain ends at others.
  init(_ tree: SVGTree, _ first: Int, _ names: Set<String>) {
    self.tree = tree
    var chain = [first]
    while chain.count < Self.longest, let last = chain.last,
      let next = tree.nodes[last].reference.flatMap({ tree.identifiers[$0] }),
      names.contains(tree.nodes[next].name), !chain.contains(next)
    {
      chain.append(next)
    }
    self.chain = chain
  }

  /// The attributes of the nearest element that has each.
  /// - Parameter own: those that only elements of the first one's name give.
  func attributes(own: Set<String> = []) -> [String: String] {
    let name = tree.nodes[chain[0]].name
    return chain.reversed().reduce(into: [String: String]()) { sum, i in
      let node = tree.nodes[i]
      for (key, value) in node.attributes where !own.contains(key) || node.name == name {
        sum[key] = value
      }
    }
  }

  /// The nearest element with children that fit.
  func owner(_ fits: (SVGNode) -> Bool) -> Int? {
    chain.first { i in tree.nodes[i].children.contains { fits(tree.nodes[$0]) } }
  }
}
