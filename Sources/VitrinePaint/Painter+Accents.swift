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

extension Painter {
  /// Records the treatment set by a node, and opens a layer if its whole subtree has one treatment.
  mutating func openGroup(_ i: Int) {
    guard var inner = groups else { return }
    var scope = scope(of: i)
    if case .accentable(let named) = tree.nodes[i].content {
      // A view cannot leave the accent group that a view around it is in (documented for `widgetAccentable`).
      if named != .primary || inner.treatment != .accent { inner.treatment = named }
    } else if inner.isMixed[i] {
      return
    }
    groups = inner.isMixed[i] ? inner : nil
    if !inner.isMixed[i] { pushFilters(inner.filters(inner.treatment), i, &scope) }
    scopes.append(scope)
  }

  private mutating func pushFilters(_ filters: [LayerFilter], _ i: Int, _ scope: inout Scope) {
    if filters.isEmpty { return }
    append(
      .pushLayer(
        Layer(
          bounds: map.bounds(of: ink[i]), blendMode: inherited.blendMode,
          filters: filters + inherited.filters)))
    // One colour of half the alpha is half of that colour.
    inherited = ElementEffects(opacity: inherited.opacity)
    scope.pops.append(.popLayer)
  }
}
