import VitrineGraphics
import VitrineViews

/// A page of the Home Screen with the widgets in their slots and apps in the other cells.
nonisolated struct HomeScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let grid = HomeGrid(context.configuration)
    let ink = context.pageInk(grid)
    ZStack {
      WallpaperView(context: context)
      StatusBar(context: context)
      HomeIcons(context: context, grid: grid, page: ink)
      let guests = context.visibleGuests.filter { $0.family != nil }
      ForEach(0..<guests.count, id: \.self) { index in
        HomeWidget(context: context, grid: grid, page: ink, guest: guests[index])
      }
      DockView(context: context)
      PageMarker(context: context, grid: grid, page: ink)
      ActivityOverlay(context: context)
    }
  }
}

/// A widget in its slot, with its app's name.
nonisolated struct HomeWidget: View {
  let context: SceneContext
  let grid: HomeGrid
  let page: PageInk
  let guest: SceneGuest

  nonisolated var body: some View {
    let place = guest.place.frame ?? .zero
    ZStack {
      if grid.hasLabels {
        // The name below a widget is that of its app.
        AppLabel(
          name: context.appName(of: widget), context: context, page: page, mostWidth: place.width,
          rect: Rect(
            x: place.x, y: place.maxY, width: place.width, height: HomeGrid.labelBaseline))
      }
      guest.view.placed(in: place)
      WidgetRim(context: context, guest: guest).placed(in: place)
    }
  }

  /// The widget whose name is shown; of a stack the front one.
  private nonisolated var widget: WidgetDescription {
    context.stack == nil ? guest.widget : context.widget
  }
}

/// The name under an icon or a widget, black or white by the wallpaper below the whole page.
nonisolated struct AppLabel: View {
  let name: String
  let context: SceneContext
  let page: PageInk
  /// The greatest width of the name in points before it is truncated.
  let mostWidth: Double
  /// The place from the icon's bottom to the baseline, in points from the screen's leading top corner.
  let rect: Rect

  nonisolated var body: some View {
    Color.clear.overlay(alignment: .bottom) {
      Text(verbatim: name)
        .font(.system(size: size, weight: weight))
        .foregroundStyle(page.isDark ? Color.black : .white)
        .lineLimit(1).multilineTextAlignment(.center)
        .frame(width: mostWidth)
        .alignmentGuide(.bottom) { $0[.firstTextBaseline] }
        .environment(\.dynamicTypeSize, .large)
    }
    .placed(in: rect)
  }

  private nonisolated var size: Double { Self.fontSize(context.configuration.typeSize) }

  private nonisolated var weight: Font.Weight {
    context.configuration.usesBoldText ? .bold : Self.usualWeight
  }

  /// Measured on screenshots: two names of 58.2 and 105.6 points, which are 58.5 and 105.2 here in this weight.
  private static let usualWeight = Font.Weight.medium

  /// The font size in points by Dynamic Type size (observed: five steps from 12): larger from level 5 on.
  static func fontSize(_ size: DynamicTypeSize) -> Double {
    sizes[min(max(0, size.level - DynamicTypeSize.large.level), sizes.count - 1)]
  }

  private static let sizes: [Double] = [12, 13, 14, 15, 16]
}

/// The page dots up to iOS 15, the search button from iOS 16 on; tablets keep the dots.
nonisolated struct PageMarker: View {
  let context: SceneContext
  let grid: HomeGrid
  let page: PageInk

  nonisolated var body: some View {
    marker.placed(x: 0, y: top, width: width, height: room)
  }

  /// The position below the descenders of the last row's names.
  private nonisolated var top: Double {
    (grid.rows.last ?? 0) + grid.icon + (grid.hasLabels ? HomeGrid.labelBaseline + 4 : 0)
  }

  private nonisolated var column: SideColumn? { SideColumn(context.configuration) }

  /// The width of the page, beside which a dock may stand.
  private nonisolated var width: Double { column?.frame.x ?? context.screen.width }

  /// The height down to the dock, or to the end of a page beside one.
  private nonisolated var room: Double {
    max(0, (column?.frame.maxY ?? DockMetrics(context.configuration).frame.minY) - top)
  }

  /// The height of the search button: 30 points, less on screens with little space (estimated).
  private nonisolated var pillHeight: Double { min(30, max(18, room - 4)) }

  /// About the place of the search button or the dots.
  private nonisolated var pillRect: Rect {
    let width = pillHeight * Self.pillAspect
    return Rect(
      x: (self.width - width) / 2, y: top + (room - pillHeight) / 2, width: width,
      height: pillHeight)
  }

  /// The width of the search button in heights, in English.
  private static let pillAspect = 2.7

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

  /// Its ends are round, not pointed as those of capsules in apps.
  private nonisolated static let pillShape = Capsule(style: .circular)

  @ViewBuilder private nonisolated var marker: some View {
    if isSearch && context.hasGlass {
      let ink = context.glassInk(in: pillRect)
      pill.foregroundStyle(Color(ink.color))
        .background(context.barStyle(.controls), in: Self.pillShape)
        .environment(\.colorScheme, context.style.isDark ? .dark : .light)
    } else if isSearch {
      pill.foregroundStyle(.white)
        .background(.ultraThinMaterial, in: Self.pillShape)
        .environment(\.colorScheme, .dark)
    } else {
      let place = context.configuration.homePage
      let ink = context.ink(in: pillRect, isDark: page.isDark)
      PageDots(count: place.count, current: place.index, color: Color(ink.color))
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
