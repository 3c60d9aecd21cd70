import VitrineGraphics
import VitrineViews

/// A soft veil behind a text on a wallpaper; nothing where the text is legible without.
nonisolated struct LegibilityVeil: View {
  let ink: LegibleInk
  /// The text's place in points from the screen's leading top corner.
  let rect: Rect

  nonisolated var body: some View {
    if ink.veil > 0 {
      let shape = rect.inset(by: -Self.reach)
      RoundedRectangle(cornerRadius: min(shape.height, Self.mostCorner) / 2)
        .fill(Color(ink.veilColor))
        .blur(radius: Self.softness)
        .placed(in: shape)
    }
  }

  /// The distance in points that the veil extends beyond the text, and the blur's standard deviation: the text's edges
  /// have nine tenths of the veil, and it is gone before the next row of icons (estimated).
  private static let reach = 8.0
  private static let softness = 6.0
  /// The greatest diameter of the veil's corners in points.
  private static let mostCorner = 60.0
}
