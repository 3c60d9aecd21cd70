import VitrineGraphics
import VitrineViews

/// The widgets of a screen at their places.
nonisolated struct PlacedGuests: View {
  let guests: [SceneGuest]
  /// The screen, if its widgets have light on their rims.
  var rims: SceneContext?

  nonisolated var body: some View {
    ForEach(0..<guests.count, id: \.self) { index in
      let place = guests[index].place.frame ?? .zero
      guests[index].view.placed(in: place)
      if let rims { WidgetRim(context: rims, guest: guests[index]).placed(in: place) }
    }
  }
}
