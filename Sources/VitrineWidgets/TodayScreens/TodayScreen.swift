import Foundation
import VitrineGraphics
import VitrineViews

/// A whole screen with a Today widget: Notification Center, the Search screen, or the list under a pressed
/// icon.
nonisolated struct TodayScreen: _CompositeView {
  let presentation: TodayPresentation
  let context: SceneContext

  func composition(_ environment: EnvironmentValues) -> some View {
    screen
      .frame(width: context.screen.width, height: context.screen.height, alignment: .top)
      .clipped()
  }

  @ViewBuilder private var screen: some View {
    if presentation.surface == .quickActions {
      QuickActionsScreen(presentation: presentation, context: context)
    } else if presentation.environment.os == 9 {
      DarkTodayScreen(presentation: presentation, context: context)
    } else {
      LightTodayScreen(presentation: presentation, context: context)
    }
  }
}

/// The dimensions of the screens in points; estimated from memory except for widths.
enum TodayScreenMetrics {
  /// The search field: its distance below the status bar, its height and its corner radius.
  static let searchGap = 8.0
  static let searchHeight = 36.0
  static let searchRadius = 10.0
  /// The distance between search field, clock, widgets and button.
  static let gap = 10.0
  static let clockSize = 56.0
  static let dateSize = 22.0
  /// The distance from the platters' edge to clock and date.
  static let clockInset = 8.0
  static let editHeight = 30.0
  static let segmentsHeight = 29.0
  static let segmentsInset = 16.0
  static let wallpaperBlur = 30.0
  /// The opacity of black over the blurred wallpaper of iOS 10 and 11.
  static let shade = 0.28
}

/// iOS 10 and 11: platters over the blurred wallpaper, below the search field and, in Notification Center,
/// the clock.
nonisolated struct LightTodayScreen: _CompositeView {
  let presentation: TodayPresentation
  let context: SceneContext

  private typealias Metrics = TodayScreenMetrics

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack(alignment: .top) {
      BlurredWallpaper(context: context, shade: Metrics.shade)
      VStack(spacing: Metrics.gap) {
        TodaySearchField(title: context.words.search)
        // In landscape there is no space for the clock above the widgets.
        if presentation.surface == .today, presentation.environment.orientation == .portrait {
          clock
        }
        TodayPlatter(presentation)
        TodayEditButton(title: context.words.edit, isDark: false)
      }
      .frame(width: presentation.layout.width)
      // The height is not limited: the screen scrolls.
      .fixedSize(horizontal: false, vertical: true)
      .padding(.top, StatusBarMetrics(context.configuration).bottom + Metrics.searchGap)
      StatusBar(context: context, color: .white)
    }
  }

  private var clock: some View {
    let words = SceneClock(context.configuration)
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: words.time).font(.system(size: Metrics.clockSize, weight: .thin))
      Text(verbatim: words.day).font(.system(size: Metrics.dateSize))
    }
    .lineLimit(1)
    .foregroundStyle(Color.white)
    .padding(.horizontal, Metrics.clockInset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.dynamicTypeSize, .large)
  }
}

/// The wallpaper behind screens, blurred and darkened.
nonisolated struct BlurredWallpaper: _CompositeView {
  let context: SceneContext
  let shade: Double

  func composition(_ environment: EnvironmentValues) -> some View {
    WallpaperView(context: context)
      .blur(radius: TodayScreenMetrics.wallpaperBlur, opaque: true)
      .overlay(Color.black.opacity(shade))
  }
}

/// The search field above the widgets.
nonisolated struct TodaySearchField: _CompositeView {
  let title: String

  func composition(_ environment: EnvironmentValues) -> some View {
    HStack(spacing: 7) {
      SearchGlyph(side: 14, lineWidth: 1.5)
      Text(verbatim: title).font(.system(size: 17))
      Spacer(minLength: 0)
      Image(systemName: "mic.fill").font(.system(size: 14))
    }
    .foregroundStyle(Color.white.opacity(0.75))
    .padding(.horizontal, 9)
    .frame(height: TodayScreenMetrics.searchHeight)
    .background(
      Color.white.opacity(0.22),
      in: RoundedRectangle(cornerRadius: TodayScreenMetrics.searchRadius, style: .continuous)
    )
    .tapTarget(.search)
    .environment(\.dynamicTypeSize, .large)
  }
}

/// The button below the widgets.
nonisolated struct TodayEditButton: _CompositeView {
  let title: String
  /// Whether the button is an outline, as in iOS 9; later systems draw a light capsule.
  let isDark: Bool

  func composition(_ environment: EnvironmentValues) -> some View {
    Text(verbatim: title).font(.system(size: 15))
      .foregroundStyle(Color.white)
      .padding(.horizontal, 16)
      .frame(height: TodayScreenMetrics.editHeight)
      .background { shape }
      .tapTarget(.edit)
      .environment(\.dynamicTypeSize, .large)
      .padding(.top, 6)
  }

  @ViewBuilder private var shape: some View {
    if isDark {
      RoundedRectangle(cornerRadius: 5, style: .continuous)
        .strokeBorder(Color.white.opacity(0.5), lineWidth: 1)
    } else {
      Capsule().fill(Color.white.opacity(0.25))
    }
  }
}

/// iOS 9: the dark Notification Center.
nonisolated struct DarkTodayScreen: _CompositeView {
  let presentation: TodayPresentation
  let context: SceneContext

  private typealias Metrics = TodayScreenMetrics

  func composition(_ environment: EnvironmentValues) -> some View {
    ZStack(alignment: .top) {
      WallpaperView(context: context)
      Rectangle().fill(TodayBackdrop.dark)
      VStack(spacing: 0) {
        segments
        date
        TodayPlatter(presentation)
        TodayEditButton(title: context.words.edit, isDark: true).padding(.top, Metrics.gap)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.top, StatusBarMetrics(context.configuration).bottom + Metrics.searchGap)
      StatusBar(context: context, color: .white)
    }
  }

  private var segments: some View {
    HStack(spacing: 0) {
      segment(context.words.today, isChosen: true)
      segment(context.words.notifications, isChosen: false)
    }
    .frame(height: Metrics.segmentsHeight)
    .clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
    .overlay(
      RoundedRectangle(cornerRadius: 4, style: .continuous)
        .strokeBorder(Color.white.opacity(0.55), lineWidth: 1)
    )
    .padding(.horizontal, Metrics.segmentsInset)
    .environment(\.dynamicTypeSize, .large)
  }

  private func segment(_ title: String, isChosen: Bool) -> some View {
    Text(verbatim: title).font(.system(size: 13))
      .foregroundStyle(isChosen ? Color.black.opacity(0.8) : Color.white.opacity(0.7))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.white.opacity(isChosen ? 0.55 : 0))
  }

  /// The date on two lines, aligned with the widgets' content.
  private var date: some View {
    let lines = SceneClock(context.configuration).dayLines
    return Text(verbatim: lines.joined(separator: "\n"))
      .font(.system(size: 33, weight: .thin))
      .foregroundStyle(Color.white)
      .lineLimit(2)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, presentation.environment.proposedInsets.left)
      .padding(.vertical, 18)
      .environment(\.dynamicTypeSize, .large)
  }
}
