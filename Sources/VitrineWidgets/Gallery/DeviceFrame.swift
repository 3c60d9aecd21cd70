import Foundation
import VitrineGraphics
import VitrineViews

/// A device with a picture on its screen.
nonisolated struct DeviceFrame: View {
  let geometry: DeviceFrameGeometry
  /// The picture, whose own size is that of the geometry's screen or a pixel more.
  let picture: BitmapResource
  /// The colour of the edge; nil for a grey by the scheme.
  let color: RGBA?
  let isDark: Bool

  nonisolated var body: some View {
    ZStack {
      buttons
      shape(geometry.outerRadius).fill(metal).placed(in: geometry.body)
      shape(geometry.outerRadius - geometry.edge).fill(Color.black).placed(in: rim)
      screen
      mark
    }
    .frame(width: geometry.size.width, height: geometry.size.height)
    // Pictures of right-to-left languages are not turned, and neither is a device.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// The buttons, darker than the edge that they stand on; the body covers their lower halves.
  private nonisolated var buttons: some View {
    ForEach(Array(geometry.buttons.indices), id: \.self) { index in
      let rect = geometry.buttons[index]
      RoundedRectangle(cornerRadius: min(rect.width, rect.height) * Self.buttonCorner)
        .fill(Color(edge.dark)).placed(in: rect)
    }
  }

  private static let buttonCorner = 0.3

  private nonisolated var rim: Rect {
    let (body, edge) = (geometry.body, geometry.edge)
    return Rect(
      x: body.x + edge, y: body.y + edge, width: body.width - 2 * edge,
      height: body.height - 2 * edge)
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

  private nonisolated var metal: LinearGradient {
    LinearGradient(
      colors: [Color(edge.light), Color(edge.dark)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }

  /// The two tones of the edge.
  private nonisolated var edge: (light: RGBA, dark: RGBA) {
    if let color { return (color.mixed(with: .white, 0.2), color.mixed(with: .black, 0.3)) }
    return isDark
      ? (RGBA(hex: 0x6E6E73), RGBA(hex: 0x3A3A3C)) : (RGBA(hex: 0xD8D8DC), RGBA(hex: 0x98989D))
  }
}
