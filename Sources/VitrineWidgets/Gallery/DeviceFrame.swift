import Foundation
import VitrineGraphics
import VitrineViews

/// A device with a picture on its screen.
nonisolated struct DeviceFrame: View {
  let geometry: DeviceFrameGeometry
  /// The picture, whose own size is that of the geometry's screen or a pixel more.
  let picture: BitmapResource
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      shape(geometry.outerRadius)
        .fill(
          LinearGradient(
            colors: [Color(edge.light), Color(edge.dark)], startPoint: .topLeading,
            endPoint: .bottomTrailing))
      shape(geometry.outerRadius - geometry.edge).fill(Color.black).padding(geometry.edge)
      screen
      mark
    }
    .frame(width: geometry.size.width, height: geometry.size.height)
    // Pictures of right-to-left languages are not turned, and neither is a device.
    .environment(\.layoutDirection, .leftToRight)
  }

  private nonisolated var screen: some View {
    Color.clear
      .overlay(alignment: .topLeading) { Image(uiImage: UIImage(bitmap: picture)) }
      .frame(width: geometry.screen.width, height: geometry.screen.height)
      .clipShape(shape(geometry.screenRadius))
      .placed(in: geometry.screen)
  }

  @ViewBuilder private nonisolated var mark: some View {
    let side = min(geometry.mark.width, geometry.mark.height)
    switch geometry.camera {
    case .none: EmptyView()
    case .island: Capsule().fill(Color.black).placed(in: geometry.mark)
    case .notch: cutOut(notch(side), corner: side * Self.notchCorner)
    case .homeButton:
      Circle().stroke(Color(edge.dark), lineWidth: max(1, geometry.edge / 2))
        .placed(in: geometry.mark)
    }
  }

  /// A black part of the screen, whose corners outside the screen are not seen.
  private nonisolated func cutOut(_ rect: Rect, corner: Double) -> some View {
    let screen = geometry.screen
    return Color.clear
      .overlay(alignment: .topLeading) {
        shape(corner).fill(Color.black).frame(width: rect.width, height: rect.height)
          .offset(x: rect.x - screen.x, y: rect.y - screen.y)
      }
      .frame(width: screen.width, height: screen.height)
      .clipped()
      .placed(in: screen)
  }

  /// The notch with its upper corners outside the screen.
  private nonisolated func notch(_ side: Double) -> Rect {
    let mark = geometry.mark
    let hidden = side * Self.notchCorner
    return mark.width < mark.height
      ? Rect(x: mark.x - hidden, y: mark.y, width: mark.width + hidden, height: mark.height)
      : Rect(x: mark.x, y: mark.y - hidden, width: mark.width, height: mark.height + hidden)
  }

  private static let notchCorner = 0.6

  private nonisolated func shape(_ radius: Double) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: max(0, radius), style: .continuous)
  }

  /// The two greys of the edge.
  private nonisolated var edge: (light: RGBA, dark: RGBA) {
    isDark
      ? (RGBA(hex: 0x6E6E73), RGBA(hex: 0x3A3A3C)) : (RGBA(hex: 0xD8D8DC), RGBA(hex: 0x98989D))
  }
}
