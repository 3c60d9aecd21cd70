import VitrineGraphics

/// Content that extends over the container's safe area on some edges.
struct IgnoresSafeArea: LayoutModifier {
  var top: Bool
  var leading: Bool
  var bottom: Bool
  var trailing: Bool

  var arguments: PlacedArguments {
    .edges(
      [(top, "top"), (leading, "leading"), (bottom, "bottom"), (trailing, "trailing")]
        .filter(\.0).map(\.1))
  }

  /// Extends the content on the edges where the modifier touches one of the safe area; content that stays
  /// smaller begins at the corner of what it was offered.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    let i = Int(visit.element)
    var insets = walk.safeInsets(of: visit, walk.surroundings[Int(visit.surroundings)])
    if !top { insets.top = 0 }
    if !leading { insets.leading = 0 }
    if !bottom { insets.bottom = 0 }
    if !trailing { insets.trailing = 0 }
    let around = walk.grown(visit, by: insets)
    let child = Int(walk.engine.elements[i].firstChild)
    let offer = Offer(around.frame.size)
    let content = walk.engine.size(child, offer)
    walk.push(child, ContentPlacement(offer: offer, size: content, origin: .zero), around, row)
  }
}

extension NodeKind {
  /// Extends the content over the container's safe area on these edges.
  public static func ignoresSafeArea(
    top: Bool, leading: Bool, bottom: Bool, trailing: Bool
  ) -> NodeKind {
    .modifier(
      NodeModifier(
        IgnoresSafeArea(top: top, leading: leading, bottom: bottom, trailing: trailing)))
  }
}
