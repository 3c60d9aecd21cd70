import Foundation
import VitrineGraphics
import VitrineLayout

/// A tab view's selected tab with its bar or its dots.
///
/// The bar of iOS 26 was measured on the simulator of an iPhone SE with three tabs (iamcgn/swiftui-web,
/// Docs/elements/iOS.md): a capsule of 270 × 58 points, 23 above the edge, with a selected one of 93.5 × 53.5 in it,
/// 2 points in; content ends 83 above the edge. Bars of other numbers of tabs follow from it; those of older systems,
/// 49 points along the edge, and dots are estimated.
nonisolated struct TabScreen {
  let tabs: [Node]
  let selected: Int
  let environment: EnvironmentValues

  private static let pill = CGSize(width: 93.5, height: 53.5)
  private static let pillInset: CGFloat = 2
  /// From the centre of a tab to the next: of three tabs in 270 points.
  private static let step: CGFloat = (270 - 2 * 2 - 93.5) / 2
  private static let height: CGFloat = 58
  private static let bottom: CGFloat = 23
  private static let room: CGFloat = 83
  private static let oldHeight: CGFloat = 49
  private static let dot: CGFloat = 8
  private static let dotRoom: CGFloat = 26

  private var isNew: Bool { environment.host.systemVersion >= 26 }

  func view(_ out: inout NodeList) -> some View {
    let page = NodeView(node: tabs[selected]).frame(maxWidth: .infinity, maxHeight: .infinity)
      .node("TabContent", .relativeContainer)
    return Group {
      if let dots = environment[TabDotsKey.self] {
        page.overlay(alignment: .bottom) { if dots.shows(tabs.count) { row } }
      } else if isNew {
        page.safeAreaPadding(.bottom, Self.room).overlay(alignment: .bottom) { bar(&out) }
      } else {
        page.safeAreaPadding(.bottom, Self.oldHeight).overlay(alignment: .bottom) { oldBar(&out) }
      }
    }
  }

  private var row: some View {
    HStack(spacing: Self.dot) {
      ForEach(0..<tabs.count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == selected ? 1 : 0.3))
          .frame(width: Self.dot, height: Self.dot)
      }
    }
    .frame(height: Self.dotRoom)
  }

  private func bar(_ out: inout NodeList) -> some View {
    let items = items(&out)
    return HStack(spacing: Self.step - Self.pill.width) {
      ForEach(0..<items.count, id: \.self) { index in
        items[index]
          .frame(width: Self.pill.width, height: Self.pill.height)
          .background {
            if index == selected { Capsule().fill(Color(.system(.tertiarySystemFill))) }
          }
      }
    }
    .padding(.horizontal, Self.pillInset)
    .frame(height: Self.height)
    .glassEffect()
    .padding(.bottom, Self.bottom)
  }

  private func oldBar(_ out: inout NodeList) -> some View {
    let items = items(&out)
    return HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { items[$0].frame(maxWidth: .infinity) }
    }
    .frame(height: Self.oldHeight)
    .background { Color(.system(.systemBackground)).ignoresSafeArea() }
    .overlay(alignment: .top) {
      Color(.system(.separator)).frame(height: environment.pixelLength)
    }
  }

  /// Returns the symbols and words of the tabs.
  private func items(_ out: inout NodeList) -> [AnyView] {
    tabs.enumerated().map { index, tab in
      guard let label = tab.mark(TabItem.key) as? AnyView else { return AnyView(EmptyView()) }
      let isSelected = index == selected
      let symbols = parts(of: label, .system(size: 18), isSelected, &out).filter(\.isPicture)
      let words = parts(of: label, .system(size: 10, weight: .medium), isSelected, &out)
        .filter { !$0.isPicture }
      return AnyView(
        VStack(spacing: 1) {
          ForEach(0..<symbols.count, id: \.self) { NodeView(node: symbols[$0]) }.frame(height: 24)
          ForEach(0..<words.count, id: \.self) { NodeView(node: words[$0]) }
        })
    }
  }

  private func parts(
    of label: AnyView, _ font: Font, _ isSelected: Bool, _ out: inout NodeList
  ) -> [Node] {
    var own = environment
    own.type.font = font
    own.drawing.symbolVariants = .fill
    own.drawing.imageScale = .large
    own[ControlStyleKey<LabelStyleConfiguration>.self] = evaluateStyle(TabLabelStyle()) {
      $0.makeBody(configuration: $1)
    }
    let style: AnyShapeStyle =
      isSelected
      ? AnyShapeStyle(TintShapeStyle())
      : AnyShapeStyle(isNew ? Color(.system(.label)) : Color(.system(.gray)))
    own.drawing.foreground = ForegroundLevels(style)
    return out.children(of: label, own)
  }
}

/// The parts of a tab's label one after the other.
private nonisolated struct TabLabelStyle: LabelStyle {
  nonisolated func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension Node {
  /// Whether the view is a picture, or a modifier of one.
  fileprivate var isPicture: Bool {
    var node = self
    while node.kind.isModifier, let content = node.children.first { node = content }
    if case .image = node.kind { return true }
    return false
  }
}
