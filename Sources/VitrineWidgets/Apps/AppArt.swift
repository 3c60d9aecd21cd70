import VitrineGraphics
import VitrineViews

/// The square picture of an app's icon, to be clipped to the shape of icons.
nonisolated struct AppArt: View {
  let app: ShownApp
  /// The side in points.
  let side: Double
  /// Whether a monogram is in dark appearance. Pictures have one appearance.
  let isDark: Bool

  nonisolated var body: some View {
    art.frame(width: side, height: side)
      .environment(\.layoutDirection, .leftToRight)
      .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated var art: AnyView {
    if let picture = app.picture {
      // Clear parts of an icon are black on a device.
      return AnyView(
        ZStack {
          Color.black
          Image(bitmap: picture).resizable().interpolation(.high)
        })
    }
    return AnyView(
      LinearGradient(colors: ground, startPoint: .top, endPoint: .bottom).overlay { letter })
  }

  @ViewBuilder private nonisolated var letter: some View {
    if app.letter.isEmpty {
      Image(systemName: Self.generic).resizable().scaledToFit().foregroundStyle(ink)
        .frame(width: side * Self.symbolPart, height: side * Self.symbolPart)
    } else {
      Text(verbatim: app.letter).font(.system(size: side * Self.letterPart, weight: .semibold))
        .foregroundStyle(ink).lineLimit(1).fixedSize()
    }
  }

  private nonisolated var ground: [Color] {
    isDark
      ? [Color(RGBA(hex: 0x313133)), Color(RGBA(hex: 0x141416))]
      : [app.palette.top, app.palette.bottom].map(Color.init)
  }

  private nonisolated var ink: Color { Color(isDark ? app.palette.accent : app.palette.ink) }

  /// The symbol of names without a letter.
  private static let generic = "square.grid.2x2.fill"
  /// The em size of the letter and the size of the symbol as fractions of the side.
  private static let letterPart = 0.6
  private static let symbolPart = 0.56
}
