package import ArgumentParser
import Foundation
import VitrineGraphics
import VitrineRaster
package import VitrineText
import VitrineViews
package import VitrineWidgets

/// The flags for what to draw, the same for every command that draws. Lists are combined as a product.
package struct DrawingOptions: ParsableArguments {
  @Option(help: "Families, e.g. systemSmall,systemMedium, or all that the widget declares.")
  package var family = "all"

  @Option(help: "Devices, e.g. iphone-15,iphone-se-3, a screen like 400x800, or all.")
  package var device: String?

  @Option(help: "Text sizes: levels 1…12, xSmall…AX5, or all; large by default.")
  package var typeSize: String?

  @Option(help: "light, dark, or all; light by default.")
  package var scheme: String?

  @Option(
    help: """
      Rendering modes: fullColor, accented, vibrant, or all; by default the usual one, which is vibrant for \
      what only Lock Screens show.
      """
  )
  package var mode: String?

  @Option(
    help: """
      Looks of a Home Screen's icons and widgets: default, dark, tinted (iOS 18), clear (iOS 26), or all.
      """)
  package var look: String?

  @Option(
    help: """
      The colour of a tinted Home Screen, #RRGGBB: of the look tinted a blue unless given, of accented widgets \
      white.
      """)
  package var tint: String?

  @Option(
    help: """
      Behind accented widgets without a look: none, dark, clear or tinted; dark unless --tint is given in iOS 26.
      """)
  package var tintPlate: String?

  @Option(
    help:
      "Entries: snapshot, placeholder, timeline (each, and a filmstrip), current, a number, or a name."
  )
  package var entry: String?

  @Option(help: "The moment that is shown, e.g. 2007-01-09T09:41; picks the entry in force then.")
  package var at: String?

  @Option(
    help: """
      Locales, e.g. en_US,ja_JP, or pseudo-locales: en_XA (longer words), ar_XB (right to left), th_XC \
      (tall letters), zh_XD (ideographs). en_US by default.
      """)
  package var locale: String?

  @Flag(help: "Adds the four pseudo-locales to --locale.")
  package var stress = false

  @Option(
    help: """
      widget: clipped to the container; view: unclipped; or a screen around it: home, lock, today, \
      search, quick-actions, gallery, stack, configuration, notification-center. widget by default.
      """)
  package var scene: String?

  @Option(
    help: "Behind a screen: a PNG file, or one of \(Wallpaper.names.joined(separator: ", ")).")
  package var wallpaper: String?

  @Option(help: "How the device is held: portrait or landscape; portrait by default.")
  package var orientation: String?

  @OptionGroup package var app: AppOptions
  @OptionGroup package var today: TodayOptions

  @Option(help: "The words of the status bar's clock; the time of --at by default.")
  package var statusTime: String?

  @Flag(help: "Home Screens with large icons without names (iOS 18).")
  package var largeIcons = false

  @Option(help: "Major system versions, 9…27, or all that the device ran with widgets.")
  package var os: String?

  @Option(help: "With --scene view: a bare view in WxH points.")
  package var size: String?

  @Option(help: "Pixels in a point: 1, 2 or 3.")
  package var scale: Int?

  @Option(help: "Time zone, e.g. Europe/Berlin.")
  package var timeZone = "UTC"

  @Option(help: "standard or increased.")
  package var contrast = "standard"

  @Flag(help: "The reader's Bold Text setting.")
  package var boldText = false

  @Flag(help: "The reader's Reduce Transparency setting.")
  package var reduceTransparency = false

  @Option(help: "Pixel loops: reference or simd; the pictures are the same.")
  package var kernels = Kernels.best.rawValue

  @Option(help: "A folder of exported symbols, NAME.svg, in place of the drawings that ship.")
  package var symbols: String?

  @Option(help: "A folder of fonts to look into first.")
  package var fonts: String?

  @OptionGroup package var budgets: BudgetOptions

  @Flag(help: "Ends with 1 when a diagnostic says that something could not be drawn as asked.")
  package var strict = false

  @Flag(help: "Says nothing but errors.")
  package var quiet = false

  @Flag(help: "Results as JSON.")
  package var json = false

  package init() {}
}

extension DrawingOptions {
  /// Refuses flags that no picture of these lists would show.
  package func checkEffects(_ matrix: RenderMatrix) throws {
    try checkWallpaper(matrix.scenes)
    try checkTint(matrix)
  }

  /// Returns the lists and the settings that all pictures share; flags without effect are left to `checkEffects`, as
  /// a scene document names a screen and a look of its own.
  package func matrix() throws -> RenderMatrix {
    var matrix = RenderMatrix()
    matrix.families = try ListArgument.families(family)
    if let device { matrix.devices = try ListArgument.devices(device) }
    if let os { matrix.systems = try ListArgument.systems(os) }
    if let typeSize { matrix.typeSizes = try ListArgument.typeSizes(typeSize) }
    if let scheme { matrix.schemes = try ListArgument.schemes(scheme) }
    if let mode { matrix.modes = try ListArgument.modes(mode) }
    if let look { matrix.looks = try ListArgument.looks(look) }
    if let scene { matrix.scenes = try ListArgument.scenes(scene) }
    matrix.entries = try ListArgument.entries(entry ?? (at == nil ? "snapshot" : "current"))
    matrix.locales = try locales()
    try apply(to: &matrix.common)
    return matrix
  }

