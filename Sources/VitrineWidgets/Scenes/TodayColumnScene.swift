import Foundation
import VitrineGraphics
import VitrineViews

/// The Today view from iOS 14 on: a column of widgets over the blurred Home Screen; on tablets at the
/// screen's leading edge.
nonisolated struct TodayColumnScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    column
      // What does not fit is below the screen, which scrolls.
      .frame(width: context.screen.width, height: context.screen.height, alignment: .top)
  }

  @ViewBuilder private nonisolated var column: some View {
    if context.configuration.device.kind == .iPad { tablet } else { phone }
  }

  private nonisolated var phone: some View {
    let slots = HomeSlots.of(context.configuration)
    let top = Self.origin(context.configuration).y - Self.searchHeight
    return ZStack(alignment: .top) {
      blurred
      StatusBar(context: context, color: context.isDark ? .white : .black)
      SearchField(title: context.words.search).placed(
        x: slots.columns[0], y: top, width: slots.medium, height: 36)
      PlacedGuests(guests: context.guests, rims: context)
      EditAtEnd(
        context: context, title: context.words.edit, x: 0, width: context.screen.width,
        gap: Self.editGap)
    }
  }

  private nonisolated var tablet: some View {
    let width = columnWidth
    let left = Self.margin
    return ZStack(alignment: .top) {
      WallpaperView(context: context)
      HomeIcons(context: context.homeBehind, grid: HomeGrid(context.configuration))
      DockView(context: context)
      Rectangle().fill(.ultraThinMaterial)
      StatusBar(context: context, color: context.isDark ? .white : .black)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: SceneClock(context.configuration).status)
          .font(.system(size: 64, weight: .light))
        Text(verbatim: SceneClock(context.configuration).day).font(.system(size: 22))
      }
      .foregroundStyle(.primary).lineLimit(1).minimumScaleFactor(0.5)
      .environment(\.dynamicTypeSize, .large)
      .frame(width: width, alignment: .leading)
      .placed(x: left, y: 40, width: width, height: 110)
      PlacedGuests(guests: context.guests, rims: context)
      EditAtEnd(
        context: context, title: context.words.edit, x: left, width: width, gap: Self.editGap)
    }
  }

  /// The distance from the screen's edge to a tablet's column, its top below the clock, the height of the search
  /// field with the gap below it, and the gap above the button (estimated).
  private static let margin = 24.0
  private static let tabletTop = 166.0
  private static let searchHeight = 52.0
  private static let editGap = 24.0

  /// Returns the leading top corner of the widgets in points.
  static func origin(_ configuration: RenderConfiguration) -> Point {
    if configuration.device.kind == .iPad { return Point(margin, tabletTop) }
    let top = StatusBarMetrics(configuration).bottom + 12 + searchHeight
    return Point(HomeSlots.of(configuration).columns[0], top)
  }

  private nonisolated var blurred: some View {
    ZStack {
      WallpaperView(context: context)
      Rectangle().fill(.thinMaterial)
    }
  }

  private nonisolated var shownSize: Size {
    context.configuration.hosted.widgetSize?.shown ?? .zero
  }

  private nonisolated var columnWidth: Double {
    let configuration = context.configuration
    let medium = configuration.device.widgetSize(.systemMedium, os: configuration.design)
    return medium?.shown.width ?? shownSize.width
  }
}

extension SceneContext {
  /// The Home Screen without the widget, for a scene above it.
  nonisolated var homeBehind: SceneContext {
    var copy = self
    copy.hidesWidget = true
    return copy
  }
}

/// The search field at the top of a phone's Today view.
nonisolated struct SearchField: View {
  let title: String

  nonisolated var body: some View {
    HStack(spacing: 6) {
      SearchGlyph(side: 15.5, lineWidth: 1.7)
      Text(verbatim: title).font(.system(size: 17))
      Spacer(minLength: 0)
      Image(systemName: "mic.fill").font(.system(size: 15))
    }
    .foregroundStyle(.secondary)
    .environment(\.dynamicTypeSize, .large)
    .padding(.horizontal, 10)
    .frame(maxHeight: .infinity)
    .background(
      Color.gray.opacity(0.24), in: RoundedRectangle(cornerRadius: 11, style: .continuous))
  }
}

/// The button below the last widget, unless it is below the end of the screen, which scrolls.
nonisolated struct EditAtEnd: View {
  let context: SceneContext
  let title: String
  /// Its place across, and its distance from the last widget, in points.
  let x, width, gap: Double

  nonisolated var body: some View {
    let top = context.lastBottom + gap
    if top + EditButton.height <= context.screen.height {
      EditButton(title: title)
        .placed(x: x, y: top, width: width, height: EditButton.height)
    }
  }
}

/// The button that ends a list of widgets.
nonisolated struct EditButton: View {
  let title: String

  nonisolated var body: some View {
    Text(verbatim: title).font(.system(size: 15, weight: .medium)).lineLimit(1)
      .environment(\.dynamicTypeSize, .large)
      .padding(.horizontal, 18).frame(height: Self.height)
      .background(Self.veil, in: Capsule())
      .background(.ultraThinMaterial, in: Capsule())
  }

  /// The height in points (estimated).
  static let height = 34.0
  /// A fill that distinguishes the button from a material behind it (estimated).
  private static let veil = Color.white.opacity(0.14)
}
