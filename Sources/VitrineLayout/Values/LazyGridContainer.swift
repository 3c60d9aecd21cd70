public struct LazyGridContainer {
  /// The axis along which lines follow each other: vertical for a LazyVGrid.
  public var axis: LayoutAxis
  public var tracks: [GridTrack]
  /// The alignment of all tracks in the grid's length across, of headers and footers of sections in their line, and
  /// of views in tracks without an alignment of their own.
  public var alignment: Alignment2D
  /// The points between lines; nil is 8.
  public var spacing: Double?

  public init(axis: LayoutAxis, tracks: [GridTrack], alignment: Alignment2D, spacing: Double?) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }
}
