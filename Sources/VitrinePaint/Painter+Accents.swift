import VitrineGraphics
import VitrineLayout

/// Colours of the two groups of an accented widget, while its views are drawn.
struct AccentGroups {
  let primary: RGBA
  let accent: RGBA
  /// What becomes of content that does not name its own treatment.
  var treatment = AccentTreatment.primary
  /// For every node, whether something below it names its treatment.
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
    }
    isMixed = mixed
  }

  /// The filters that bring content into its group's colour.
  func filters(_ treatment: AccentTreatment) -> [LayerFilter] {
    switch treatment {
    case .primary: [.colorMatrix(flat(primary))]
    case .accent: [.colorMatrix(flat(accent))]
    case .desaturated: [.luminanceToAlpha, .colorMatrix(flat(primary))]
    case .accentDesaturated: [.luminanceToAlpha, .colorMatrix(flat(accent))]
    case .fullColor: []
    }
  }

  /// One colour wherever there was something, by its alpha.
  private func flat(_ c: RGBA) -> [Float] {
    [0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue, 0, 0, 0, c.alpha, 0]
  }
}

extension Painter {
  /// Notes a treatment that a node names, and opens a layer where all below has one.
  mutating func openGroup(_ i: Int) {
    guard var inner = groups else { return }
    var scope = Scope(
      end: Int(tree.nodes[i].end), map: map, foldedOpacity: foldedOpacity,
      softClipCount: softClips.count, groups: groups)
    if case .accentable(let named) = tree.nodes[i].content {
      inner.treatment = named
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
        Layer(bounds: map.bounds(of: ink[i]), opacity: Float(foldedOpacity), filters: filters)))
    foldedOpacity = 1
    scope.pops.append(.popLayer)
  }
}
