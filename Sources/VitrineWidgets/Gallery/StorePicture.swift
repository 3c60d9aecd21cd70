import Foundation
import VitrineGraphics
import VitrineViews

/// A picture for the App Store: a headline above a device, on the colours of its wallpaper.
nonisolated struct StorePicture: View {
  let layout: StoreLayout
  let headline: String
  let screen: BitmapResource
  let ground: StoreGround
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(ground.top), Color(ground.bottom)], startPoint: .top, endPoint: .bottom)
      if layout.hasHeadline { words.placed(in: layout.headline) }
      DeviceFrame(geometry: layout.geometry, picture: screen, isDark: isDark)
        .background {
          RoundedRectangle(cornerRadius: layout.geometry.outerRadius, style: .continuous)
            .fill(Color.black)
            .shadow(
              color: Color.black.opacity(Self.shade), radius: layout.canvas.width * Self.softness,
              x: 0, y: layout.canvas.width * Self.softness / 2)
        }
        .placed(in: layout.frame)
    }
    .frame(width: layout.canvas.width, height: layout.canvas.height)
    .clipped()
  }

  private nonisolated var words: some View {
    Text(verbatim: headline)
      .font(.system(size: layout.fontSize, weight: .bold))
      .foregroundStyle(ground.isBright ? Color.black : Color.white)
      .multilineTextAlignment(.center)
      .lineLimit(StoreLayout.mostLines)
      .minimumScaleFactor(StoreLayout.leastFontShare)
      .environing { $0.type.balancesLines = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.dynamicTypeSize, .large)
  }

  private static let (shade, softness) = (0.35, 0.05)
}
