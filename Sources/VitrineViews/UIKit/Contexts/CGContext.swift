public import Foundation
package import VitrineGraphics
package import VitrineLayout
package import VitrineText

/// Core Graphics' drawing context: what is drawn into it is kept, and becomes pixels when a picture is made of it.
///
/// In the context of a `UIGraphicsImageRenderer` y points down, as in UIKit; in one of its own bitmap it points up.
public nonisolated final class CGContext {
  /// The size in points.
  package let size: CGSize
  /// The pixels per point.
  package let scale: Double
  /// Whether the ground of the picture is black instead of clear.
  package var isOpaque = false
  let recorder: CanvasRecorder
  var state: State
  private var saved: [State] = []
  /// The path that is being made, in the space of the picture.
  var outline = Path()

  /// The deepest stack of saved states; further ones are not kept.
  private static let mostStates = 1000

  struct State {
    var graphics: GraphicsContext
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var line = StrokeStyle()
    var blend = CGBlendMode.normal
    var shadow: (color: CGColor, blur: CGFloat, offset: CGSize)?
  }

  /// - Parameters:
  ///   - scale: the pixels per point.
  ///   - fonts: the fonts that texts are measured with.
  ///   - notes: the collector of what is not drawn.
  package init(
    size: CGSize, scale: Double, environment: EnvironmentValues, fonts: FontLibrary,
    notes: ResolveNotes
  ) {
    self.size = size
    self.scale = scale
    recorder = CanvasRecorder(NodeList(notes: notes), fonts)
    state = State(graphics: GraphicsContext(recorder, environment))
  }

  /// The tree of what is drawn so far.
  package var tree: NodeTree {
    let operations = recorder.operations
    return NodeTree(
      root: Node(.canvas(CanvasLeaf(isOpaque: false) { _, _ in operations }), name: "Canvas"))
  }

  /// The parts of the drawing that are not as on a device.
  package var diagnostics: [Diagnostic] { recorder.list.notes.diagnostics }

  var environment: EnvironmentValues { state.graphics.environment }

  /// Notes that a part of the drawing is not as on a device.
  func note(_ message: String) {
    recorder.list.note("drawing-context", message, severity: .warning)
  }
}

extension CGContext {
  /// Keeps the state, which `restoreGState()` brings back: colours, lines, clip, transform.
  public func saveGState() { if saved.count < Self.mostStates { saved.append(state) } }
  /// Brings back the state that was kept last; does nothing without one.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The map from the user's space to that of the picture.
  public var ctm: CGAffineTransform { state.graphics.transform }
  /// Moves the origin of what is drawn from here on.
  public func translateBy(x: CGFloat, y: CGFloat) { state.graphics.translateBy(x: x, y: y) }
  /// Scales what is drawn from here on about the origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.graphics.scaleBy(x: x, y: y) }
  /// Rotates what is drawn from here on about the origin, by radians, from x to y.
  public func rotate(by angle: CGFloat) { state.graphics.rotate(by: .radians(angle)) }
  /// Applies a map to what is drawn from here on, before the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.graphics.concatenate(transform) }

  /// Sets the colour of areas; without a colour it stays.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour of areas by encoded sRGB components, each 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets a gray of areas, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the colour of lines by encoded sRGB components, each 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets a gray of lines, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the width of lines in the user's space.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the longest mitre in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn, none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }
  /// Sets the opacity of what is drawn from here on, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.graphics.opacity = alpha }
  /// Sets the mixing of colours with those that are there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
  /// Sets a shadow of what is drawn from here on, black at a third; `blur` is twice the deviation of its Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets a shadow of what is drawn from here on; nil as colour for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ($0, blur, offset) }
  }
  /// Has no effect: edges are always smooth.
  public func setShouldAntialias(_ antialias: Bool) {}
  /// Has no effect: edges are always smooth.
  public func setAllowsAntialiasing(_ antialias: Bool) {}
  /// Has no effect: pictures are scaled by the mean of pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

/// The care with which pictures are scaled; all are drawn alike.
public nonisolated enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}
