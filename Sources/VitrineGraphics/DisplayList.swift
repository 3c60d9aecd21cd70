/// A list of drawing commands in device pixels with y down, and the tables they refer to.
///
/// Self-contained: drawing a list needs no font, file or view. `sources` is parallel to `commands` and
/// identifies the placed node of each; it is ignored by equality.
///
/// Invariants: every index is inside its table; pushes and pops nest.
public struct DisplayList: Sendable {
  /// Size of the picture in pixels.
  public var width: Int
  public var height: Int
  public var commands: [DisplayCommand] = []
  public var sources: [Int32] = []
  public var paths: [Path] = []
  public var gradients: [Gradient] = []
  public var outlines: [GlyphOutline] = []
  public var images: [DisplayImage] = []
  public var backdrops: [Backdrop] = []

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension DisplayList: Equatable, Hashable {
  public static func == (a: DisplayList, b: DisplayList) -> Bool {
    a.width == b.width && a.height == b.height && a.commands == b.commands && a.paths == b.paths
      && a.gradients == b.gradients && a.outlines == b.outlines && a.images == b.images
      && a.backdrops == b.backdrops
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(commands)
    hasher.combine(paths)
    hasher.combine(gradients)
    hasher.combine(backdrops)
  }
}

/// One step of a display list. Indices point into the list's tables.
public enum DisplayCommand: Hashable, Sendable {
  /// An axis-aligned rectangle; edges between pixels give partial coverage.
  case fillRect(Rect, Paint)
  /// A rounded rectangle; `corners` in pixels, already limited to what fits.
  case fillRoundedRect(Rect, CornerRadii, CornerCurve, Paint)
  case fillPath(path: Int32, rule: FillRule, Paint)
  case strokePath(path: Int32, StrokeStyle, Paint)
  case drawGlyphs(GlyphRun)
  case drawImage(ImageDraw)
  /// Clips the following commands to the inside of a path, until `popClip`.
  case pushClip(path: Int32, rule: FillRule)
  case popClip
  /// Draws the following commands into a transparent layer, until `popLayer` composites it.
  case pushLayer(Layer)
  /// Ends the content of the layer and starts its mask: a second transparent layer whose alpha multiplies
  /// the content, until `popLayer`.
  case beginMask(MaskMode)
  case popLayer
}

/// The colour source of a fill.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// Index into `gradients`, and an opacity 0…1 over it.
  case gradient(Int32, opacity: Float)
  /// Index into `backdrops`, and an opacity 0…1 over it.
  case backdrop(Int32, opacity: Float)
}

/// The component of a mask layer that weights the content.
public enum MaskMode: UInt8, Hashable, Sendable { case alpha, inverseAlpha, luminance }

/// Describes how a group of commands is composited.
public struct Layer: Hashable, Sendable {
  /// The bounds of the content in pixels; drawing outside is lost. Filters enlarge them themselves.
  public var bounds: Rect
  public var opacity: Float
  public var blendMode: BlendMode
  /// Applied to the content in order, before mask, opacity and blend mode.
  public var filters: [LayerFilter]

  public init(
    bounds: Rect, opacity: Float = 1, blendMode: BlendMode = .normal, filters: [LayerFilter] = []
  ) {
    self.bounds = bounds
    self.opacity = opacity
    self.blendMode = blendMode
    self.filters = filters
  }
}

/// A change to the pixels of a layer.
public enum LayerFilter: Hashable, Sendable {
  /// The layer's alpha blurred (Gaussian, `sigma` in pixels), offset, coloured, and drawn behind the layer.
  case shadow(RGBA, sigma: Double, dx: Double, dy: Double)
  /// Gaussian of `sigma` pixels; an opaque blur repeats the edge instead of fading.
  case blur(sigma: Double, opaque: Bool)
  /// 4 rows of 5 over straight RGBA in 0…1: `out = m·(r, g, b, a, 1)`.
  case colorMatrix([Float])
  /// Black with the luminance of the content as alpha (Rec. 709 weights on encoded sRGB).
  case luminanceToAlpha
}

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

/// A glyph's outline in em units, y down, origin on the baseline, with a key that is the same in all lists,
/// so that its masks can be cached.
public struct GlyphOutline: Hashable, Sendable {
  /// The hash of font file, face, axes and glyph.
  public var key: UInt64
  public var path: Path
  /// Emboldening in em: the outline is widened by this much on every side.
  public var bold: Double

  public init(key: UInt64, path: Path, bold: Double = 0) {
    self.key = key
    self.path = path
    self.bold = bold
  }

}

/// A picture in a display list, with a hash of its content as key.
public struct DisplayImage: Hashable, Sendable {
  public var key: UInt64
  public var pixmap: Pixmap

  public init(key: UInt64, pixmap: Pixmap) {
    self.key = key
    self.pixmap = pixmap
  }

  public static func == (a: DisplayImage, b: DisplayImage) -> Bool {
    a.key == b.key && a.pixmap.width == b.pixmap.width && a.pixmap.height == b.pixmap.height
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// An image drawn through `map`, which maps image pixels to device pixels.
public struct ImageDraw: Hashable, Sendable {
  public enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }

  public var image: Int32
  /// The part of the image that is drawn, in image pixels.
  public var source: Rect
  public var map: Affine
  public var interpolation: Interpolation
  public var opacity: Float
  /// The paint that fills the image's alpha (template rendering); nil draws the image's own colours.
  public var template: Paint?

  public init(
    image: Int32, source: Rect, map: Affine, interpolation: Interpolation = .medium,
    opacity: Float = 1, template: Paint? = nil
  ) {
    self.image = image
    self.source = source
    self.map = map
    self.interpolation = interpolation
    self.opacity = opacity
    self.template = template
  }
}
