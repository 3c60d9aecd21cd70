import Foundation
import VitrineGraphics
import VitrineViews
import VitrineWidgets

/// The flags of a widget bundle's own executable, a subset of those of `vitrine render`.
struct WidgetArguments {
  var matrix = RenderMatrix()
  var output = "."
  var fontFolder: String?
  /// The folders to search for asset catalogues and strings; nil means those beside the executable.
  var resourceFolders: [String]?
  var isQuiet = false
  /// Whether to write a hit map beside each picture.
  var writesHits = false
  /// Whether to judge the texts of the pictures instead of drawing.
  var judgesTexts = false
  /// Whether a date was given.
  var hasDate: Bool { at != nil }
  private var at: String?
  private var timeZone: String?
  private var hasEntry = false

  static let usage = """
    usage: <executable> [flags]
      --family LIST      systemSmall,systemMedium,… or all (default all)
      --device LIST      iphone-15,…, WxH or all (default iphone-15)
      --type-size LIST   1…12, xSmall…AX5 or all (default large)
      --scheme LIST      light,dark or all (default light)
      --mode LIST        fullColor,accented,vibrant or all (default: the usual one; vibrant for
                         what only Lock Screens show)
      --entry LIST       snapshot,placeholder,timeline (each, and a filmstrip),current or a number
      --at DATE          the moment that is shown, by the clock of --time-zone; picks the entry in force
                         then (default: the entry's own date)
      --locale LIST      en_US,ja_JP,… (default en_US)
      --scene LIST       widget,view,home,lock,today,gallery,stack,configuration,
                         notification-center or all (default widget)
      --wallpaper W      behind a screen: a PNG file, or one of those that ship
      --orientation O    portrait or landscape
      --status-time T    the words of the status bar's clock
      --tint COLOUR      accent of accented widgets, #RRGGBB
      --tint-plate P     behind accented widgets: none, dark, clear or tinted
      --time-zone ZONE   e.g. Europe/Berlin (default UTC)
      --os VERSION       14…26 (default 26)
      --fonts DIR        folder of the font families
      --resources LIST   folders with the extension's asset catalogues and strings (default: those
                         that the package manager put beside the executable)
      --hits             writes what taps do beside each picture, as NAME.hits.json
      --texts            draws nothing and prints, for each text, where words of it do not show
      --quiet            print no file names and no diagnostics
      -o DIR             where the pictures go (default .)
    """

  /// Parses the arguments after the executable's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if flag == "--quiet" {
        isQuiet = true
        continue
      }
      if flag == "--hits" {
        writesHits = true
        continue
      }
      if flag == "--texts" {
        judgesTexts = true
        continue
      }
      guard Self.flags.contains(flag) else {
        throw UsageError.unknown(flag, what: "flag", among: Self.flags)
      }
      guard let value = rest.popFirst() else { throw UsageError("\(flag) needs a value") }
      try set(flag, value)
    }
    if let at { matrix.common.date = try SettingArgument.date(at, in: timeZone) }
    if hasDate, !hasEntry { matrix.entries = [.current] }
  }

  private static let flags = [
    "--family", "--device", "--type-size", "--scheme", "--mode", "--entry", "--at", "--scene",
    "--locale", "--wallpaper", "--orientation", "--status-time", "--tint", "--tint-plate",
    "--time-zone", "--os", "--fonts", "--resources", "--hits", "--texts", "--quiet", "-o",
  ]

  private mutating func set(_ flag: String, _ value: String) throws(UsageError) {
    switch flag {
    case "--family": matrix.families = try ListArgument.families(value)
    case "--device": matrix.devices = try ListArgument.devices(value)
    case "--type-size": matrix.typeSizes = try ListArgument.typeSizes(value)
    case "--scheme": matrix.schemes = try ListArgument.schemes(value)
    case "--mode": matrix.modes = try ListArgument.modes(value)
    case "--entry":
      matrix.entries = try ListArgument.entries(value)
      hasEntry = true
    case "--at": at = value
    case "--scene": matrix.scenes = try ListArgument.scenes(value)
    case "--locale": matrix.locales = try ListArgument.locales(value)
    case "--os": matrix.common.os = try ListArgument.os(value)
    case "--fonts": fontFolder = value
    case "--resources": resourceFolders = value.split(separator: ",").map(String.init)
    case "-o": output = value
    default: try setScreen(flag, value)
    }
  }

  /// Sets the surroundings of the widget and the accessibility settings.
  private mutating func setScreen(_ flag: String, _ value: String) throws(UsageError) {
    switch flag {
    case "--wallpaper":
      do { matrix.common.wallpaper = try Wallpaper.named(value, orIn: value) } catch {
        throw UsageError("\(error)")
      }
    case "--orientation": matrix.common.orientation = try SettingArgument.orientation(value)
    case "--status-time": matrix.common.statusTime = try SettingArgument.statusTime(value)
    case "--tint": matrix.common.tint.accent = try SettingArgument.tint(value)
    case "--tint-plate": matrix.common.tint.plate = try SettingArgument.plate(value)
    case "--time-zone":
      timeZone = try SettingArgument.timeZone(value)
      if let timeZone { matrix.common.timeZoneIdentifier = timeZone }
    default: break
    }
  }
}
