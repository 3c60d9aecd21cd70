/// The paths of many nodes of a tree.
///
/// The path of one node counts the siblings of each node above it. Where many are asked for, the children of a node
/// are numbered once, so that all paths take time proportional to the nodes. Used from one thread.
package final class PlacedPaths {
  private let tree: PlacedTree
  /// The number of a node among the siblings of its name; `unknown` before it is asked for.
  private var numbers: [Int32] = []

  private static let unknown: Int32 = -1
  /// A node without siblings of its name.
  private static let alone: Int32 = -2

  package init(_ tree: PlacedTree) { self.tree = tree }

  /// Returns the same as `PlacedTree.path(of:)`.
  package func path(of index: Int) -> String {
    guard tree.nodes.indices.contains(index) else { return "" }
    if numbers.isEmpty {
      numbers = [Int32](repeating: PlacedPaths.unknown, count: tree.nodes.count)
    }
    var names: [String] = []
    var i = index
    while i >= 0 {
      names.append(step(i))
      i = Int(tree.nodes[i].parent)
    }
    return names.reversed().joined(separator: "/")
  }

  private func step(_ i: Int) -> String {
    let node = tree.nodes[i]
    guard node.parent >= 0 else { return node.name }
    if numbers[i] == PlacedPaths.unknown { number(tree.children(of: Int(node.parent))) }
    return numbers[i] == PlacedPaths.alone ? node.name : "\(node.name)[\(numbers[i])]"
  }

  private func number(_ siblings: [Int]) {
    var counts: [String: Int32] = [:]
    for i in siblings {
      let before = counts[tree.nodes[i].name, default: 0]
      numbers[i] = before
      counts[tree.nodes[i].name] = before + 1
    }
    for i in siblings where counts[tree.nodes[i].name] == 1 { numbers[i] = PlacedPaths.alone }
  }
}
