import VitrineGraphics
import VitrineViews

extension RenderConfiguration {
  /// Everything that decides on the picture beside the widget's own code, in the spelling of the flags: the
  /// traits, the moment, and the other settings where they are not the defaults. What never changes a pixel,
  /// the choice of kernels, is left out.
  ///
  /// - Parameter companions: the kinds of the widgets that share the screen.
  package func settings(kind: String, companions: [String] = []) -> [String: String] {
    let usual = Self.usual
    var result = traits(kind: kind)
    func add(_ name: String, _ value: String, _ isUsual: Bool) {
      if !isUsual { result[name] = value }
    }
    result[Self.momentSetting] = DateLine.iso(date)
    add("with", companions.joined(separator: ", "), companions.isEmpty)
    add("size", size.map(words) ?? "", size == nil)
    add("look", look?.rawValue ?? "", look == nil)
    add("tint", words(tint.accent), tint.accent == usual.tint.accent)
    add("tintPrimary", words(tint.primary), tint.primary == usual.tint.primary)
    add("tintPlate", tint.plate.rawValue, tint.plate == usual.tint.plate)
    add("appName", app.name ?? "", app.name == nil)
    add("appIcon", app.icon?.settingName ?? "", app.icon == nil)
    let symbols = symbols.templateHash.map { String($0, radix: 16) }
    add("symbols", symbols ?? "", symbols == nil)
    add("wallpaper", wallpaper?.slug ?? "", wallpaper == nil)
    add("orientation", orientation.rawValue, orientation == usual.orientation)
    add("statusTime", statusTime ?? "", statusTime == nil)
    add("display", "expanded", displayMode != .expanded)
    add("today", todayActions.map(\.slug).joined(separator: ", "), todayActions.isEmpty)
    add("firstDisplay", "on", !isFirstDisplay)
    add("dimmed", "on", !isDimmed)
    add("background", "removed", !removesBackground)
    add("largeIcons", "on", !usesLargeIcons)
    add("scale", scale.map { DumpNumber.text($0) } ?? "", scale == nil)
    add("sizeProfile", sizeProfile?.rawValue ?? "", sizeProfile == nil)
    add("deviceSize", "on", !showsDeviceSize)
    add("timeZone", timeZoneIdentifier ?? "", timeZoneIdentifier == nil)
    add("environment", environmentWords, environment.isEmpty)
    add("randomSeed", "\(randomSeed)", randomSeed == usual.randomSeed)
    add("slot", hostScreen?.rawValue ?? "home", !isFromHome && hostScreen == nil)
    add("cell", homeCell.map { "\($0)" } ?? "", homeCell == nil)
    add("page", "\(homePage.index + 1) of \(homePage.count)", homePage == usual.homePage)
    return result
  }

  /// The defaults, which look up a device: made once, not for each picture.
  private static let usual = RenderConfiguration()

  /// The setting that is always recorded: files without it were written before the settings were complete.
  package static let momentSetting = "at"

  private func words(_ size: Size) -> String {
    "\(DumpNumber.text(size.width))x\(DumpNumber.text(size.height))"
  }

  private func words(_ color: RGBA) -> String {
    [color.red, color.green, color.blue, color.alpha]
      .map { DumpNumber.text((Double($0) * 255).rounded()) }.joined(separator: " ")
  }

  /// The names of the variables with a hash of their values, which may be secret.
  private var environmentWords: String {
    environment.sorted { $0.key < $1.key }.map { name, value in
      var hash = StableHash()
      hash.add(value.utf8)
      return "\(name)#\(String(hash.value, radix: 16))"
    }.joined(separator: " ")
  }
}

extension Wallpaper {
  /// The name of a bundled wallpaper; a picture's is made of its content.
  fileprivate var slug: String {
    switch source {
    case .procedural(let wallpaper): wallpaper.rawValue
    case .picture(let picture): "picture#\(String(picture.key, radix: 16))"
    }
  }
}
