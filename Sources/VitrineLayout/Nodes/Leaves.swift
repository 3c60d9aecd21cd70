public import VitrineGraphics
public import VitrineText

/// A text with the fills that its runs refer to.
public struct TextLeaf: Hashable, Sendable {
  public var runs: [TextRun]
  public var style: ParagraphStyle
  /// The fills; `TextRun.fill` and `TextRun.Line.fill` are indices into this array.
  public var fills: [FillStyle]
  /// The attachments; `TextRun.Attachment.index` is an index into this array.
  public var attachments: [ImageLeaf]

  public init(
    runs: [TextRun], style: ParagraphStyle, fills: [FillStyle], attachments: [ImageLeaf] = []
  ) {
    self.runs = runs
    self.style = style
    self.fills = fills
    self.attachments = attachments
  }
}

/// A decoded picture, or one drawn by code, shared by all views that show it.
public final class ImageResource: Hashable, Sendable {
  /// The hash of the content.
  public let key: UInt64
  public let name: String
  public let pixmap: Pixmap
  /// Pixels per point.
  public let scale: Double

  public init(key: UInt64, name: String, pixmap: Pixmap, scale: Double) {
    self.key = key
    self.name = name
    self.pixmap = pixmap
    self.scale = scale
  }

  public static func == (a: ImageResource, b: ImageResource) -> Bool {
    a.key == b.key && a.scale == b.scale
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A symbol's outline in layers, in the space of `viewBox`; y down.
public final class SymbolOutline: Hashable, Sendable {
  public struct Layer: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule

    public init(path: Path, rule: FillRule) {
      self.path = path
      self.rule = rule
    }
  }

  public let name: String
  public let viewBox: Rect
  public let layers: [Layer]

  public init(name: String, viewBox: Rect, layers: [Layer]) {
    self.name = name
    self.viewBox = viewBox
    self.layers = layers
  }

  public static func == (a: SymbolOutline, b: SymbolOutline) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A picture or symbol as a view.
public struct ImageLeaf: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case bitmap(ImageResource)
    /// A symbol; `fills` has one entry for each layer.
    case symbol(SymbolOutline, fills: [FillStyle])
  }

  public enum Resizing: Hashable, Sendable {
    case fixed
    case stretch(Insets)
    case tile(Insets)
  }

  public var content: Content
  /// The size in points without resizing.
  public var size: Size
  /// The distance of the text baseline from the top of an unresized symbol, in points; nil for the bottom.
  public var baseline: Double?
  public var resizing: Resizing
  public var interpolation: ImageDraw.Interpolation
  /// The fill for template rendering of bitmaps.
  public var template: FillStyle?

  public init(
    content: Content, size: Size, baseline: Double? = nil, resizing: Resizing = .fixed,
    interpolation: ImageDraw.Interpolation = .medium, template: FillStyle? = nil
  ) {
    self.content = content
    self.size = size
    self.baseline = baseline
    self.resizing = resizing
    self.interpolation = interpolation
    self.template = template
  }
}

/// A shape as a view: it takes the proposed size, 10 points for an ideal length (SwiftUI's default).
public struct ShapeLeaf {
  public enum Drawing {
    case fill(FillStyle, FillRule)
    case stroke(FillStyle, StrokeStyle)
    /// A stroke entirely inside the shape.
    case strokeBorder(FillStyle, StrokeStyle)
  }

  public var geometry: ShapeGeometry
  public var drawing: Drawing

  public init(_ geometry: ShapeGeometry, _ drawing: Drawing) {
    self.geometry = geometry
    self.drawing = drawing
  }
}

/// One drawing step of a canvas; lengths in points, in the canvas's own space.
public enum CanvasOperation: Hashable, Sendable {
  case fill(Path, FillStyle, FillRule)
  case stroke(Path, FillStyle, StrokeStyle)
  /// The leaf laid out in `size`, with its top left corner at `origin`.
  case text(TextLeaf, origin: Point, size: Size)
  case image(ImageLeaf, Rect)
  case push(opacity: Double, BlendMode, LayerFilters, clip: Clip?, map: Affine)
  /// Begins an isolated group: blend modes that erase inside it do not erase the picture behind.
  case isolate
  case pop

  /// The area to which a layer's drawing is clipped.
  public struct Clip: Hashable, Sendable {
    public var path: Path
    public var rule: FillRule

    public init(_ path: Path, _ rule: FillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// Filters of a canvas layer, in points.
  public struct LayerFilters: Hashable, Sendable {
    public var shadows: [FillShadow] = []
    public var blurRadius: Double = 0

    public init() {}
  }
}

/// A view drawn by code: `draw` gets its size in points, and the fonts that its texts are measured with.
public struct CanvasLeaf {
  public var isOpaque: Bool
  public var draw: (Size, FontLibrary) -> [CanvasOperation]

  public init(isOpaque: Bool, draw: @escaping (Size, FontLibrary) -> [CanvasOperation]) {
    self.isOpaque = isOpaque
    self.draw = draw
  }
}
