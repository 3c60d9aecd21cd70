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
      // Its veil may reach down to the first row, and lies below what stands there.
      StatusBar(context: context)
      HomeIcons(context: context, grid: grid, page: ink)
      let guests = context.visibleGuests
      ForEach(0..<guests.count, id: \.self) { index in
        HomeWidget(context: context, grid: grid, page: ink, guest: guests[index])
      }
      DockView(context: context)
      PageMarker(context: context, grid: grid, page: ink)
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
    let ink = context.ink(in: room, isDark: page.isDark)
    return ZStack {
      LegibilityVeil(ink: ink, rect: room)
      Color.clear.overlay(alignment: .bottom) {
        Text(verbatim: name)
          .font(.system(size: size, weight: weight))
          .foregroundStyle(Color(ink.color))
          .shadow(color: shade(ink), radius: 2, x: 0, y: 0.5)
          .lineLimit(1).multilineTextAlignment(.center)
          .frame(width: mostWidth)
          .alignmentGuide(.bottom) { $0[.firstTextBaseline] }
          .environment(\.dynamicTypeSize, .large)
      }
      .placed(in: rect)
    }
  }

  private nonisolated var size: Double { Self.fontSize(context.configuration.typeSize) }

  /// The place that the letters can have, ascenders and descenders included.
  private nonisolated var room: Rect {
    let width = min(mostWidth, size * Self.emPerLetter * Double(name.count))
    return Rect(
      x: rect.midX - width / 2, y: rect.maxY - size * Self.ascent, width: width,
      height: size * (Self.ascent + Self.descent))
  }

  /// The mean width of a letter, and the extent of letters above and below the baseline, in ems of the font.
  private static let emPerLetter = 0.58
  private static let (ascent, descent) = (0.8, 0.25)

  private nonisolated var weight: Font.Weight {
    context.configuration.usesBoldText ? .semibold : .regular
  }

  private nonisolated func shade(_ ink: LegibleInk) -> Color {
    ink.isDark ? .clear : Color.black.opacity(0.35)
  }

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

  /// About the place of the search button or the dots.
  private nonisolated var pillRect: Rect {
    let width = pillHeight * Self.pillAspect
    return Rect(
      x: (context.screen.width - width) / 2, y: top + (room - pillHeight) / 2, width: width,
      height: pillHeight)
  }

  /// The white of the search button before iOS 26, with the veil that it needs on the dark material.
  private nonisolated var materialInk: LegibleInk {
    var ground = context.ground(in: pillRect)
    ground.mean = ground.mean.mixed(with: .black, Self.materialShade)
    ground.brightest = ground.brightest.mixed(with: .black, Self.materialShade)
    return LegibleInk(on: ground, for: .text, isDark: false)
  }

  /// The share of black that the dark material mixes into what lies behind it (measured on the drawn one).
  private static let materialShade: Float = 0.26

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
      let ink = context.glassInk(in: pillRect, for: .text)
      pill.foregroundStyle(Color(ink.color))
        .background(Color(ink.veilColor), in: Self.pillShape)
        .background(context.barStyle(.clear), in: Self.pillShape)
        .environment(\.colorScheme, context.style.isDark ? .dark : .light)
    } else if isSearch {
      pill.foregroundStyle(.white)
        .background(Color(materialInk.veilColor), in: Self.pillShape)
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
