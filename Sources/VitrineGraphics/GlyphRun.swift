/// Glyphs of one paint. `map` takes the run's space to device pixels; positions are glyph origins
/// on the baseline in the run's space, and an outline's unit is `emSize` of it.
public struct GlyphRun: Hashable, Sendable {
  public var outlines: [Int32]
  public var positions: [Point]
  public var emSize: Double
  public var map: Affine
  public var paint: Paint

  public init(
    outlines: [Int32], positions: [Point], emSize: Double, map: Affine, paint: Paint
  ) {
    self.outlines = outlines
    self.positions = positions
    self.emSize = emSize
    self.map = map
    self.paint = paint
  }
}
