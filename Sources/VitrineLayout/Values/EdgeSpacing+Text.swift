import VitrineText

extension EdgeSpacing {
  /// The edges of a text with fonts of these metrics.
  ///
  /// A view above keeps the text's descent and a tenth of the line's height to it; one below, measured from
  /// the top of the capitals, a whole line and that tenth, or at least the tenth below the descent. Checked
  /// with frames by Apple's renderer on macOS 26 at twelve sizes and on an iPhone of iOS 26.
  /// - Parameter scale: pixels per point.
  package static func text(_ fonts: FontExtents, scale: Double, _ spacing: TextSpacing)
    -> EdgeSpacing
  {
    let line = fonts.ascent + fonts.descent
    let isByPixels = spacing == .pixels
    let room = up(line * shareOfLine, isByPixels ? scale : 1 / stepBeforePixels)
    let pitch = VerticalSpacing.TextPitch(
      lineSpacing: line + fonts.leading, distance: isByPixels ? up(fonts.leading, scale) : 0)
    return EdgeSpacing(
      top: VerticalSpacing(aboveText: fonts.descent + room, pitch: pitch),
      bottom: VerticalSpacing(
        belowText: Swift.max(line + room - fonts.capHeight, room + fonts.descent), pitch: pitch))
  }

  private static let shareOfLine = 0.1
  private static let stepBeforePixels = 4.0
  /// Keeps 2.000000001 pixels from becoming 3.
  private static let slack = 1e-6

  /// Rounds up to a whole number of steps, of which a point has `perPoint`.
  private static func up(_ length: Double, _ perPoint: Double) -> Double {
    let steps = (length * perPoint - slack).rounded(.up)
    // Not -0, which would be told from 0.
    return steps == 0 || !steps.isFinite ? 0 : steps / perPoint
  }
}
