import VitrineLayout

extension PlacedTree {
  /// Returns the tree with the nodes of a name marked as widgets, for hit maps.
  ///
  /// - Parameter rules: the rules of each widget by its node's identifier.
  func marking(_ name: String, as rules: [String: TapRules]) -> PlacedTree {
    var result = self
    for i in result.nodes.indices where result.nodes[i].name == name {
      guard let own = result.nodes[i].identifier.flatMap({ rules[$0] }) else { continue }
      result.nodes[i].content = .interaction(.widget(own))
    }
    return result
  }
}
