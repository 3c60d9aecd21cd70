import VitrineGraphics
import VitrineLayout

/// The nodes of a tree of views: one container for each view, with its background, content, subviews and
/// border.
nonisolated struct UIViewNodes {
  let items: [UIViewItem]
  let solution: UILayoutSolution

  /// Returns a view with its subviews.
  func view(_ index: Int) -> AnyView {
    let item = items[index]
    var view = AnyView(making: { container(item, index, $0, &$1) })
    let look = item.look
    if look.clips { view = AnyView(view.clipShape(look.shape)) }
    if let effect = look.effect as? UIVibrancyEffect { view = AnyView(view.vibrancyEffect(effect)) }
    // UIKit composites a view before its alpha, unlike SwiftUI.
    if look.alpha < 1 { view = AnyView(view.compositingGroup().opacity(look.alpha)) }
    if look.isButton { view = AnyView(view.node(item.name, .interaction(.button(nil)))) }
    return view
  }

  private func container(
    _ item: UIViewItem, _ index: Int, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    var parts: [UIViewLayout.Part] = []
    var nodes: [Node] = []
    func add(_ view: some View, _ part: UIViewLayout.Part) {
      let made = out.children(of: view, environment)
      nodes += made
      parts += made.map { _ in part }
    }
    if let color = item.look.background {
      add(item.look.shape.fill(Color(uiColor: color)), .whole)
    }
    if let blur = item.look.effect as? UIBlurEffect { add(item.look.shape.fill(blur), .whole) }
    if let content = item.drawn { add(content, .whole) }
    for child in item.children where !items[child].isHidden { add(view(child), .view(child)) }
    if item.look.borderWidth > 0, let color = item.look.borderColor {
      add(
        item.look.shape.strokeBorder(Color(cgColor: color), lineWidth: item.look.borderWidth),
        .whole)
    }
    let layout = UIViewLayout(index: index, parts: parts, solution: solution)
    out.append(.layout(layout), item.name, children: nodes)
  }
}

extension UIViewLook {
  fileprivate nonisolated var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: cornerStyle)
  }
}

/// The places of a view's parts: the whole bounds, or a subview's frame in the solution.
nonisolated struct UIViewLayout: LayoutAlgorithm {
  enum Part {
    case whole
    case view(Int)
  }

  let index: Int
  let parts: [Part]
  let solution: UILayoutSolution

  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size {
    Size(proposal.width ?? 0, proposal.height ?? 0)
  }

  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any
  ) {
    let own = solution.frame(index)
    for (part, subview) in zip(parts, subviews) {
      switch part {
      case .whole:
        subview.place(.zero, UnitPosition(0, 0), Proposal(bounds.width, bounds.height))
      case .view(let child):
        let frame = solution.frame(child)
        subview.place(
          Point(frame.x - own.x, frame.y - own.y), UnitPosition(0, 0),
          Proposal(frame.width, frame.height))
      }
    }
  }
}

/// The frames of a tree's views in the root's coordinates, x from the leading side; written when the root is
/// placed, before its subviews.
nonisolated final class UILayoutSolution {
  var frames: [Rect] = []

  func frame(_ index: Int) -> Rect { frames.indices.contains(index) ? frames[index] : Rect.zero }
}
