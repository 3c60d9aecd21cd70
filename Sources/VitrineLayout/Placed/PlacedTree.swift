public import VitrineGraphics
public import VitrineText

/// All views with their frames: the result of `place`, aligned to pixels by `snap`.
///
/// Nodes are in drawing order, parents before their children; a node's subtree is the half-open index range
/// `index ..< nodes[index].end`. Contains no closures.
public struct PlacedTree: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var nodes: [PlacedNode]

  public init(size: Size, scale: Double, nodes: [PlacedNode]) {
    self.size = size
    self.scale = scale
    self.nodes = nodes
  }

  /// Returns the indices of the direct children of a node.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var i = index + 1
    while i < Int(nodes[index].end) {
      result.append(i)
      i = Int(nodes[i].end)
    }
    return result
  }

  /// Whether a node is the mask of its parent.
  public func isMask(_ index: Int) -> Bool {
    let parent = Int(nodes[index].parent)
    guard parent >= 0, case .effect(.mask) = nodes[parent].content else { return false }
    return index == Int(nodes[parent + 1].end)
  }
}

/// A view with its frame in canvas space: points, y down, origin at the picture's top left, before
/// the transforms of effects around it.
public struct PlacedNode: Hashable, Sendable {
  /// The index of the parent, -1 for the root.
  public var parent: Int32
  public var end: Int32
  /// The name, see `Node.name`.
  public var name: String
  public var owner: [String]
  public var identifier: String?
  public var frame: Rect
  public var content: PlacedContent
  public var redaction: Redaction
  /// The author's settings, see `Node.settings`.
  public var settings: [NodeSetting]

  public init(
    parent: Int32, end: Int32, name: String, owner: [String], identifier: String?, frame: Rect,
    content: PlacedContent, redaction: Redaction, settings: [NodeSetting] = []
  ) {
    self.parent = parent
    self.end = end
    self.name = name
    self.owner = owner
    self.identifier = identifier
    self.frame = frame
    self.content = content
    self.redaction = redaction
    self.settings = settings
  }
}

/// The drawing of a placed node, or the modifier that it represents.
public enum PlacedContent: Hashable, Sendable {
  /// Draws only its children; `arguments` has the modifier's or container's values.
  case group(arguments: PlacedArguments)
  case text(PlacedText)
  case image(ImageLeaf)
  case shape(PlacedShape)
  /// Operations in the frame's own space.
  case canvas([CanvasOperation])
  case effect(PlacedEffect)
  case interaction(Interaction)
  /// Only taps inside this outline of the view count; bounds relative to the node's frame.
  case tapArea(PlacedGeometry, bounds: Rect, FillRule)
  case accentable(AccentTreatment)
  case widgetBackground
  /// The children are laid out but not drawn.
  case hidden
}

/// A text broken into lines, which are relative to the frame's origin.
public struct PlacedText: Hashable, Sendable {
  public var leaf: TextLeaf
  public var layout: TextLayout
  /// The size in points that was available; infinite where it was not limited.
  public var offered: Size

  public init(
    leaf: TextLeaf, layout: TextLayout, offered: Size = Size(.infinity, .infinity)
  ) {
    self.leaf = leaf
    self.layout = layout
    self.offered = offered
  }
}

/// An outline for a known frame. Without closures, relative to the node's frame so that snapping can still
/// move and stretch it.
public indirect enum PlacedGeometry: Hashable, Sendable {
  case rectangle
  case roundedRectangle(CornerRadii, CornerCurve)
  case ellipse
  /// An outline in points, relative to the frame's origin.
  case path(Path)
}

/// A filled or stroked outline.
public struct PlacedShape: Hashable, Sendable {
  public enum Drawing: Hashable, Sendable {
    case fill(FillStyle, FillRule)
    case stroke(FillStyle, StrokeStyle)
  }

  public var geometry: PlacedGeometry
  /// The rectangle of the geometry relative to the node's frame, in points; differs from the frame for
  /// insets, offsets and circles.
  public var bounds: Rect
  public var drawing: Drawing

  public init(geometry: PlacedGeometry, bounds: Rect, drawing: Drawing) {
    self.geometry = geometry
    self.bounds = bounds
    self.drawing = drawing
  }
}

/// An effect with resolved geometry; lengths in points, canvas space.
public enum PlacedEffect: Hashable, Sendable {
  case opacity(Double)
  /// `bounds` relative to the node's frame.
  case clip(PlacedGeometry, bounds: Rect, FillRule)
  /// The first child is the content, the second its mask.
  case mask
  case shadow(RGBA, radius: Double, x: Double, y: Double)
  case blur(radius: Double, opaque: Bool)
  case blendMode(BlendMode)
  case compositingGroup
  /// A map of points of the canvas.
  case transform(Affine)
  case colorMatrix([Float])
  case luminanceToAlpha
  /// The backdrop seen through the content; `sigma` in points.
  case vibrancy(Backdrop)
  case accented(primary: RGBA, accent: RGBA)
}
