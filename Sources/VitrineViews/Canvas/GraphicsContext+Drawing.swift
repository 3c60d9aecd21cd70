public import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineText

extension GraphicsContext {
  /// Fills the path by the fill rule of `style`; edges are smoothed whatever the style says of antialiasing.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let fill = fill(shading, in: path.outline.controlBounds)
    draw { recorder.operations.append(.fill(path.outline, fill, style.rule)) }
  }

  /// Draws a line centred on the path, with the caps, joins and dashes of `style`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let fill = fill(shading, in: path.outline.controlBounds)
    draw { recorder.operations.append(.stroke(path.outline, fill, style.stroke)) }
  }

  /// Draws a solid line centred on the path, `lineWidth` points wide, with butt caps and mitred joins.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Converts a shading to a fill whose points are fractions of the filled area.
  private func fill(_ shading: Shading, in bounds: Rect) -> LayoutFill {
    func unit(_ p: CGPoint) -> UnitPosition {
      UnitPosition(
        bounds.width > 0 ? (p.x - bounds.x) / bounds.width : 0,
        bounds.height > 0 ? (p.y - bounds.y) / bounds.height : 0)
    }
    if !shading.options.isEmpty { recorder.list.noteGap(.graphicsContextGradientOptions) }
    switch shading.source {
    case .style(let style): return style.fill(environment)
    case .linear(let gradient, let start, let end):
      return LayoutFill(
        .linear(gradient.resolved(environment), start: unit(start), end: unit(end)))
    case .radial(let gradient, let center, let start, let end):
      return LayoutFill(
        .radial(
          gradient.resolved(environment), center: unit(center), startRadius: start, endRadius: end))
    case .conic(let gradient, let center, let angle):
      return LayoutFill(
        .angular(
          gradient.resolved(environment), center: unit(center), startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi))
    }
  }

  /// A text with resolved fonts and colours.
  public nonisolated struct ResolvedText {
    let leaf: TextLeaf
    let fonts: FontLibrary
    /// A fill that has no effect: the text is drawn in the styles that it was resolved with.
    public var shading = Shading.foreground

    /// The size of the text laid out within `size`, in points.
    public func measure(in size: CGSize) -> CGSize {
      let layout = fonts.paragraph(leaf.runs, style: leaf.style)
        .layout(width: size.width, height: size.height)
      return CGSize(layout.size)
    }

    /// Returns the distance in points from the top to the first baseline of the text laid out within `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      let paragraph = fonts.paragraph(leaf.runs, style: leaf.style)
      return paragraph.layout(width: size.width, height: size.height).firstBaseline
    }
  }

  /// A picture with resolved colours.
  public nonisolated struct ResolvedImage {
    let leaf: ImageLeaf?
    /// A fill that has no effect: a template picture is drawn in the foreground style of the environment.
    public var shading: Shading?

    /// The picture's own size in points, 0 × 0 if its asset is missing.
    public var size: CGSize { CGSize(leaf?.size ?? .zero) }
    /// The distance in points from the top to the baseline: the picture's height unless it is a symbol.
    public var baseline: CGFloat { leaf?.baseline ?? leaf?.size.height ?? 0 }
  }

  /// Returns the text in the fonts and colours of the canvas's environment, ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(leaf: text.leaf(environment, &recorder.list), fonts: recorder.fonts)
  }

  /// Returns the picture in the canvas's environment. A missing asset leaves a diagnostic and draws nothing.
  public func resolve(_ image: Image) -> ResolvedImage {
    let list = recorder.list
    return ResolvedImage(
      leaf: image.leaf(environment) { list.note($0, $1, severity: SymbolNearness.severity($0)) },
      shading: nil)
  }

  /// Draws the text from the top left corner of the rectangle, wrapped and truncated to the rectangle's size.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw {
      recorder.operations.append(
        .text(text.leaf, origin: rect.origin.point, size: rect.size.layoutSize))
    }
  }

  /// Draws the text unwrapped at its own size, with its `anchor` at the point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(text, in: CGRect(origin: origin, size: size))
  }

  /// Resolves the text and draws it from the rectangle's top left corner, wrapped and truncated to its size.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Resolves the text and draws it unwrapped at its own size, with its `anchor` at the point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws the picture into the rectangle, or nothing if its asset is missing; `style` is ignored.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let leaf = image.leaf else { return }
    draw { recorder.operations.append(.image(leaf, rect.rect)) }
  }

  /// Draws the picture at its own size, with its `anchor` at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
        width: size.width, height: size.height))
  }

  /// Resolves the picture and draws it into the rectangle; `style` is ignored.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Resolves the picture and draws it at its own size, with its `anchor` at the point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
