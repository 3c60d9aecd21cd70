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
    let bounds = path.outline.controlBounds
    let reach = style.lineWidth / 2 * Swift.max(1, style.lineJoin == .miter ? style.miterLimit : 1)
    let fill = fill(shading, in: bounds, over: bounds.inset(by: -reach))
    draw { recorder.operations.append(.stroke(path.outline, fill, style.stroke)) }
  }

  /// Draws a solid line centred on the path, `lineWidth` points wide, with butt caps and mitred joins.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A text with resolved fonts and colours.
  public nonisolated struct ResolvedText {
    let leaf: TextLeaf
    let fonts: FontLibrary
    let text: Text
    private(set) var ownShading: Shading?

    init(_ text: Text, _ leaf: TextLeaf, _ fonts: FontLibrary) {
      self.text = text
      self.leaf = leaf
      self.fonts = fonts
    }

    /// The fill of the parts of the text that have no colour of their own.
    public var shading: Shading {
      get { ownShading ?? .foreground }
      set { ownShading = newValue }
    }

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
    let image: Image
    /// The fill of a symbol or of a picture that is a template; nil is the foreground style of the environment.
    public var shading: Shading?

    /// The picture's own size in points, 0 × 0 if its asset is missing.
    public var size: CGSize { CGSize(leaf?.size ?? .zero) }
    /// The distance in points from the top to the baseline: the picture's height unless it is a symbol.
    public var baseline: CGFloat { leaf?.baseline ?? leaf?.size.height ?? 0 }
  }

  /// Returns the text in the fonts and colours of the canvas's environment, ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text, text.leaf(environment, &recorder.list), recorder.fonts)
  }

  /// Returns the picture in the canvas's environment. A missing asset leaves a diagnostic and draws nothing.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(leaf: leaf(of: image, environment), image: image)
  }

  private func leaf(of image: Image, _ environment: EnvironmentValues) -> ImageLeaf? {
    let list = recorder.list
    return image.leaf(environment) { list.note($0, $1, severity: SymbolNearness.severity($0)) }
  }

  /// Returns the environment whose foreground style is a shading of an area.
  private func environment(_ shading: Shading, in rect: CGRect) -> EnvironmentValues {
    var own = environment
    let style = AreaStyle(fill: fill(shading, in: rect.rect, over: rect.rect))
    own.drawing.foreground = ForegroundLevels(AnyShapeStyle(style))
    return own
  }

  /// Draws the text from the top left corner of the rectangle, wrapped and truncated to the rectangle's size.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var leaf = text.leaf
    if let shading = text.ownShading {
      leaf = text.text.leaf(environment(shading, in: rect), &recorder.list)
    }
    draw {
      recorder.operations.append(
        .text(leaf, origin: rect.origin.point, size: rect.size.layoutSize))
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
    guard var leaf = image.leaf else { return }
    if let shading = image.shading {
      leaf = self.leaf(of: image.image, environment(shading, in: rect)) ?? leaf
    }
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

/// A style that is one fill, whatever it fills.
private nonisolated struct AreaStyle: ShapeStyle {
  let fill: LayoutFill

  func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill { _Fill(fill.lowered(level)) }
}
