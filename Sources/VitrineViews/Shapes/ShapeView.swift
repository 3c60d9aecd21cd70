import VitrineGraphics
import VitrineLayout

/// A shape with a style, which can be filled or stroked further.
public nonisolated protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that further fills and strokes draw.
  nonisolated var shape: Content { get }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
  /// The shape that is filled, and that further fills and strokes draw.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The fill rule and antialiasing; without antialiasing, it leaves a diagnostic and edges are smoothed
  /// anyway.
  public var fillStyle: FillStyle

  /// Creates a view of a shape filled with a style, by the non-zero rule unless `fillStyle` says otherwise.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteStyle(view.style)
    if !view.fillStyle.isAntialiased { out.noteGap(.antialiased) }
    out.append(
      .shape(
        ShapeLeaf(
          view.shape._geometry(environment).shape,
          .fill(view.style.fill(environment), view.fillStyle.rule))), view.shape.viewName)
  }
}

/// A stroked shape, on the outline or inside it.
public nonisolated struct _StrokeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView
{
  /// The shape that is stroked, and that further fills and strokes draw.
  public var shape: Content
  let style: Style
  let stroke: StrokeStyle
  let isInside: Bool
  var isAntialiased = true
  /// The shape as its author insets it, for a stroke inside; the layout stage insets known ones.
  var inset: AnyShape?

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteStyle(view.style)
    if !view.isAntialiased { out.noteGap(.antialiased) }
    let fill = view.style.fill(environment)
    let stroke = view.stroke.stroke
    let isInset = view.isInside && view.inset == nil
    let geometry = (view.inset ?? view.shape as any Shape)._geometry(environment).shape
    out.append(
      .shape(ShapeLeaf(geometry, isInset ? .strokeBorder(fill, stroke) : .stroke(fill, stroke))),
      view.shape.viewName)
  }
}

/// Two shapes layered: `under` behind `over`.
public nonisolated struct _LayeredShapeView<Under: ShapeView, Over: View>: _PrimitiveView, ShapeView
{
  let under: Under
  let over: Over

  /// The shape of the view behind, which further fills and strokes draw.
  public nonisolated var shape: Under.Content { under.shape }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    Under._makeList(view.under, environment, &out)
    guard out.nodes.count == first + 1 else { return }
    let children = [out.nodes[first]] + out.children(of: view.over, environment)
    out.nodes[first] = Node(
      .overlay(.center), name: typeName(Under.Content.self), children: children, owner: out.owner)
  }
}
