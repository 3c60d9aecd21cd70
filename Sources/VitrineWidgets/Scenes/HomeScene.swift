import Foundation
import VitrineGraphics
import VitrineViews

/// A page of the Home Screen with the widget in its first slot and apps in all other cells.
nonisolated struct HomeScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let grid = HomeGrid(context.configuration)
    ZStack {
      WallpaperView(context: context)
      HomeIcons(context: context, grid: grid)
      if !context.hidesWidget { HomeWidget(context: context, grid: grid) }
      DockView(context: context)
      PageMarker(context: context, grid: grid)
      StatusBar(context: context)
    }
  }
}

/// The widget in its slot, with its app's name.
nonisolated struct HomeWidget: View {
  let context: SceneContext
  let grid: HomeGrid

  nonisolated var body: some View {
    let family = context.configuration.family ?? .systemSmall
    let place = grid.place(of: family, on: context.configuration.device)
    ZStack {
      context.hosted.placed(in: place)
      if grid.hasLabels {
        // The name below a widget is that of its app.
        AppLabel(
          name: SceneApp.of(context.widget, named: context.name).name(for: context.configuration),
          context: context,
          mostWidth: place.width
        )
        .placed(x: place.x, y: place.maxY, width: place.width, height: HomeGrid.labelBaseline)
      }
    }
  }
}

/// The apps in the cells that the widget leaves free.
nonisolated struct HomeIcons: View {
  let context: SceneContext
  let grid: HomeGrid

  nonisolated var body: some View {
    let cells = freeCells
    ForEach(0..<cells.count, id: \.self) { index in
      icon(SceneApp.all[index % SceneApp.all.count], cells[index])
    }
  }

  private nonisolated func icon(_ app: SceneApp, _ cell: (x: Double, y: Double)) -> some View {
    ZStack {
      AppIconView(
        app: app, side: grid.icon, os: context.configuration.os, isDark: context.isDark
      )
      .placed(x: cell.x - grid.icon / 2, y: cell.y, width: grid.icon, height: grid.icon)
      if grid.hasLabels {
        AppLabel(
          name: app.name(for: context.configuration), context: context, mostWidth: grid.pitch - 4
        )
        .placed(
          x: cell.x - grid.icon / 2, y: cell.y + grid.icon, width: grid.icon,
          height: HomeGrid.labelBaseline)
      }
    }
  }

  /// The middle and top of every cell that the widget does not cover, except at the end of the last row, as a
  /// page is seldom full.
  private nonisolated var freeCells: [(x: Double, y: Double)] {
    let family = context.configuration.family ?? .systemSmall
    let taken = context.hidesWidget ? (columns: 0, rows: 0) : grid.cells(of: family)
    var cells: [(x: Double, y: Double)] = []
    for (row, y) in grid.rows.enumerated() {
      for (column, x) in grid.columns.enumerated() {
        if column < taken.columns && row < taken.rows { continue }
        cells.append((x, y))
      }
    }
    return Array(cells.prefix(SceneApp.all.count))
  }
}

/// The name under an icon or a widget.
nonisolated struct AppLabel: View {
  let name: String
  let context: SceneContext
  /// The greatest width of the name in points before it is truncated.
  let mostWidth: Double

  nonisolated var body: some View {
    Color.clear.overlay(alignment: .bottom) {
      Text(verbatim: name)
        .font(.system(size: Self.fontSize(context.configuration.typeSize), weight: weight))
        .foregroundStyle(context.legibleColor)
        .shadow(color: shade, radius: 2, x: 0, y: 0.5)
        .lineLimit(1).multilineTextAlignment(.center)
        .frame(width: mostWidth)
        .alignmentGuide(.bottom) { $0[.firstTextBaseline] }
        .environment(\.dynamicTypeSize, .large)
    }
  }

  private nonisolated var weight: Font.Weight {
    context.configuration.usesBoldText ? .semibold : .regular
  }

  private nonisolated var shade: Color {
    context.hasBrightWallpaper ? .clear : Color.black.opacity(0.35)
  }

  /// The font size in points by Dynamic Type size (observed: five steps from 12): larger from level 5 on.
  static func fontSize(_ size: DynamicTypeSize) -> Double {
    sizes[min(max(0, size.level - DynamicTypeSize.large.level), sizes.count - 1)]
  }

  private static let sizes: [Double] = [12, 13, 14, 15, 16]
}

/// The dock with its apps.
nonisolated struct DockView: View {
  let context: SceneContext

  nonisolated var body: some View {
    let dock = DockMetrics(context.configuration)
    let apps = SceneApp.dock
    ZStack {
      RoundedRectangle(cornerRadius: dock.cornerRadius, style: .continuous)
        .fill(ground)
        .placed(in: dock.frame)
      ForEach(0..<dock.columns.count, id: \.self) { index in
        AppIconView(
          app: apps[index], side: dock.icon, os: context.configuration.os, isDark: context.isDark
        )
        .placed(
          x: dock.columns[index] - dock.icon / 2, y: dock.frame.midY - dock.icon / 2,
          width: dock.icon, height: dock.icon)
      }
    }
  }

  private nonisolated var ground: AnyShapeStyle {
    context.hasGlass ? AnyShapeStyle(_GlassStyle(glass: .clear)) : AnyShapeStyle(.ultraThinMaterial)
  }
}

/// The page dots up to iOS 15, the search button from iOS 16 on; tablets keep the dots.
nonisolated struct PageMarker: View {
  let context: SceneContext
  let grid: HomeGrid

  nonisolated var body: some View {
    marker.placed(x: 0, y: top, width: context.screen.width, height: room)
  }

  /// The position below the descenders of the last row's names.
  private nonisolated var top: Double {
    (grid.rows.last ?? 0) + grid.icon + (grid.hasLabels ? HomeGrid.labelBaseline + 4 : 0)
  }

  /// The height down to the dock.
  private nonisolated var room: Double {
    max(0, DockMetrics(context.configuration).frame.minY - top)
  }

  /// The height of the search button: 30 points, less on screens with little space (estimated).
  private nonisolated var pillHeight: Double { min(30, max(18, room - 4)) }

  private nonisolated var isSearch: Bool {
    context.configuration.os >= 16 && context.configuration.device.kind == .iPhone
  }

  private nonisolated var pill: some View {
    HStack(spacing: 4) {
      SearchGlyph(side: pillHeight * 0.38, lineWidth: pillHeight * 0.053)
      Text(verbatim: context.words.search).font(.system(size: pillHeight * 0.43)).lineLimit(1)
    }
    .environment(\.dynamicTypeSize, .large)
    .padding(.horizontal, 11).frame(height: pillHeight)
  }

  @ViewBuilder private nonisolated var marker: some View {
    if isSearch && context.hasGlass {
      pill.foregroundStyle(context.legibleColor)
        .background(_GlassStyle(glass: .clear), in: Capsule())
    } else if isSearch {
      pill.foregroundStyle(.white)
        .background(.ultraThinMaterial, in: Capsule())
        .environment(\.colorScheme, .dark)
    } else {
      PageDots(count: 3, current: 0, color: context.legibleColor)
    }
  }
}

/// The dots of the pages, the current one opaque.
nonisolated struct PageDots: View {
  let count: Int
  let current: Int
  var color = Color.white

  nonisolated var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { page in
        Circle().fill(color.opacity(page == current ? 1 : 0.35)).frame(width: 7, height: 7)
      }
    }
  }
}
