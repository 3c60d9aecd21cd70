import VitrineGraphics
import VitrineViews

/// The light on the rim of a widget in its own colours, from iOS 26 on: that of plates of glass, which accented widgets
/// have themselves.
nonisolated struct WidgetRim: View {
  let context: SceneContext
  let guest: SceneGuest

  @ViewBuilder nonisolated var body: some View {
    if let radius {
      RoundedRectangle(cornerRadius: radius, style: .continuous).fill(GlassRimStyle(.widgets))
    }
  }

  /// The radius of the container as it is shown, in points; nil where there is no rim.
  private nonisolated var radius: Double? {
    let configuration = context.configuration
    guard context.hasGlass, configuration.mode == .fullColor, let family = guest.family,
      case .rounded(let radius) = configuration.device.widgetContainer(
        family, os: configuration.design),
      let frame = guest.place.frame, guest.canvas.width > 0
    else { return nil }
    return radius * frame.width / guest.canvas.width
  }
}
