import VitrineGraphics
import VitrineLayout

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
