import VitrineGraphics
import VitrineLayout
package import VitrineViews

/// A hosted widget for the views of a scene.
package nonisolated struct SceneGuest {
  package let view: HostedWidget
  let surface: Surface
  let widget: WidgetDescription
  /// Its place on the screen.
  package let place: ScreenPlace
  /// The size of its canvas in points.
  let canvas: Size
  /// The bounding box of its content on the canvas, and the baseline of its first text; nil before placement.
  let ink: Rect?
  let baseline: Double?

  /// Creates a guest.
  ///
  /// - Parameters:
  ///   - index: 0 for the widget that the picture is drawn for.
  ///   - content: the widget's nodes, if no placed tree will replace them.
  init(
    _ index: Int, _ widget: WidgetDescription, _ configuration: RenderConfiguration,
    at place: ScreenPlace, content: Node? = nil, placed: PlacedTree? = nil
  ) {
    self.widget = widget
    self.place = place
    var hosted = configuration.hosted
    hosted.facePlace = place.face
    canvas = hosted.surface.kind.isSizedByViews ? placed?.size ?? .zero : hosted.canvasSize
    // StandBy enlarges what it shows.
    let shown =
      configuration.scene.isStandBy ? place.frame?.size : hosted.widgetSize?.shown
    view = HostedWidget(Self.identifier(index), canvas: canvas, shown: shown, content: content)
    surface = configuration.surface
    ink = placed?.leafBounds
    baseline = placed?.firstTextBaseline
  }

  /// Nil for other forms than widgets of WidgetKit.
  package var family: WidgetFamily? { surface.family }

  /// Returns the identifier of a widget's placeholder.
  static func identifier(_ index: Int) -> String { index == 0 ? "widget" : "widget-\(index)" }
}

extension PlacedTree {
  /// The bounding box of texts, pictures and shapes in points; nil if there are none.
  var leafBounds: Rect? {
    let leaves = nodes.filter { node in
      switch node.content {
      case .text, .image, .shape: node.frame.width > 0
      default: false
      }
    }
    return leaves.dropFirst().reduce(leaves.first?.frame) { $0?.union($1.frame) }
  }

  /// The first baseline in points below the top of the canvas; nil without texts.
  var firstTextBaseline: Double? {
    nodes.lazy.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return node.frame.y + text.layout.firstBaseline
    }.first
  }
}
