import VitrineGraphics
import VitrineViews

/// An app's icon: a glyph or a date on a rounded square.
nonisolated struct AppIconView: View {
  let app: SceneApp
  /// The side of the icon in points.
  let side: Double
  /// The major system version, which determines the corners.
  let os: Int
  let icons: HomeStyle.Icons
  let clock: SceneClock

  nonisolated var body: some View {
    shape
      .fill(ground)
      .frame(width: side, height: side)
      .overlay { glyph }
      .overlay { if hasRim { shape.fill(GlassRimStyle(.appIcons)) } }
  }

  /// Whether light is on the rim of an icon that is not of glass. The tiny ones of folders have none to be seen.
  private nonisolated var hasRim: Bool { os >= 26 && icons != .clear && side >= Self.leastRimmed }

  /// The side in points from which on icons have a rim.
  private static let leastRimmed = 40.0

  private nonisolated var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: AppIconRadius.of(side: side, os: os), style: .continuous)
  }

  @ViewBuilder private nonisolated var glyph: some View {
    switch app.drawing {
    case .symbol(let name): symbol(name)
    case .pinwheel: PinwheelGlyph(side: side, ink: icons.hasColors ? nil : glyphEnds)
    case .date:
      CalendarFace(
        clock: clock, side: side, weekday: glyphEnds.top,
        day: icons == .light ? Self.dayInk : icons == .dark ? .white : glyphEnds.bottom)
    }
  }

  /// The colour of a day on a white icon.
  private static let dayInk = RGBA(hex: 0x1C1C1E)

  private nonisolated func symbol(_ name: String) -> some View {
    Image(systemName: name).resizable().scaledToFit()
      .foregroundStyle(
        LinearGradient(colors: glyphColors.map(Color.init), startPoint: .top, endPoint: .bottom)
      )
      .frame(width: side * Self.glyphPart, height: side * Self.glyphPart)
      .environment(\.layoutDirection, .leftToRight)
  }

  /// The size of the glyph as a fraction of the icon (estimated).
  private static let glyphPart = 0.56
}

extension AppIconView {
  private nonisolated var ground: AnyShapeStyle {
    if icons == .clear { return AnyShapeStyle(_GlassStyle(role: .appIcons)) }
    return AnyShapeStyle(
      LinearGradient(colors: groundColors.map(Color.init), startPoint: .top, endPoint: .bottom))
  }

  /// The ground's colours at the top and at the bottom.
  private nonisolated var groundColors: [RGBA] {
    switch icons {
    case .light: [RGBA(hex: app.top), RGBA(hex: app.bottom)]
    case .dark, .tintedGlyph, .clear: [RGBA(hex: 0x313133), RGBA(hex: 0x141416)]
    case .tintedGround(let color):
      [color.mixed(with: .white, Self.lift), color.mixed(with: .black, Self.drop)]
    }
  }

  /// The shares of white at the top and of black at the bottom of a tinted ground (estimated).
  private static let lift: Float = 0.14
  private static let drop: Float = 0.08

  /// The glyph's colours at the top and at the bottom.
  private nonisolated var glyphColors: [RGBA] {
    switch icons {
    case .light: return [RGBA(hex: app.glyph)]
    case .dark: return darkGlyph.map { RGBA(hex: $0) }
    case .clear: return [.white]
    case .tintedGlyph(let color): return [color.mixed(with: .white, Self.glow), color]
    case .tintedGround: return [SceneInk(on: ScreenGround(groundColors)).color]
    }
  }

  private nonisolated var glyphEnds: (top: RGBA, bottom: RGBA) {
    let colors = glyphColors
    return (colors.first ?? .white, colors.last ?? .white)
  }

  /// The share of white at the top of a tinted glyph (estimated).
  private static let glow: Float = 0.3

  /// Dark icons have the colour of the ground in the glyph.
  private nonisolated var darkGlyph: [UInt32] {
    if app.glyph == 0xFFFFFF { return app.hasDarkGround ? [app.glyph] : [app.top, app.bottom] }
    return app.hasDarkGlyph ? [app.top, app.bottom] : [app.glyph]
  }
}
