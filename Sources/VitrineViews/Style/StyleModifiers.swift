public import Foundation
import VitrineGraphics
import VitrineLayout

/// A style with reduced opacity.
public nonisolated struct _OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let base: Base
  let opacity: Double

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(base._fill(environment, level: level).fill.faded(max(0, min(1, opacity))))
  }
}

/// A style with a shadow.
public nonisolated struct _ShadowStyle<Base: ShapeStyle>: ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let base: Base
  let shadow: ShadowStyle

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    var fill = base._fill(environment, level: level).fill
    fill.shadows.append(
      FillShadow(
        isInner: shadow.isInner, color: shadow.color.rgba(environment), radius: shadow.radius,
        x: shadow.x, y: shadow.y))
    return _Fill(fill)
  }
}

/// A style that blends with what is behind it.
public nonisolated struct _BlendedStyle<Base: ShapeStyle>: ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let base: Base
  let mode: BlendMode

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    var fill = base._fill(environment, level: level).fill
    fill.blendMode = mode.graphics
    return _Fill(fill)
  }
}

/// A drop or inner shadow; lengths in points.
public nonisolated struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// Returns a shadow outside the filled shape or text; offsets point right and down, negative radii
  /// count as 0.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// Returns a shadow inside the edge of a filled shape; strokes and text do not show it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

extension ShapeStyle {
  /// Returns the style with its alpha multiplied by `opacity`, which is limited to 0…1.
  @_disfavoredOverload
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityStyle(base: self, opacity: opacity)
  }

  /// Returns the style with a shadow, added to those that it already has.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowStyle(base: self, shadow: style)
  }

  /// Sets the blend mode in which what the style fills is drawn over what is behind it, up to the next compositing
  /// group; of several modes the outermost counts, and one of the view itself more than that of its style.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendedStyle(base: self, mode: mode)
  }
}

/// A picture tiled over the filled area.
public nonisolated struct ImagePaint: ShapeStyle, Sendable {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  /// The picture of a tile; a symbol or a missing picture fills with clear.
  public var image: Image
  /// The part of the picture to tile, in unit coordinates. Has no effect: tiles show the whole picture.
  public var sourceRect: CGRect
  /// The number of the picture's pixels in one point, 1 by default; the picture's own scale is ignored.
  public var scale: CGFloat

  /// Creates a fill of tiles from the top left corner; `sourceRect` has no effect, and strokes and text
  /// stay clear.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    guard let leaf = image.leaf(environment, { _, _ in }), case .bitmap(let bitmap) = leaf.content
    else { return _Fill(.color(.clear)) }
    return _Fill(LayoutFill(.image(bitmap, scale: scale)).lowered(level))
  }
}

extension ImagePaint: _ViewStyle {}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a fill of tiles from the top left corner; `sourceRect` has no effect, and strokes and text
  /// stay clear.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension NodeList {
  /// Appends a rectangle filled with a style, and adds diagnostics for the gaps of the style.
  mutating func append<S: ShapeStyle>(
    style: S, _ name: String, _ environment: EnvironmentValues
  ) {
    noteStyle(style)
    append(.shape(ShapeLeaf(.rectangle, .fill(style.fill(environment), .nonZero))), name)
  }

  func noteStyle<S: ShapeStyle>(_ style: S) {
    for name in style._gaps { noteGap(name) }
  }

  /// Adds diagnostics for the gaps of the foreground style.
  func noteForeground(_ environment: EnvironmentValues) {
    for style in environment.drawing.foreground.styles { noteStyle(style) }
  }
}
