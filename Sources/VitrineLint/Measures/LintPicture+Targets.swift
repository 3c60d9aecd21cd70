import VitrineWidgets

extension LintPicture {
  /// The leaves inside a target.
  func leaves(in target: HitTarget) -> [LintLeaf] {
    guard let node = tree.node(at: target.path) else { return [] }
    let range = node..<max(node + 1, Int(tree.nodes[node].end))
    return leaves.filter { range.contains($0.node) }
  }
}
