/// Bounds that keep time and memory finite for any display list.
package enum Limits {
  /// Pixels in either direction; geometry beyond is pulled in to it. Far beyond any picture, and
  /// small enough that 24.8 fixed point and products of two coordinates stay exact.
  package static let largestCoordinate = 4_000_000.0
  /// Width and height of a picture or layer.
  package static let largestSide = 32_768
  /// Pixels of a picture or layer: 1 GiB of memory.
  package static let largestArea = 1 << 28
  /// Layers open inside each other; deeper ones draw straight into their parent.
  package static let deepestLayers = 64
  /// Pixels of one layer with what its filters spread; more reach than fits is cut off.
  package static let layerArea = 1 << 26
  /// Cells of coverage held at a time, 1 MiB of memory; taller shapes are drawn in bands of rows.
  package static let coverageCells = 1 << 17
  /// Pieces of one curve. 1,024 pieces keep 0.025 px up to control polygons of 34,000 px.
  package static let curvePieces = 1024
  /// Dashes of one stroke; a finer pattern draws solid.
  package static let dashes = 100_000
  /// Bytes of glyph masks kept in one scratch.
  package static let glyphCacheBytes = 8 << 20
  /// Bytes of one glyph mask that is still worth keeping.
  package static let glyphMaskBytes = 1 << 17
  /// Sigma of a blur in pixels.
  package static let largestSigma = 2_000.0

  /// `v` within ± `largestCoordinate`; NaN counts as 0.
  @inline(__always)
  static func coordinate(_ v: Double) -> Double {
    if v.magnitude <= largestCoordinate { return v }
    return v > 0 ? largestCoordinate : (v < 0 ? -largestCoordinate : 0)
  }
}
