public import VitrineGraphics
public import VitrineText

/// A text with the fills its runs point at.
public struct TextLeaf: Hashable, Sendable {
  public var runs: [TextRun]
  public var style: ParagraphStyle
  /// `TextRun.fill` and `TextRun.Line.fill` are indices into this.
  public var fills: [FillStyle]
  /// `TextRun.Attachment.index` points into this.
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

/// A decoded picture, or one drawn by code, shared by everything that shows it.
public final class ImageResource: Hashable, Sendable {
  /// Hash of the content.
  public let key: UInt64
  public let name: String
  public let pixmap: Pixmap
  /// Pixels in a point.
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
    /// `fills` has one entry for each layer.
    case symbol(SymbolOutline, fills: [FillStyle])
  }

  public enum Resizing: Hashable, Sendable {
    case fixed
    case stretch(Insets)
    case tile(Insets)
  }

  public var content: Content
  /// The size in points when nothing resizes it.
  public var size: Size
  /// Distance of the text baseline from the top of an unresized symbol, in points; nil: the bottom.
  public var baseline: Double?
  public var resizing: Resizing
  public var interpolation: ImageDraw.Interpolation
  /// Fill for template rendering of bitmaps.
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

/// A shape as a view: it takes what it is offered, 10 points where nothing is (SwiftUI's default).
public struct ShapeLeaf {
  public enum Drawing {
    case fill(FillStyle, FillRule)
    case stroke(FillStyle, StrokeStyle)
    /// A stroke wholly inside the shape.
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
  /// The leaf's own layout, with its top left corner at `origin`, in `size`.
  case text(TextLeaf, origin: Point, size: Size)
  case image(ImageLeaf, Rect)
  case push(opacity: Double, BlendMode, LayerFilters, clip: Clip?, map: Affine)
  /// Begins a group of its own: what is taken out within takes nothing out of what is behind.
  case isolate
  case pop

  /// The area that a layer's drawing is kept to.
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

/// A view drawn by code: `draw` gets the size it is drawn at, in points.
public struct CanvasLeaf {
  public var isOpaque: Bool
  public var draw: (Size) -> [CanvasOperation]

  public init(isOpaque: Bool, draw: @escaping (Size) -> [CanvasOperation]) {
    self.isOpaque = isOpaque
    self.draw = draw
  }
}
