public import Foundation
import VitrineGraphics
import VitrineLayout

/// The drawing context of a canvas. A copy has its own state and draws into the same canvas.
public nonisolated struct GraphicsContext {
  let recorder: CanvasRecorder
  /// The environment of the canvas in its view tree, which resolves the styles, texts and pictures drawn.
  public let environment: EnvironmentValues

  /// The opacity of each later operation, limited to 0…1.
  public var opacity: Double = 1
  /// The blend mode of each later operation with what the same canvas has drawn so far.
  public var blendMode = BlendMode.normal
  /// The map from the context's space to that of the canvas, or of the layer that the context draws.
  public var transform = CGAffineTransform.identity
  private var clips: [CanvasOperation.Clip] = []
  private var filters = CanvasOperation.LayerFilters()
  private var layerClips: [LayerClip] = []

  init(_ recorder: CanvasRecorder, _ environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

  /// The way that the colours of an operation are mixed with those already in the canvas.
  public nonisolated enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusDarker
    case plusLighter, sourceAtop, destinationOver, destinationOut

    var graphics: GraphicsBlendMode {
      switch self {
      case .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      }
    }
  }

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
    /// Returns a gradient along the line between two points. Options leave a diagnostic and are not drawn.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, startPoint, endPoint), options: options)
    }
    /// Returns a gradient between two circles about a centre, with radii in points. Options leave a
    /// diagnostic and are not drawn.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius), options: options)
    }
    /// Returns a gradient around a centre, one turn clockwise from `angle`, where 0 points right. Options
    /// leave a diagnostic and are not drawn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(gradient, center, angle), options: options)
    }
  }

  /// Variants of a gradient, none of which is drawn. Leaves a diagnostic; the gradient ends at its last stop.
  public nonisolated struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options: 1 repeats, 2 mirrors, 4 mixes linear colours.
    public let rawValue: UInt32
    /// Creates options from their bits: 1 repeats, 2 mirrors, 4 mixes linear colours.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The option to repeat the gradient beyond its ends. Leaves a diagnostic; it is not drawn.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The option to repeat the gradient back and forth beyond its ends. Leaves a diagnostic; it is not
    /// drawn.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The option to mix colours in linear light. Leaves a diagnostic; colours are mixed as without it.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A filter applied to later drawing operations.
  public nonisolated struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, radius: Double, x: Double, y: Double)
      case blur(Double)
      case none
    }

    let kind: Kind

    /// Returns a shadow moved by `x` and `y`; all lengths in points, and a radius below 0 counts as 0.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }
    /// Returns a blur with a radius in points; several blurs of one context add up.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    /// Returns a colour filter, which is not drawn and listed in the gap table.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .none) }
    /// Returns a contrast filter, which is not drawn. Adding it to a context leaves a diagnostic.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .none) }
    /// Returns a saturation filter, which is not drawn. Adding it to a context leaves a diagnostic.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .none) }
    /// Returns a grey filter, which is not drawn. Adding it to a context leaves a diagnostic.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .none) }
    /// Returns a multiplying filter, which is not drawn. Adding it to a context leaves a diagnostic.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .none) }
    /// Returns a hue filter, which is not drawn. Adding it to a context leaves a diagnostic.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .none) }
  }

  /// Applies a filter to each later operation of this context. A colour filter leaves a diagnostic instead.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.kind {
    case .shadow(let color, let radius, let x, let y):
      filters.shadows.append(
        FillShadow(isInner: false, color: color.rgba(environment), radius: radius, x: x, y: y))
    case .blur(let radius): filters.blurRadius += radius
    case .none: recorder.list.noteGap(.graphicsContextFilter)
    }
  }

  /// Moves the origin of later operations by points along the context's current axes.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales later operations about the context's current origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates later operations about the context's current origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Applies `matrix` to later operations before the context's current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// The choice between the inside and the outside of a clip.
  public nonisolated struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options: 1 keeps the outside.
    public let rawValue: UInt32

    /// Creates options from their bits: 1 keeps the outside, other bits are ignored.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the area outside the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips later drawing to a path. An inverse clip treats overlaps within the path as outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = path.outline.transformed(by: transform.affine)
    let isInverse = options.contains(.inverse)
    if isInverse { outline.append(GraphicsPath(rect: Self.everything)) }
    clips.append(CanvasOperation.Clip(outline, isInverse ? .evenOdd : style.rule))
  }

  /// A rectangle larger than any canvas, in points.
  private static let everything = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)

  /// Draws in a new context, then composites the result as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    enter()
    recorder.operations.append(.isolate)
    var inner = GraphicsContext(recorder, environment)
    try content(&inner)
    recorder.operations.append(.pop)
    leave()
  }

  /// Runs `body` between the pushes and pops that this context's state needs.
  func draw(_ body: () -> Void) {
    let isPlain =
      opacity >= 1 && blendMode == .normal && filters == .init() && clips.isEmpty
      && layerClips.isEmpty
    if isPlain && transform.isIdentity { return body() }
    enter()
    body()
    leave()
  }

  private func enter() {
    for _ in layerClips { recorder.operations.append(.isolate) }
    for clip in clips {
      recorder.operations.append(
        .push(opacity: 1, .normal, .init(), clip: clip, map: .identity))
    }
    recorder.operations.append(
      .push(
        opacity: opacity, blendMode.graphics, filters, clip: nil, map: transform.affine))
  }

  private func leave() {
    for _ in 0...clips.count { recorder.operations.append(.pop) }
    for clip in layerClips.reversed() { recorder.operations += clip.operations + [.pop] }
  }
}

extension GraphicsContext {
  /// Masks later drawing with the alpha of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = CanvasRecorder(recorder.list, recorder.fonts)
    var inner = GraphicsContext(mask, environment)
    try content(&inner)
    recorder.list = mask.list
    layerClips.append(
      LayerClip(
        mask: mask.operations, opacity: opacity, map: transform.affine,
        isInverse: options.contains(.inverse)))
  }

  /// A clip by the alpha of a layer.
  private nonisolated struct LayerClip {
    /// Operations that erase the part of the layer below outside the mask, or inside it if the clip is
    /// inverse.
    let operations: [CanvasOperation]

    init(mask: [CanvasOperation], opacity: Double, map: Affine, isInverse: Bool) {
      let cut =
        [.push(opacity: opacity, .destinationOut, .init(), clip: nil, map: map)] + mask + [.pop]
      guard !isInverse else {
        operations = cut
        return
      }
      // The complement of the mask is erased: a full rectangle minus the mask.
      let all = GraphicsPath(rect: GraphicsContext.everything)
      operations =
        [
          .push(opacity: 1, .destinationOut, .init(), clip: nil, map: .identity),
          .fill(all, .color(RGBA(0, 0, 0, 1)), .nonZero),
        ] + cut + [.pop]
    }
  }
}
