import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

/// A live activity in the presentation of its surroundings, with what the system draws around it.
nonisolated struct ActivityView: _CompositeView {
  let parts: ActivityParts
  /// Whether the activity has views of its own for a watch and a car.
  let hasSmallViews: Bool

  func composition(_ environment: EnvironmentValues) -> some View {
    let traits = environment.activity
    switch traits.presentation.place {
    case .lockScreen: ActivityBanner(content: parts.banner(), traits: traits)
    case .island:
      if let metrics = IslandMetrics(traits.device) {
        ActivityIsland(island: parts.island(), metrics: metrics, traits: traits)
      }
    case .standBy, .watch, .car:
      ActivityCard(parts: parts, hasSmallViews: hasSmallViews, traits: traits)
    }
  }
}

/// The views of a closure as one: several of them are a stack, as in a widget.
nonisolated struct ActivityViewGroup: _PrimitiveView {
  /// The name of the stack, by which a report names the part of the activity; nil leaves a single view without one.
  var name: String?
  let content: AnyView

  nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let nodes = out.children(of: view.content, environment)
    if let name = view.name {
      out.nodes.append(stack(named: name, nodes))
    } else if nodes.count == 1 {
      out.nodes.append(nodes[0])
    } else {
      out.nodes.append(stack(named: "VStack", nodes))
    }
  }

  /// Returns the views in a stack; a single one is laid out in it as by itself.
  static func stack(named name: String, _ nodes: [Node]) -> Node {
    let kind: NodeKind = nodes.count == 1 ? .zStack(.center) : .vStack(.center, spacing: nil)
    return Node(kind, name: name, children: nodes)
  }
}

/// Gives a view the size that it takes, between the least and the greatest.
nonisolated struct ActivityFit: Layout {
  let widths: ClosedRange<Double>
  let heights: ClosedRange<Double>
  var margins = EdgeInsets()
  /// Whether the view is offered the greatest width and has it, whatever it takes.
  var fillsWidth = false
  /// Takes the height of the view where nothing limits it.
  var platter: ActivityPlatter?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(
      ProposedViewSize(width: room.width, height: isFixedHeight ? room.height : nil))
    let height = size.height + margins.top + margins.bottom
    platter?.idealHeight = height
    let width = fillsWidth ? widths.upperBound : size.width + margins.leading + margins.trailing
    return CGSize(width: widths.nearest(width), height: heights.nearest(height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    let inner = CGRect(
      x: bounds.minX + margins.leading, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.leading - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    view.place(
      at: CGPoint(x: inner.midX, y: inner.midY), anchor: .center,
      proposal: ProposedViewSize(width: inner.width, height: inner.height))
  }

  private var isFixedHeight: Bool { heights.lowerBound == heights.upperBound }

  private var room: CGSize {
    CGSize(
      width: max(0, widths.upperBound - margins.leading - margins.trailing),
      height: max(0, heights.upperBound - margins.top - margins.bottom))
  }
}

extension ClosedRange where Bound == Double {
  func nearest(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
