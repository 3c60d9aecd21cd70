package import Vitrine
import VitrineGraphics
import VitrineImages

/// How well text over a blur stands out, measured on pixels over every wallpaper that ships in both
/// schemes.
@MainActor
package enum LegibilityTable {
  /// A way to colour text, and the blur that it lies on.
  private struct Effect {
    var name: String
    var blur: UIBlurEffect
    var look: SampleLook
  }

  private static let effects = [
    Effect(name: "primary", blur: material, look: .style(.primary)),
    Effect(name: "secondary", blur: material, look: .style(.secondary)),
    Effect(name: "label", blur: material, look: vibrant(.label)),
    Effect(name: "secondaryLabel", blur: material, look: vibrant(.secondaryLabel)),
    Effect(
      name: "widgetPrimary", blur: UIBlurEffect(style: .extraLight),
      look: .vibrancy(.widgetPrimary())),
    Effect(
      name: "widgetSecondary", blur: UIBlurEffect(style: .extraLight),
      look: .vibrancy(.widgetSecondary())),
    Effect(
      name: "notificationCenter", blur: UIBlurEffect(style: .dark),
      look: .vibrancy(.notificationCenter())),
  ]

  private static let material = UIBlurEffect(style: .systemMaterial)

  private static func vibrant(_ style: UIVibrancyEffectStyle) -> SampleLook {
    .vibrancy(UIVibrancyEffect(blurEffect: material, style: style))
  }

  package static var wallpaperCount: Int { ProceduralWallpaper.allCases.count }

  /// Rows that a table of all wallpapers and effects has.
  package static var rowCount: Int { ProceduralWallpaper.allCases.count * 2 * effects.count }

  /// Contrast ratios (WCAG 2) of one effect over one wallpaper.
  package struct Row: Hashable, Sendable {
    package var wallpaper: String
    package var scheme: String
    package var effect: String
    /// The ratio that 19 of 20 pixels of the text reach, and the median.
    package var least: Double
    package var median: Double

    var line: String {
      "\(wallpaper) \(scheme) \(effect) \(fixed(least)) \(fixed(median))"
    }
  }

  package static func rows(_ renderer: Renderer) -> [Row] {
    var rows: [Row] = []
    for wallpaper in ProceduralWallpaper.allCases {
      for scheme in [ColorScheme.light, .dark] {
        for effect in effects { rows.append(row(wallpaper, scheme, effect, renderer)) }
      }
    }
    return rows
  }

  /// The golden: a line for each row, then the worst and the median of every effect.
  package static func text(_ rows: [Row]) -> String {
    let head = "# wallpaper scheme effect: contrast that 19 of 20 text pixels reach, median"
    let sums = effects.map { effect in
      let of = rows.filter { $0.effect == effect.name }.map(\.least).sorted()
      let worst = of.first ?? 0
      return
        "# \(effect.name): worst \(fixed(worst)), median \(fixed(of.isEmpty ? 0 : of[of.count / 2]))"
    }
    return ([head] + rows.map(\.line) + sums).joined(separator: "\n") + "\n"
  }

  private static let size = Size(240, 120)

  private static func row(
    _ wallpaper: ProceduralWallpaper, _ scheme: ColorScheme, _ effect: Effect, _ renderer: Renderer
  ) -> Row {
    func draw(showsText: Bool) -> Pixmap {
      let sample = Sample(
        wallpaper: wallpaper, isDark: scheme == .dark, blur: effect.blur, look: effect.look,
        showsText: showsText)
      return picture(sample, scheme, renderer)
    }
    let contrast = TextContrast(text: draw(showsText: true), over: draw(showsText: false))
    return Row(
      wallpaper: wallpaper.rawValue, scheme: scheme == .dark ? "dark" : "light",
      effect: effect.name,
      least: contrast?.worst ?? 0, median: contrast?.median ?? 0)
  }

  private static func picture(
    _ view: some View, _ scheme: ColorScheme, _ renderer: Renderer
  ) -> Pixmap {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = size
    configuration.scene = .view
    configuration.scale = 2
    configuration.scheme = scheme
    var scratch = RenderScratch()
    return renderer.render(view, configuration, scratch: &scratch).pixmap
  }

  /// Two decimals without a locale.
  nonisolated static func fixed(_ v: Double) -> String {
    let hundredths = Int((v * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The colour of a sample's text.
private enum SampleLook {
  case style(HierarchicalShapeStyle)
  case vibrancy(UIVibrancyEffect)
}

/// Text on a blurred platter over a wallpaper.
private struct Sample: View {
  let wallpaper: ProceduralWallpaper
  let isDark: Bool
  let blur: UIBlurEffect
  let look: SampleLook
  let showsText: Bool

  var body: some View {
    ZStack {
      WallpaperBackground(wallpaper, isDark: isDark)
      RoundedRectangle(cornerRadius: 13).fill(blur).padding(10)
      if showsText { text }
    }
  }

  @ViewBuilder private var text: some View {
    switch look {
    case .style(let style): words.foregroundStyle(style)
    case .vibrancy(let effect): words.vibrancyEffect(effect)
    }
  }

  private var words: some View {
    Text("Legible text 0123456789 on what is behind it")
      .font(.headline).multilineTextAlignment(.center).padding(20)
  }
}
