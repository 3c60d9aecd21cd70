import Testing
import Vitrine
import VitrineGraphics
import VitrineRaster

@MainActor @Suite struct MaterialTests {
  private static let renderer = Renderer()

  private func render<V: View>(
    _ view: V, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) -> RenderedImage {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = Size(60, 40)
    configuration.scene = .view
    configuration.scale = 2
    change(&configuration)
    var scratch = RenderScratch()
    return Self.renderer.render(view, configuration, scratch: &scratch)
  }

  private func pixel(_ image: RenderedImage, _ x: Int, _ y: Int) -> SIMD3<Double> {
    let p = image.pixmap[x, y]
    return [Double(p & 255), Double(p >> 8 & 255), Double(p >> 16 & 255)]
  }

  private func color(_ c: SIMD3<Double>) -> Color {
    Color(red: c.x / 255, green: c.y / 255, blue: c.z / 255)
  }

  private static let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]

  @Test func materialsShowTheMeasuredColours() {
    var worst = 0.0
    var count = 0
    for row in MaterialSamples.rows {
      for (scheme, expected) in [(ColorScheme.light, row.light), (.dark, row.dark)] {
        for (material, wanted) in zip(Self.materials, expected) {
          let image = render(
            ZStack {
              color(row.background)
              RoundedRectangle(cornerRadius: 8).fill(material).padding(4)
            }
          ) { $0.scheme = scheme }
          let error = pixel(image, 60, 40) - wanted
          worst = max(worst, error.x.magnitude, error.y.magnitude, error.z.magnitude)
          count += 1
        }
      }
    }
    #expect(count == 110)
    #expect(worst <= 3, "worst error \(worst)")
    print("materials: worst error of 110 samples \(worst)")
  }

  @Test func legacyBlursShowTheMeasuredColours() {
    var worst = 0.0
    for row in MaterialSamples.legacy {
      let styles: [UIBlurEffect.Style] = [.light, .extraLight, .dark]
      for (style, wanted) in zip(styles, row.shown) {
        let image = render(
          ZStack {
            color(row.background)
            Rectangle().fill(UIBlurEffect(style: style))
          })
        let error = pixel(image, 60, 40) - wanted
        worst = max(worst, error.x.magnitude, error.y.magnitude, error.z.magnitude)
      }
    }
    #expect(worst <= 3, "worst error \(worst)")
    print("legacy blurs: worst error of 33 samples \(worst)")
  }

  @Test func adaptiveStylesFollowTheScheme() {
    for style in UIBlurEffect.Style.allCases {
      let light = style.backdrop(isDark: false)
      let dark = style.backdrop(isDark: true)
      let name = "\(style)"
      let isFixed =
        name.hasSuffix("Light") || name.hasSuffix("Dark") || ["light", "dark"].contains(name)
      #expect((light == dark) == isFixed, "\(style)")
    }
    #expect(
      UIBlurEffect.Style.prominent.backdrop(isDark: false)
        == UIBlurEffect.Style.extraLight.backdrop(isDark: true))
    #expect(
      UIBlurEffect.Style.systemThinMaterial.backdrop(isDark: true)
        == UIBlurEffect.Style.systemThinMaterialDark.backdrop(isDark: false))
  }

  @Test func reducedTransparencyShowsTheMeanColour() {
    let image = render(
      ZStack {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        Rectangle().fill(.regularMaterial)
      }
    ) { $0.reducesTransparency = true }
    #expect(Set(image.pixmap.pixels).count == 1)
    let flat = render(
      ZStack {
        Color(red: 128.0 / 255, green: 0, blue: 128.0 / 255)
        Rectangle().fill(.regularMaterial)
      })
    let error = pixel(image, 5, 5) - pixel(flat, 5, 5)
    #expect(max(error.x.magnitude, error.y.magnitude, error.z.magnitude) <= 1)
  }

  @Test func materialsFillTextAndStrokes() {
    let image = render(
      ZStack {
        Color(red: 0, green: 0.3, blue: 0.8)
        Text(verbatim: "W").font(.system(size: 30)).foregroundStyle(.thickMaterial)
        Circle().stroke(.ultraThinMaterial, lineWidth: 4).padding(4)
      })
    #expect(image.displayList.backdrops.count == 2)
    #expect(Set(image.pixmap.pixels).count > 20)
  }

  @Test func vibrantLabelsFollowTheirMatrix() {
    let image = render(
      ZStack {
        Color(white: 0.9)
        Rectangle().vibrancyEffect(
          UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialLight)))
      })
    // Rows of the matrix add up to 0.375: 0.9 · 0.375 + 0.0625 = 0.4.
    #expect((pixel(image, 60, 40).x - 0.4 * 255).magnitude <= 1.5)
  }

  @Test func theNotificationCentersVibrancyWorksAndSaysThatItIsOld() {
    let view = ZStack {
      Color(white: 0.2)
      Rectangle().vibrancyEffect(.notificationCenter())
    }
    let now = render(view)
    #expect(now.diagnostics.contains { $0.code == "deprecated-vibrancy" })
    // 0.2 · 0.5 + 0.5 = 0.6.
    #expect((pixel(now, 60, 40).x - 0.6 * 255).magnitude <= 1.5)
    let then = render(view) { $0.os = 9 }
    #expect(!then.diagnostics.contains { $0.code == "deprecated-vibrancy" })
  }

  @Test func widgetEffectsAreFaintBlack() {
    for (effect, alpha) in [
      (UIVibrancyEffect.widgetPrimary(), 0.6), (.widgetSecondary(), 0.35),
    ] {
      let image = render(
        ZStack {
          Color.white
          Rectangle().fill(.red).vibrancyEffect(effect)
        })
      #expect((pixel(image, 60, 40).x - 255 * (1 - alpha)).magnitude <= 1.5)
    }
  }
}
