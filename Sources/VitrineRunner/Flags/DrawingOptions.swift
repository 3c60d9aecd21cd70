package import ArgumentParser
import Foundation
import VitrineGraphics
import VitrineRaster
package import VitrineText
import VitrineViews
package import VitrineWidgets

/// The flags for what to draw, the same for every command that draws. Lists are combined as a product.
package struct DrawingOptions: ParsableArguments {
  @OptionGroup(title: "What to draw") var pictures: PictureChoice
  @OptionGroup(title: "Home Screens and other screens") var screen: ScreenOptions
  @OptionGroup(title: "Today widgets") package var today: TodayOptions
  @OptionGroup(title: "Live activities and controls") package var activity: ActivityOptions
  @OptionGroup(title: "The reader") var reader: ReaderOptions
  @OptionGroup(title: "Limits of pictures") package var budgets: BudgetOptions

  // Every group costs the start of the program some time, so these are in none.
  @Option(help: "A folder of fonts to look into first.", completion: .directory)
  package var fonts: String?

  @Option(
    help: "A folder of exported symbols, NAME.svg, in place of the drawings that ship.",
    completion: .directory)
  package var symbols: String?

  @Option(help: "Pixel loops: reference or simd; the pictures are the same.", completion: .kernels)
  package var kernels = Kernels.best.rawValue

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
    if let standby { matrix.scenes = try StandByLight.scenes(standby, of: matrix.scenes) }
    matrix.entries = try ListArgument.entries(entry ?? (at == nil ? "snapshot" : "current"))
    matrix.locales = try locales()
    try apply(to: &matrix.common)
    return matrix
  }

  /// Returns the renderer of a run.
  ///
  /// - Parameters:
  ///   - isTimed: whether it takes the time of each stage; with `--json` it always does.
  ///   - records: whether pictures keep views that a `ViewThatFits` did not show.
  package func renderer(
    _ fonts: FontLibrary, isTimed: Bool = false, records: Bool = false
  ) throws -> PictureRenderer {
    let renderer = Renderer(
      fonts: fonts, stopwatch: json || isTimed ? Stopwatch { Clock.now() } : .none)
    return try budgets.limiting(records ? renderer.recording : renderer)
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
    common.app = try screen.app()
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
