/// The distances that a view prefers at its top or its bottom edge, in points; NaN where it has none.
///
/// An edge of a text and one of another view each state a part of the distance between them; two texts leave
/// it to their fonts. Kinds, parts and their order: the layout of SwiftUI 6.5 as OpenSwiftUI restates it.
struct VerticalSpacing: Sendable {
  /// The distance to any neighbour with which no other kind is shared.
  var toAny = Double.nan
  /// The part of the distance from a view down to a text: a text states it at its top, other views 0 at
  /// their bottom.
  var aboveText = Double.nan
  /// The part of the distance from a text down to a view.
  var belowText = Double.nan
  var pitch: TextPitch?

  /// The distance that a text keeps to a text above it.
  struct TextPitch: Sendable {
    /// The height of a line with its leading, by which the larger of two texts is found; nil for a symbol,
    /// which stands among texts like one but keeps no distance to them.
    var lineSpacing: Double?
    var distance: Double
  }

  /// Takes another edge's preferences, too: the larger one of each kind.
  mutating func formUnion(_ other: VerticalSpacing) {
    toAny = Double.maximum(toAny, other.toAny)
    aboveText = Double.maximum(aboveText, other.aboveText)
    belowText = Double.maximum(belowText, other.belowText)
    guard let theirs = other.pitch else { return }
    guard let own = pitch else {
      pitch = theirs
      return
    }
    if own.lineSpacing ?? -.infinity < theirs.lineSpacing ?? -.infinity { pitch = theirs }
  }

  /// Returns the distance from this bottom edge to the top edge of the view below.
  func distance(above next: VerticalSpacing) -> Double {
    // The sum is NaN, and does not count, where one of the two states no such part.
    var shared = Double.maximum(aboveText + next.aboveText, belowText + next.belowText)
    if let pitch, let below = next.pitch {
      let isText = pitch.lineSpacing != nil && below.lineSpacing != nil
      shared = Double.maximum(shared, isText ? below.distance : 0)
    }
    return shared.or(Double.maximum(toAny, next.toAny)).or(EdgeSpacing.standard)
  }
}
