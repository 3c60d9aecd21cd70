import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

@MainActor @Suite struct ModeColorTests {
  private static let renderer = Renderer()

  private func render<V: View>(
    _ view: @escaping @Sendable () -> V, _ change: (inout RenderConfiguration) -> Void
  ) async -> RenderedImage {
    let entry = WidgetEntry(view)
    var widget = WidgetDescription(
      kind: "Test", families: WidgetFamily.allCases, source: .immediate { _ in entry })
    widget.contentMargins = .none
    var configuration = RenderConfiguration()
    configuration.scale = 1
    change(&configuration)
    var scratch = RenderScratch()
    return Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
  }

  /// Two bars: left in no group, right accented.
  private struct Bars: View {
    nonisolated init() {}
    var body: some View {
      HStack(spacing: 0) {
        Color.red
        Color.green.opacity(0.5).widgetAccentable()
      }
    }
  }

  private func middle(_ image: RenderedImage, _ part: Double) -> UInt32 {
    image.pixmap[Int(Double(image.pixmap.width) * part), image.pixmap.height / 2]
  }

  @Test func accentedContentHasTwoGroupsByAlpha() async {
    let image = await render({ Bars() }) {
      $0.mode = .accented
      $0.tint = HomeScreenTint(
        primary: .white, accent: RGBA(1, 0.5, 0), plate: .none)
    }
    #expect(middle(image, 0.25) == 0xffff_ffff)
    #expect(middle(image, 0.75) == RGBA(1, 0.5, 0, 0.5).premultiplied)
  }

  @Test func theStandardTintIsWhiteOnADarkPlate() async {
    let image = await render({ Color.clear }) { $0.mode = .accented }
    let top = middle(image, 0.5) & 255
    #expect(top > 0x14 && top < 0x31)
    #expect(HomeScreenTint.standard.accent == .white && HomeScreenTint.standard.primary == .white)
  }

  @Test func imagesSayWhatBecomesOfThem() async {
    let picture = { (mode: WidgetAccentedRenderingMode?) in
      await self.render({
        Image(
          uiImage: UIImage(
            bitmap: VitrineLayout.ImageResource(
              key: 1, name: "red", pixmap: Pixmap(width: 1, height: 1, pixels: [0xff00_00ff]),
              scale: 1))
        )
        .resizable().widgetAccentedRenderingMode(mode)
      }) {
        $0.mode = .accented
        $0.tint = HomeScreenTint(primary: .white, accent: RGBA(0, 0, 1), plate: .none)
      }
    }
    // Red has a luminance of 0.2126.
    let expected: [(WidgetAccentedRenderingMode?, UInt32)] = [
      (nil, 0xffff_ffff), (.accented, 0xffff_0000), (.fullColor, 0xff00_00ff),
      (.desaturated, RGBA(1, 1, 1, 0.2126).premultiplied),
      (.accentedDesaturated, RGBA(0, 0, 1, 0.2126).premultiplied),
    ]
    for (mode, wanted) in expected {
      let shown = middle(await picture(mode), 0.5)
      #expect(shown == wanted, "\(String(describing: mode)): \(String(shown, radix: 16))")
    }
  }

  @Test func vibrantContentShowsByItsLuminance() async {
    let image = await render({
      HStack(spacing: 0) {
        Color.white
        Color(white: 0.5)
        Color.black
      }
    }) {
      $0.family = .accessoryRectangular
      $0.mode = .vibrant
    }
    // White as opaque as the content is bright.
    #expect(middle(image, 0.15) >> 24 == 255)
    #expect((Int(middle(image, 0.5) >> 24) - 128).magnitude <= 1)
    #expect(middle(image, 0.85) == 0)
    let p = middle(image, 0.15)
    #expect(p & 255 == p >> 24)
  }

  @Test func vibrantViewsAreDrawnForTheDark() async {
    struct Probe: View {
      nonisolated init() {}
      @Environment(\.colorScheme) private var scheme
      var body: some View { scheme == .dark ? Color.white : Color.black }
    }
    let image = await render({ Probe() }) {
      $0.family = .accessoryCircular
      $0.mode = .vibrant
    }
    #expect(middle(image, 0.5) >> 24 > 200)
  }
}
