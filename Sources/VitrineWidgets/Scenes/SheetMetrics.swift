import VitrineGraphics
import VitrineViews

/// A sheet over the Home Screen: nearly the whole screen on phones, a panel in the middle on tablets.
/// Estimated from screenshots, in points.
nonisolated struct SheetMetrics {
  var frame: Rect
  var cornerRadius: Double
  /// Whether the sheet is a panel. Phones' sheets extend below the screen, so that their lower corners are
  /// hidden.
  var isPanel: Bool

  init(_ configuration: RenderConfiguration) {
    let screen = configuration.screenSize
    let radius = configuration.design >= 26 ? 34.0 : 10
    guard configuration.device.kind == .iPad else {
      let bar = StatusBarMetrics(configuration).bottom
      let top = bar + (configuration.device.screenCornerRadius > 0 ? 10 : 4)
      frame = Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
      cornerRadius = radius
      isPanel = false
      return
    }
    let width = min(704, screen.width - 64)
    let height = min(800, screen.height - 80)
    frame = Rect(
      x: ((screen.width - width) / 2).rounded(), y: ((screen.height - height) / 2).rounded(),
      width: width, height: height)
    cornerRadius = max(radius, 16)
    isPanel = true
  }
}

/// The dimmed Home Screen behind a sheet.
nonisolated struct BehindSheet: View {
  let context: SceneContext

  nonisolated var body: some View {
    ZStack {
      WallpaperView(context: context)
      HomeIcons(context: context.homeBehind, grid: HomeGrid(context.configuration))
      DockView(context: context)
      StatusBar(context: context)
      Color.black.opacity(context.isDark ? 0.45 : 0.25)
    }
  }
}

/// The background of a sheet with its content.
nonisolated struct Sheet<Content: View>: View {
  let metrics: SheetMetrics
  let content: Content

  nonisolated var body: some View {
    content
      .frame(width: metrics.frame.width, height: metrics.frame.height)
      .background(
        .regularMaterial,
        in: UnevenRoundedRectangle(
          topLeadingRadius: metrics.cornerRadius,
          bottomLeadingRadius: metrics.isPanel ? metrics.cornerRadius : 0,
          bottomTrailingRadius: metrics.isPanel ? metrics.cornerRadius : 0,
          topTrailingRadius: metrics.cornerRadius)
      )
      .placed(in: metrics.frame)
  }
}
