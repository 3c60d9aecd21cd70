import VitrineLayout

extension PlacedTree {
  /// Returns the tree with the nodes of a name marked as widgets, for hit maps.
  func marking(_ name: String, as rules: TapRules?) -> PlacedTree {
    guard let rules else { return self }
    var result = self
    for i in result.nodes.indices where result.nodes[i].name == name {
      result.nodes[i].content = .interaction(.widget(rules))
    }
    return result
  }
}
