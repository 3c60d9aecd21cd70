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
  var filters: [CanvasFilter] = []
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
      opacity >= 1 && blendMode == .normal && filters.isEmpty && clips.isEmpty
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
        .push(opacity: 1, .normal, [], clip: clip, map: .identity))
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
    let mask = CanvasRecorder(recorder.list, recorder.fonts, symbols: recorder.symbols)
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
        [.push(opacity: opacity, .destinationOut, [], clip: nil, map: map)] + mask + [.pop]
      guard !isInverse else {
        operations = cut
        return
      }
      // The complement of the mask is erased: a full rectangle minus the mask.
      let all = GraphicsPath(rect: GraphicsContext.everything)
      operations =
        [
          .push(opacity: 1, .destinationOut, [], clip: nil, map: .identity),
          .fill(all, .color(RGBA(0, 0, 0, 1)), .nonZero),
        ] + cut + [.pop]
    }
  }
}
