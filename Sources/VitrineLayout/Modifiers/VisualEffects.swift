/// An effect with the name of the function that made it.
public struct NamedEffect {
  public var name: String
  public var effect: Effect

  public init(_ name: String, _ effect: Effect) {
    self.name = name
    self.effect = effect
  }
}

/// Effects that their author chooses when the content's frame is known.
struct VisualEffects: LayoutModifier {
  /// The effects, innermost first.
  var effects: (GeometryContext) -> [NamedEffect]

  /// Each effect becomes a node of its own around the content.
  func push(_ visit: Visit, _ row: Int32, in walk: inout PlaceWalk) {
    var row = row
    let effects = walk.isTrial ? [] : effects(walk.geometry(of: visit))
    for named in effects.reversed() {
      let content = walk.placedEffect(named.effect, visit)
      row = walk.append(named.name, content, visit.frame, below: row, visit)
    }
    walk.pushContent(visit, row)
  }
}

extension NodeKind {
  /// - Parameter effects: the effects on the content of a frame, innermost first. A mask is none of them.
  public static func visualEffect(
    _ effects: @escaping (GeometryContext) -> [NamedEffect]
  ) -> NodeKind {
    .modifier(NodeModifier(VisualEffects(effects: effects)))
  }
}
