import Foundation
package import VitrineGraphics
package import VitrineViews

/// The ground of the store's pictures, behind words and device.
package enum StoreBackground: Hashable, Sendable {
  /// One colour, or a gradient from top to bottom. Opaque; black without any.
  case colors([RGBA])
  /// A picture that fills the ground; what does not fit is cut at both ends.
  case picture(BitmapResource)

  /// The most colours of a gradient.
  package static let mostColors = 4
}

/// A ground in its size, without anything on it.
nonisolated struct StoreBackgroundView: View {
  let background: StoreBackground
  let size: Size

  nonisolated var body: some View {
    content
      .frame(width: size.width, height: size.height)
      .clipped()
      // A picture of right-to-left text is not turned.
      .environment(\.layoutDirection, .leftToRight)
  }

  private nonisolated var content: AnyView {
    switch background {
    case .colors(let colors) where colors.count > 1:
      AnyView(
        LinearGradient(colors: colors.map { Color($0) }, startPoint: .top, endPoint: .bottom))
    case .colors(let colors): AnyView(Color(colors.first ?? .black))
    case .picture(let picture): AnyView(Image(bitmap: picture).resizable().scaledToFill())
    }
  }
}
