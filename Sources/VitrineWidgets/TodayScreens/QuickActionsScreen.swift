import Foundation
import VitrineGraphics
import VitrineViews

/// The list under a pressed icon, iOS 10 and 11: the blurred Home Screen, the sharp icon, its actions above
/// it and the widget above these.
nonisolated struct QuickActionsScreen: _CompositeView {
  let presentation: TodayPresentation
  let context: SceneContext

  func composition(_ environment: EnvironmentValues) -> some View {
    let metrics = QuickActionsMetrics(context.configuration)
    ZStack(alignment: .top) {
      QuietHomeScreen(context: context, grid: metrics.grid)
        .blur(radius: QuickActionsMetrics.blur, opaque: true)
        .overlay(Color.black.opacity(QuickActionsMetrics.shade))
      icon(metrics)
      column(metrics)
        .frame(
          width: context.screen.width, height: max(0, metrics.listBottom), alignment: .bottom)
    }
  }

  private func column(_ metrics: QuickActionsMetrics) -> some View {
    VStack(alignment: .leading, spacing: QuickActionsMetrics.gap) {
      TodayPlatter(presentation)
      QuickActionList(actions: actions)
    }
    .frame(width: context.screen.width - 2 * metrics.margin(presentation))
    .fixedSize(horizontal: false, vertical: true)
  }

  /// The app's actions; a generic one if it defines none.
  private var actions: [TodayQuickAction] {
    let own = context.widget.today?.quickActions ?? []
    return own.isEmpty
      ? [TodayQuickAction(title: context.words.open, symbol: "arrow.up.right.square")] : own
  }

  private func icon(_ metrics: QuickActionsMetrics) -> some View {
    TodayIcon(presentation: presentation, side: metrics.grid.icon)
      .placed(in: metrics.icon)
  }
}

/// The positions of the parts in points; estimated except for the icon's place.
nonisolated struct QuickActionsMetrics {
  let grid: HomeGrid
  /// The pressed icon: the first one in the second last row.
  let icon: Rect

  init(_ configuration: RenderConfiguration) {
    grid = HomeGrid(configuration)
    let row = grid.rows.dropLast().last ?? grid.rows.last ?? 0
    let x = (grid.columns.first ?? 0) - grid.icon / 2
    icon = Rect(x: x, y: row, width: grid.icon, height: grid.icon)
  }

  static let gap = 8.0
  static let blur = 22.0
  static let shade = 0.18
  static let listWidth = 250.0
  static let rowHeight = 60.0
  /// The bottom of the list, above the icon.
  var listBottom: Double { icon.y - Self.gap }

  /// The distance from the screen's sides to the widget.
  func margin(_ presentation: TodayPresentation) -> Double {
    max(0, (presentation.environment.screen.width - presentation.layout.width) / 2)
  }
}

/// The rows of the list.
nonisolated struct QuickActionList: _CompositeView {
  let actions: [TodayQuickAction]

  /// The number of an app's actions that the system shows at most (documented).
  private static let most = 4

  func composition(_ environment: EnvironmentValues) -> some View {
    let shown = Array(actions.prefix(Self.most))
    VStack(spacing: 0) {
      ForEach(0..<shown.count, id: \.self) { index in
        if index > 0 {
          Color.black.opacity(0.16).frame(height: 1 / environment.displayScale)
        }
        row(shown[index]).tapTarget(.quickAction, title: shown[index].title)
      }
    }
    .frame(width: QuickActionsMetrics.listWidth)
    .background(TodayBackdrop.light)
    .clipShape(RoundedRectangle(cornerRadius: TodayMetrics.platterRadius, style: .continuous))
    .environment(\.dynamicTypeSize, .large)
    .environment(\.colorScheme, .light)
  }

  private func row(_ action: TodayQuickAction) -> some View {
    HStack(spacing: 14) {
      Image(systemName: action.symbol ?? "circle.fill")
        .font(.system(size: 21))
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: action.title).font(.system(size: 17))
        if let subtitle = action.subtitle {
          Text(verbatim: subtitle).font(.system(size: 13)).foregroundStyle(
            Color.black.opacity(TodayMetrics.headerInk))
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color.black)
    .padding(.horizontal, 14)
    .frame(height: QuickActionsMetrics.rowHeight)
  }
}

/// A Home Screen without widgets.
nonisolated struct QuietHomeScreen: _CompositeView {
  let context: SceneContext
  let grid: HomeGrid

  func composition(_ environment: EnvironmentValues) -> some View {
    let columns = grid.columns.count
    let count = min(SceneApp.all.count, grid.rows.count * columns)
    ZStack {
      WallpaperView(context: context)
      ForEach(0..<count, id: \.self) { index in
        PlacedIcon(
          app: SceneApp.all[index], context: context,
          rect: Rect(
            x: grid.columns[index % columns] - grid.icon / 2, y: grid.rows[index / columns],
            width: grid.icon, height: grid.icon))
      }
      DockView(context: context)
    }
  }
}
