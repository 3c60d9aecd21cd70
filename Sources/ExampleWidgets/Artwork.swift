import SwiftUI
import WidgetKit

/// A square cover: a gradient, soft arcs and the show's symbol.
struct Artwork: View {
  @Environment(\.widgetRenderingMode) private var mode
  let episode: Episode
  let side: CGFloat

  var body: some View {
    ZStack {
      // In one colour with the symbol a full ground would hide it.
      LinearGradient(colors: episode.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .opacity(mode == .accented ? 0.25 : 1)
      ForEach(1..<4) { ring in
        Circle()
          .stroke(.white.opacity(0.16), lineWidth: side * 0.05)
          .frame(width: side * 0.45 * CGFloat(ring), height: side * 0.45 * CGFloat(ring))
          .offset(x: side * 0.35, y: side * 0.4)
      }
      Image(systemName: episode.symbol)
        .font(.system(size: side * 0.38, weight: .semibold))
    }
    .foregroundStyle(.white)
    .frame(width: side, height: side)
    .clipShape(RoundedRectangle(cornerRadius: max(side * 0.11, 5), style: .continuous))
    .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
  }
}
