package import VitrineGraphics
package import VitrineLayout
package import VitrineViews

/// A placeholder for a view with its own root environment: a widget in a scene.
///
/// Only its size takes part in the scene's layout. The tree that was placed on a canvas of that size is
/// inserted afterwards (`PlacedTree.hosting`), so that a widget is laid out as on its own.
package nonisolated struct HostedWidget: _PrimitiveView {
  /// The identifier of the hosted widget.
  let identifier: String
  /// The size in points that the widget is laid out in.
  let canvas: Size
  /// The size in points that it is displayed at; smaller on tablets.
  let shown: Size
  /// The widget's nodes, if only these are requested.
  let content: Node?

  /// The name of the nodes that are replaced by a widget.
  package static let nodeName = "HostedWidget"

  package init(_ identifier: String, canvas: Size, shown: Size? = nil, content: Node? = nil) {
    self.identifier = identifier
    self.canvas = canvas
    self.shown = shown ?? canvas
    self.content = content
  }

  package nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let center = Alignment2D(.center, .center)
    // A widget is a layer of its own: a scene's effects act on it as a whole, and its own stay inside.
    let waiting = Node(
      .effect(.compositingGroup), name: "compositingGroup", children: [view.waiting(out.owner)])
    guard view.shown != view.canvas, view.canvas.width > 0 else {
      out.nodes.append(waiting)
      return
    }
    let factor = view.shown.width / view.canvas.width
    out.append(
      .frame(width: view.shown.width, height: view.shown.height, center), "frame",
      children: [
        Node(
          .effect(.scale(x: factor, y: factor, anchor: UnitPosition(0.5, 0.5))),
          name: "scaleEffect", children: [waiting])
      ])
  }

  /// Returns the node to be replaced by the widget.
  private func waiting(_ owner: [String]) -> Node {
    let inside = content ?? Node(.empty, name: "EmptyView")
    let node = Node(
      .frame(width: canvas.width, height: canvas.height, Alignment2D(.center, .center)),
      name: Self.nodeName, children: [inside], owner: owner)
    node.identifier = identifier
    return node
  }
}
