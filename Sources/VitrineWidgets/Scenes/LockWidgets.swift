import VitrineGraphics
import VitrineViews

/// The widgets below the clock.
nonisolated struct LockWidgets: View {
  let context: SceneContext

  nonisolated var body: some View {
    let guests = context.guests.filter { $0.family != nil && $0.family != .accessoryInline }
    ForEach(0..<guests.count, id: \.self) { index in
      guests[index].view.placed(in: guests[index].place.frame ?? .zero)
    }
  }
}
