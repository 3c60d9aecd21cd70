import ArgumentParser
import Vitrine

/// The flags for the pictures by which widgets are judged.
struct LintOptions: ParsableArguments {
  @Option(
    help: "Families, e.g. systemSmall,systemMedium, or all that the widget declares.",
    completion: .families)
  var family = "all"

  @Option(
    help: "Devices, e.g. iphone-15,iphone-se-3, or all; all by default.", completion: .devices)
  var device: String?

  @Option(
    help: "Text sizes: levels 1…12, xSmall…AX5, or all; all by default.", completion: .typeSizes)
  var typeSize: String?

  @Option(help: "light, dark, or all; all by default.", completion: .schemes)
  var scheme: String?

  @Option(
    help: "Locales, e.g. en_US,de_DE, or pseudo-locales; en_US by default.", completion: .locales)
  var locale: String?

  @Option(
    help: "The major system version, 14…27; 26 by default.",
    completion: .list((14...27).map(String.init)))
  var os: String?

  @Flag(help: "One device of each class and the text sizes 1, 4 and 12, unless others are given.")
  var fast = false

  @Option(help: "The app's name, which should not be repeated in the content.")
  var appName: String?

  /// Returns the lists of pictures.
  ///
  /// - Parameter isToday: whether they are those of a Today widget.
  func matrix(isToday: Bool = false) throws -> RenderMatrix {
    var matrix = RenderMatrix()
    let fastDevices = isToday ? Self.fastTodayDevices : Self.fastDevices
    matrix.families = try ListArgument.families(isToday ? "all" : family)
    matrix.devices = try ListArgument.devices(device ?? (fast ? fastDevices : "all"))
    matrix.typeSizes = try ListArgument.typeSizes(typeSize ?? (fast ? Self.fastLevels : "all"))
    matrix.schemes = try ListArgument.schemes(scheme ?? (isToday ? "light" : "all"))
    if let locale { matrix.locales = try ListArgument.locales(locale) }
    if let os {
      matrix.systems = try ListArgument.systems(os)
    } else if isToday {
      matrix.systems = .listed([11, 10, 9])
    }
    return matrix
  }

  /// Returns the lists of pictures of `--fast`, without other flags.
  static func fastMatrix(isToday: Bool) throws -> RenderMatrix {
    var matrix = RenderMatrix()
    matrix.devices = try ListArgument.devices(isToday ? fastTodayDevices : fastDevices)
    matrix.typeSizes = try ListArgument.typeSizes(fastLevels)
    matrix.schemes = isToday ? [.light] : [.light, .dark]
    if isToday { matrix.systems = .listed([11, 10, 9]) }
    return matrix
  }

  /// The usual phone, the smallest one, and a tablet.
  private static let fastDevices = "iphone-15,iphone-se-3,ipad-11"
  private static let fastTodayDevices = "iphone-6s,iphone-se"
  /// The smallest text, the usual one, and the largest.
  private static let fastLevels = "1,4,12"
}
