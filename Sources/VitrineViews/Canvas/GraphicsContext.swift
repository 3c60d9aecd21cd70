public import Foundation
import VitrineGraphics
import VitrineLayout

/// The drawing context of a canvas. A copy has its own state and draws into the same canvas.
public nonisolated struct GraphicsContext {
  let recorder: CanvasRecorder
  public let environment: EnvironmentValues

  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  private var clips: [CanvasOperation.Clip] = []
  private var filters = CanvasOperation.LayerFilters()
  private var layerClips: [LayerClip] = []

  init(_ recorder: CanvasRecorder, _ environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

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

    public static var foreground: Shading { .style(ForegroundStyle()) }
    public static func color(_ color: Color) -> Shading { .style(color) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(space, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(AnyShapeStyle(style)))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, startPoint, endPoint), options: options)
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius), options: options)
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(gradient, center, angle), options: options)
    }
  }

  public nonisolated struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
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

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    /// Returns a colour filter, which is not drawn and listed in the gap table.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .none) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .none) }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .none) }
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .none) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .none) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .none) }
  }

  public mutating func addFilter(_ filter: Filter) {
    switch filter.kind {
    case .shadow(let color, let radius, let x, let y):
      filters.shadows.append(
        FillShadow(isInner: false, color: color.rgba(environment), radius: radius, x: x, y: y))
    case .blur(let radius): filters.blurRadius += radius
    case .none: recorder.list.noteGap(.graphicsContextFilter)
    }
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public nonisolated struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

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
