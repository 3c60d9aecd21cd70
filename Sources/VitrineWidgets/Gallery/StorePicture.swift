import Foundation
import VitrineGraphics
import VitrineViews

/// A picture for the App Store: words and a device on a ground.
nonisolated struct StorePicture: View {
  let layout: StoreLayout
  let words: StoreWords
  let screen: BitmapResource
  let ground: StoreGround
  let design: StoreDesign
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      StoreBackgroundView(background: ground.background, size: layout.canvas)
      if case .picture = ground.background { Color(ground.veil).opacity(Double(ground.change)) }
      if layout.hasWords { texts.placed(in: layout.words) }
      shade
      DeviceFrame(
        geometry: layout.geometry, picture: screen, color: design.frameColor, isDark: isDark
      )
      .placed(in: layout.frame)
    }
    .frame(width: layout.canvas.width, height: layout.canvas.height)
    .clipped()
  }

  /// The shadow of the device. What casts it is a point smaller, so that no black shows at the device's own edge.
  private nonisolated var shade: some View {
    let (body, frame) = (layout.geometry.body, layout.frame)
    return RoundedRectangle(cornerRadius: layout.geometry.outerRadius, style: .continuous)
      .fill(Color.black)
      .shadow(
        color: Color.black.opacity(Self.shade), radius: layout.canvas.width * Self.softness,
        x: 0, y: layout.canvas.width * Self.softness / 2
      )
      .placed(
        in: Rect(
          x: frame.x + body.x + 1, y: frame.y + body.y + 1, width: body.width - 2,
          height: body.height - 2))
  }

  private nonisolated var texts: some View {
    VStack(spacing: layout.wordSpacing) {
      if layout.hasHeadline {
        text(words.headline, layout.fontSize, .bold, lines: StoreLayout.mostLines)
      }
      if layout.hasSubtitle {
        text(words.subtitle, layout.subtitleSize, .medium, lines: StoreLayout.mostSubtitleLines)
          .layoutPriority(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.dynamicTypeSize, .large)
  }

  private nonisolated func text(
    _ string: String, _ size: Double, _ weight: Font.Weight, lines: Int
  ) -> some View {
    Text(verbatim: string)
      .font(design.font.font(size: size, weight: weight))
      .foregroundStyle(ground.isBright ? Color.black : Color.white)
      .multilineTextAlignment(.center)
      .lineLimit(lines)
      .minimumScaleFactor(StoreLayout.leastFontShare)
      .environing { $0.type.balancesLines = true }
  }

  private static let (shade, softness) = (0.35, 0.05)
}
