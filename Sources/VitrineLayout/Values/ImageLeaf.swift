public import VitrineGraphics

/// A picture or symbol as a view.
public struct ImageLeaf: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A picture of pixels or outlines.
    case bitmap(ImageResource)
    /// A symbol; `fills` has one entry for each layer.
    case symbol(SymbolOutline, fills: [FillStyle])
  }

  public enum Resizing: Hashable, Sendable {
    case fixed
    case stretch(Insets)
    case tile(Insets)
    /// Slices as a catalogue defines them.
    case sliced(ImageSlices)
  }

  public var content: Content
  /// The size in points without resizing.
  public var size: Size
  /// The distance of the text baseline from the top of an unresized symbol, in points; nil for the bottom.
  public var baseline: Double?
  /// The size of a symbol's font in points; nil for pictures.
  public var fontSize: Double?
  public var resizing: Resizing
  public var interpolation: ImageDraw.Interpolation
  /// The fill for template rendering of pictures.
  public var template: FillStyle?

  public init(
    content: Content, size: Size, baseline: Double? = nil, fontSize: Double? = nil,
    resizing: Resizing = .fixed, interpolation: ImageDraw.Interpolation = .medium,
    template: FillStyle? = nil
  ) {
    self.content = content
    self.size = size
    self.baseline = baseline
    self.fontSize = fontSize
    self.resizing = resizing
    self.interpolation = interpolation
    self.template = template
  }
}
