import VitrineGraphics
import VitrineViews

/// The torch and camera buttons, the hint for the home button, and the home indicator.
nonisolated struct LockButtons: View {
  let context: SceneContext
  let metrics: LockMetrics

  nonisolated var body: some View {
    let device = context.configuration.device
    ZStack {
      if device.screenCornerRadius == 0 {
        footer
      } else {
        if device.kind == .iPhone { buttons }
        HomeIndicator(context: context)
      }
    }
  }

  private nonisolated var buttons: some View {
    let side = metrics.buttonSide
    let top = context.screen.height - metrics.buttonInset.height - side / 2
    let left = metrics.buttonInset.width - side / 2
    return ZStack {
      // Controls take the places of the torch and then of the camera.
      if context.controls.isEmpty {
        button { TorchGlyph().frame(width: 11, height: 24) }
          .placed(x: left, y: top, width: side, height: side)
      }
      if context.controls.count < ControlPlace.lockPlaces {
        button { Image(systemName: "camera.fill").font(.system(size: 20)) }
          .placed(x: context.screen.width - left - side, y: top, width: side, height: side)
      }
    }
    // The torch is on the left in every language.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// The place of the hint for the home button.
  private nonisolated var foot: Rect {
    Rect(
      x: context.screen.width / 4, y: context.screen.height - metrics.footerBaseline - 14,
      width: context.screen.width / 2, height: 18)
  }

  private nonisolated var footer: some View {
    Color.clear
      .overlay(alignment: .bottom) {
        Text(verbatim: context.words.pressHome)
          .font(.system(size: 17, weight: .semibold))
          .foregroundStyle(Color(context.ink(in: foot).color))
          .lineLimit(1).minimumScaleFactor(0.7)
          .frame(width: context.screen.width - 32)
          .alignmentGuide(.bottom) { $0[.firstTextBaseline] }
      }
      .placed(
        x: 0, y: 0, width: context.screen.width,
        height: context.screen.height - metrics.footerBaseline
      )
  }

  private nonisolated func button<Glyph: View>(
    @ViewBuilder _ glyph: () -> Glyph
  ) -> some View {
    glyph()
      .foregroundStyle(.white)
      .frame(width: metrics.buttonSide, height: metrics.buttonSide)
      .background(ground, in: Circle())
      .environment(\.colorScheme, .dark)
  }

  private nonisolated var ground: AnyShapeStyle {
    context.hasGlass
      ? AnyShapeStyle(_GlassStyle(role: .controls)) : AnyShapeStyle(.ultraThinMaterial)
  }
}

/// The home indicator at the bottom of screens without a home button.
nonisolated struct HomeIndicator: View {
  let context: SceneContext

  nonisolated var body: some View {
    let rect = Rect(x: 0, y: context.screen.height - 13, width: context.screen.width, height: 5)
    Capsule().fill(Color(context.ink(in: rect).color))
      .frame(width: Self.width(context.configuration), height: 5)
      .placed(in: rect)
  }

  /// The width: 134 points on a phone 375 wide, 144 on one of 402 (Apple's design kits); tablets estimated.
  package static func width(_ configuration: RenderConfiguration) -> Double {
    if configuration.device.kind == .iPad { return 265 }
    return (configuration.device.screen.width * 134 / 375).rounded()
  }
}
