public import VitrineGraphics

/// The fill of an area whose frame is not known yet.
public struct FillStyle: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    // The large and rare cases are indirect: every shape and text carries a fill.
    case color(RGBA)
    case linear([GradientStop], start: UnitPosition, end: UnitPosition)
    /// Radii in points.
    case radial([GradientStop], center: UnitPosition, startRadius: Double, endRadius: Double)
    /// Radii as fractions of the frame's sides.
    case elliptical(
      [GradientStop], center: UnitPosition, startFraction: Double, endFraction: Double)
    /// Radians, clockwise from +x.
    case angular([GradientStop], center: UnitPosition, startAngle: Double, endAngle: Double)
    /// Patches between vertices in fractions of the frame's sides, and a colour for each vertex.
    case mesh(MeshGrid, [RGBA])
    /// A picture repeated from the frame's top left corner.
    case image(ImageResource, scale: Double)
    /// The filtered picture behind the area; `sigma` in points.
    indirect case backdrop(Backdrop)
    /// The picture behind the area as through glass of the shape's size.
    indirect case glass(GlassMaterial)
  }

  public var kind: Kind
  public var opacity: Double
  /// Shadows added to the fill itself by `ShapeStyle.shadow`, drawn before it (inner ones after).
  public var shadows: [FillShadow] = []
  /// The mode in which the fill, with its shadows, is drawn over what is behind it.
  public var blendMode = BlendMode.normal
  /// The author's name of a single colour, as `secondary`, or those of a gradient's stops with commas between
  /// them, for reports; fills that only differ in it are equal.
  public var name: String?

  public init(_ kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity
  }

  /// Whether the fill differs from place to place of the frame.
  package var isGradient: Bool {
    switch kind {
    case .color, .backdrop, .glass: false
    case .linear, .radial, .elliptical, .angular, .mesh, .image: true
    }
  }

  public static func color(_ color: RGBA, name: String? = nil) -> FillStyle {
    var fill = FillStyle(.color(color))
    fill.name = name
    return fill
  }

  public static func == (a: FillStyle, b: FillStyle) -> Bool {
    a.kind == b.kind && a.opacity == b.opacity && a.shadows == b.shadows
      && a.blendMode == b.blendMode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(opacity)
    hasher.combine(shadows)
    hasher.combine(blendMode)
  }
}
