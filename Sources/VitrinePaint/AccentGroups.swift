import VitrineGraphics
import VitrineLayout

/// The colours of the two groups of an accented widget, while its views are drawn.
struct AccentGroups {
  let primary: RGBA
  let accent: RGBA
  /// The treatment of content that does not set its own.
  var treatment = AccentTreatment.primary
  /// Whether a descendant sets a treatment, or the node blends with what is before it, for every node.
  let isMixed: [Bool]

  init(primary: RGBA, accent: RGBA, _ tree: PlacedTree) {
    self.primary = primary
    self.accent = accent
    var mixed = [Bool](repeating: false, count: tree.nodes.count)
    for i in tree.nodes.indices.reversed() {
      var names = mixed[i]
      if case .accentable = tree.nodes[i].content { names = true }
      let parent = Int(tree.nodes[i].parent)
      if names && parent >= 0 { mixed[parent] = true }
      // What blends with views before it must not be drawn into a layer of its group alone.
      if case .effect(.blendMode(let blend)) = tree.nodes[i].content, blend != .normal {
        mixed[i] = true
      }
    }
    isMixed = mixed
  }

  /// Returns the filters that draw content in its group's colour.
  func filters(_ treatment: AccentTreatment) -> [LayerFilter] {
    switch treatment {
    case .primary: [.colorMatrix(flat(primary))]
    case .accent: [.colorMatrix(flat(accent))]
    case .desaturated: [.alphaByLuminance, .colorMatrix(flat(primary))]
    case .accentDesaturated: [.alphaByLuminance, .colorMatrix(flat(accent))]
    case .fullColor: []
    }
  }

  /// Returns a matrix that replaces all colours by one and keeps the alpha.
  private func flat(_ c: RGBA) -> [Float] {
    [0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, c.alpha, 0]
  }
}
