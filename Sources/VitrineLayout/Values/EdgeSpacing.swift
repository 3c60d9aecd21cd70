/// A view's preferences for the distance to its neighbours, edge by edge.
///
/// Two neighbours keep the largest distance of the kinds that both of them state. Without such a kind it is the
/// larger one of the distances that either keeps to any neighbour, otherwise the standard one.
public struct EdgeSpacing: Sendable {
  var top: VerticalSpacing
  var bottom: VerticalSpacing
  /// The distances to any neighbour in a row, in points; NaN for none.
  var leading = Double.nan
  var trailing = Double.nan

  init(top: VerticalSpacing = VerticalSpacing(), bottom: VerticalSpacing = VerticalSpacing()) {
    self.top = top
    self.bottom = bottom
  }

  /// Edges without any preference yet.
  public static let unknown = EdgeSpacing()
  /// The edges of a shape, a picture, a padded or framed view.
  public static let plain = EdgeSpacing(
    top: VerticalSpacing(belowText: 0), bottom: VerticalSpacing(aboveText: 0))
  /// The edges of an empty container, which keep no distance.
  public static let none = EdgeSpacing.none(vertically: true, horizontally: true)

  /// The distance of views in points if none of them prefers another.
  public static let standard = 8.0

  /// The edges of a spacer, which keeps no distance on these axes.
  static func none(vertically: Bool, horizontally: Bool) -> EdgeSpacing {
    var result = EdgeSpacing()
    if vertically {
      result.top.toAny = 0
      result.bottom.toAny = 0
    }
    if horizontally {
      result.leading = 0
      result.trailing = 0
    }
    return result
  }

  /// The edges of a symbol, whose baseline is this many points above its bottom: among texts it stands like a
  /// line of theirs.
  package static func symbol(baselineOffset: Double) -> EdgeSpacing {
    let pitch = VerticalSpacing.TextPitch(lineSpacing: nil, distance: 0)
    return EdgeSpacing(
      top: VerticalSpacing(aboveText: baselineOffset, pitch: pitch),
      bottom: VerticalSpacing(belowText: baselineOffset + symbolExtra, pitch: pitch))
  }

  /// The distance that a symbol keeps below its baseline to a view, beside the baseline's own distance from its
  /// bottom.
  private static let symbolExtra = 1.0

  /// Takes another view's preferences, too, on the given edges.
  public mutating func formUnion(
    _ other: EdgeSpacing, top: Bool = true, leading: Bool = true, bottom: Bool = true,
    trailing: Bool = true
  ) {
    if top { self.top.formUnion(other.top) }
    if leading { self.leading = Double.maximum(self.leading, other.leading) }
    if bottom { self.bottom.formUnion(other.bottom) }
    if trailing { self.trailing = Double.maximum(self.trailing, other.trailing) }
  }

  /// Forgets the preferences on the given edges: they become those of a plain view.
  mutating func reset(top: Bool, leading: Bool, bottom: Bool, trailing: Bool) {
    if top { self.top = EdgeSpacing.plain.top }
    if leading { self.leading = .nan }
    if bottom { self.bottom = EdgeSpacing.plain.bottom }
    if trailing { self.trailing = .nan }
  }

  /// Returns the distance to a view below, in points.
  public func distance(above next: EdgeSpacing) -> Double { bottom.distance(above: next.top) }

  /// Returns the distance to the next view in a row, in points.
  public func distance(before next: EdgeSpacing) -> Double {
    Double.maximum(trailing, next.leading).or(EdgeSpacing.standard)
  }
}
