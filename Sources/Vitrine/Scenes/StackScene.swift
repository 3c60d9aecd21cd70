import Foundation
import VitrineGraphics

/// A Smart Stack on the Home Screen, with the dots that show while it turns.
nonisolated struct StackScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let grid = HomeGrid(context.configuration)
    let family = context.configuration.family ?? .systemSmall
    let place = grid.place(of: family, on: context.configuration.device)
    ZStack {
      HomeScene(context: context)
      StackDots(color: context.legibleColor)
        .placed(x: place.maxX + Self.dotGap, y: place.y, width: StackDots.side, height: place.height)
    }
  }

  /// From the widget's edge to the dots (estimated).
  private static let dotGap = 6.0
}

/// One dot for each widget of the stack, the upper one full.
nonisolated struct StackDots: View {
  let color: Color

  /// Points across a dot (estimated).
  static let side = 6.0
  /// Widgets in a stack as the system suggests one.
  private static let count = 4

  nonisolated var body: some View {
    VStack(spacing: 5) {
      ForEach(0..<Self.count, id: \.self) { index in
        Circle().fill(color.opacity(index == 0 ? 1 : 0.4))
          .frame(width: Self.side, height: Self.side)
      }
    }
  }
}
