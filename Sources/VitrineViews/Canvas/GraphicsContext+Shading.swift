public import Foundation
import VitrineGraphics
import VitrineLayout

extension GraphicsContext {
  /// The colour, gradient or style of fills and strokes. Points are in the context's own space.
  public nonisolated struct Shading: Sendable {
    enum Source: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    let source: Source
    var options = GradientOptions()

    /// The foreground style of the canvas's environment.
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// Returns a fill with one colour, resolved in the canvas's environment.
    public static func color(_ color: Color) -> Shading { .style(color) }
    /// Returns a fill with one colour; components and opacity from 0 to 1.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a fill with one grey, from 0 for black to 1 for white.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(space, white: white, opacity: opacity))
    }
    /// Returns a fill with a shape style; a gradient style extends over the bounds of the path drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }
    /// Returns a gradient along the line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, startPoint, endPoint), options: options)
    }
    /// Returns a gradient between two circles about a centre, with radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius), options: options)
    }
    /// Returns a gradient around a centre, one turn clockwise from `angle`, where 0 points right.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(gradient, center, angle), options: options)
    }
  }

  /// Variants of a gradient.
  public nonisolated struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options: 1 repeats, 2 mirrors, 4 mixes linear colours.
    public let rawValue: UInt32
    /// Creates options from their bits: 1 repeats, 2 mirrors, 4 mixes linear colours.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The option to repeat the gradient beyond its ends. A conic gradient has none.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The option to repeat the gradient back and forth beyond its ends. A conic gradient has none.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The option to mix colours in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Converts a shading to a fill whose points are fractions of a path's bounds.
  ///
  /// - Parameters:
  ///   - area: what is filled; the bounds themselves by default.
  func fill(_ shading: Shading, in bounds: Rect, over area: Rect? = nil) -> LayoutFill {
    func unit(_ p: CGPoint) -> UnitPosition {
      UnitPosition(
        bounds.width > 0 ? (p.x - bounds.x) / bounds.width : 0,
        bounds.height > 0 ? (p.y - bounds.y) / bounds.height : 0)
    }
    let tiling = GradientTiling(shading.options, over: area ?? bounds)
    switch shading.source {
    case .style(let style): return style.fill(environment)
    case .linear(let gradient, let start, let end):
      let tiled = tiling.linear(gradient.resolved(environment), start, end)
      return LayoutFill(.linear(tiled.stops, start: unit(tiled.start), end: unit(tiled.end)))
    case .radial(let gradient, let center, let start, let end):
      let tiled = tiling.radial(gradient.resolved(environment), center, start, end)
      return LayoutFill(
        .radial(
          tiled.stops, center: unit(center), startRadius: tiled.start, endRadius: tiled.end))
    case .conic(let gradient, let center, let angle):
      return LayoutFill(
        .angular(
          tiling.mixed(gradient.resolved(environment)), center: unit(center),
          startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
    }
  }
}