  /// Returns the renderer of a run.
  ///
  /// - Parameter isTimed: whether it takes the time of each stage; with `--json` it always does.
  package func renderer(_ fonts: FontLibrary, isTimed: Bool = false) throws -> PictureRenderer {
    try budgets.limiting(
      Renderer(fonts: fonts, stopwatch: json || isTimed ? Stopwatch { Clock.now() } : .none))
  }

  private func apply(to common: inout RenderConfiguration) throws {
    if let scale {
      guard (1...3).contains(scale) else { throw UsageError("--scale is 1, 2 or 3, not \(scale)") }
      common.scale = Double(scale)
    }
    if let size { common.size = try bareSize(size) }
    _ = try (budgets.budget(), budgets.nanoseconds())
    let zone = try SettingArgument.timeZone(timeZone)
    if let zone { common.timeZoneIdentifier = zone }
    if let at { common.date = try SettingArgument.date(at, in: zone) }
    try applyScreen(to: &common)
    common.increasesContrast =
      try SettingArgument.choice(contrast, "contrast", ["standard", "increased"]) == "increased"
    common.usesBoldText = boldText
    common.tint = try homeTint(common.os)
    common.reducesTransparency = reduceTransparency
    let kernelNames = Kernels.allCases.map(\.rawValue)
    common.kernels =
      Kernels(rawValue: try SettingArgument.choice(kernels, "kernels", kernelNames)) ?? .best
  }

  /// Refuses a wallpaper without a screen: nothing is behind a widget drawn alone.
  private func checkWallpaper(_ scenes: [RenderScene]) throws {
    guard wallpaper != nil, !scenes.contains(where: \.isScreen) else { return }
    let screens = RenderScene.allCases.filter(\.isScreen).map(\.rawValue).joined(separator: ", ")
    throw UsageError(
      "--wallpaper lies behind a screen, and --scene \(scene ?? "widget") has none; with one are "
        + screens)
  }

  private func applyScreen(to common: inout RenderConfiguration) throws {
    if let wallpaper { common.wallpaper = try Wallpaper.named(wallpaper, orIn: wallpaper) }
    if let orientation { common.orientation = try SettingArgument.orientation(orientation) }
    if let statusTime { common.statusTime = try SettingArgument.statusTime(statusTime) }
    common.app = try app.app()
    if let symbols { common.symbols = try SettingArgument.symbols(symbols) }
    common.usesLargeIcons = largeIcons
    common.isFirstDisplay = today.firstDisplay
  }

  /// - Parameter os: the first of the systems, whose tinted Home Screens decide on the plate.
  private func homeTint(_ os: Int) throws -> HomeScreenTint {
    var result = HomeScreenTint.standard
    if look != nil { result.accent = HomeScreenTint.usualColor }
    if let tint { result.accent = try SettingArgument.tint(tint) }
    if let tintPlate {
      result.plate = try SettingArgument.plate(tintPlate)
    } else if tint != nil, os >= 26 {
      result.plate = .tinted
    }
    return result
  }

  /// Refuses colours and plates that no picture would show.
  private func checkTint(_ matrix: RenderMatrix) throws {
    if !matrix.looks.isEmpty {
      if mode != nil { throw UsageError("--look decides the mode of widgets; leave out --mode") }
      if tintPlate != nil { throw UsageError("--look decides the plate; leave out --tint-plate") }
    }
    let isAccented = matrix.modes.contains(.accented)
    if tint != nil, !isAccented, !matrix.looks.contains(.tinted) {
      throw UsageError("--tint colours tinted Home Screens; add --look tinted or --mode accented")
    }
    if tintPlate != nil, !isAccented {
      throw UsageError("--tint-plate lies behind accented widgets; add --mode accented")
    }
  }

  private func bareSize(_ text: String) throws -> Size {
    guard scene == "view" else { throw UsageError("--size needs --scene view") }
    guard let size = ScreenText.parse(text) else {
      throw UsageError("--size is written as WxH in points, e.g. 170x170, not '\(text)'")
    }
    let sides = Size.viewSides
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw UsageError(
        "--size \(text) must be between \(Int(sides.lowerBound)) and \(Int(sides.upperBound)) points "
          + "on each side")
    }
    return size
  }

  private func locales() throws -> [String] {
    var result = try ListArgument.locales(locale ?? RenderConfiguration.defaultLocale)
    if stress {
      result += PseudoLocale.allCases.map(\.rawValue).filter { !result.contains($0) }
    }
    return result
  }
}
