import Foundation
import VitrineGraphics
import VitrineViews

/// A Smart Stack on the Home Screen, or in the Today view of iPadOS 14, with the dots that appear while it rotates.
nonisolated struct StackScene: View {
  let context: SceneContext

  nonisolated var body: some View {
    let place = context.hostedFrame
    ZStack {
      if context.configuration.isHomeScreen {
        HomeScene(context: context)
      } else {
        TodayColumnScene(context: context)
      }
      StackDots(stack: context.stack ?? StackDots.usual, color: context.pageColor)
        .placed(
          x: place.maxX + Self.dotGap, y: place.y, width: StackDots.side, height: place.height)
    }
  }

  /// The distance from the widget's edge to the dots (estimated).
  private static let dotGap = 6.0
}

/// A dot for each widget of the stack, the front one opaque.
nonisolated struct StackDots: View {
  let stack: SceneStack
  let color: Color

  /// The diameter of a dot in points (estimated).
  static let side = 6.0
  /// A stack with as many widgets as one suggested by the system.
  static let usual = SceneStack(count: 4, top: 0)

  nonisolated var body: some View {
    VStack(spacing: 5) {
      ForEach(0..<stack.count, id: \.self) { index in
        Circle().fill(color.opacity(index == stack.top ? 1 : 0.4))
          .frame(width: Self.side, height: Self.side)
      }
    }
  }
}
