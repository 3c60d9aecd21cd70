import VitrineGraphics
import VitrineLayout

/// A shape with a style, which can be filled or stroked further.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

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
          .fill(view.style.fill(environment), view.fillStyle.rule))), typeName(Content.self))
  }
}

/// A stroked shape, on the outline or inside it.
public nonisolated struct _StrokeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView, ShapeView
{
  public var shape: Content
  let style: Style
  let stroke: StrokeStyle
  let isInside: Bool
  var isAntialiased = true

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    out.noteStyle(view.style)
    if !view.isAntialiased { out.noteGap(.antialiased) }
    let geometry = view.shape._geometry(environment).shape
    let fill = view.style.fill(environment)
    let stroke = view.stroke.stroke
    out.append(
      .shape(
        ShapeLeaf(geometry, view.isInside ? .strokeBorder(fill, stroke) : .stroke(fill, stroke))),
      typeName(Content.self))
  }
}

/// Two shapes layered: `under` behind `over`.
public nonisolated struct _LayeredShapeView<Under: ShapeView, Over: View>: _PrimitiveView, ShapeView
{
  let under: Under
  let over: Over

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
