import VitrineGraphics
import VitrineLayout

/// A widget on a screen, as its views know it.
package nonisolated struct SceneGuest {
  package let view: HostedWidget
  package let family: WidgetFamily?
  /// Points of its canvas.
  let canvas: Size
  /// What it draws on its own canvas, and the baseline of its first text; nil before it is placed.
  let ink: Rect?
  let baseline: Double?

  /// - Parameters:
  ///   - index: 0 for the widget that the picture is drawn for.
  ///   - content: the widget's nodes, where no placed tree will take their place.
  init(
    _ index: Int, _ configuration: RenderConfiguration, content: Node? = nil,
    placed: PlacedTree? = nil
  ) {
    let hosted = configuration.hosted
    canvas = hosted.canvasSize
    view = HostedWidget(
      Self.identifier(index), canvas: canvas, shown: hosted.widgetSize?.shown, content: content)
    family = configuration.family
    ink = placed?.leafBounds
    baseline = placed?.firstTextBaseline
  }

  /// The identifier of the place of a widget.
  static func identifier(_ index: Int) -> String { index == 0 ? "widget" : "widget-\(index)" }
}

extension PlacedTree {
  /// What the texts, pictures and shapes take, in points; nil where there are none.
  var leafBounds: Rect? {
    let leaves = nodes.filter { node in
      switch node.content {
      case .text, .image, .shape: node.frame.width > 0
      default: false
      }
    }
    return leaves.dropFirst().reduce(leaves.first?.frame) { $0?.union($1.frame) }
  }

  /// Points below the top of the canvas; nil without texts.
  var firstTextBaseline: Double? {
    nodes.lazy.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return node.frame.y + text.layout.firstBaseline
    }.first
  }
}
