import ArgumentParser
import Vitrine

/// The flags for the pictures by which widgets are judged.
struct LintOptions: ParsableArguments {
  @Option(help: "Families, e.g. systemSmall,systemMedium, or all that the widget declares.")
  var family = "all"

  @Option(help: "Devices, e.g. iphone-15,iphone-se-3, or all; all by default.")
  var device: String?

  @Option(help: "Text sizes: levels 1…12, xSmall…AX5, or all; all by default.")
  var typeSize: String?

  @Option(help: "light, dark, or all; all by default.")
  var scheme: String?

  @Option(help: "Locales, e.g. en_US,de_DE, or pseudo-locales; en_US by default.")
  var locale: String?

  @Option(help: "The major system version, 14…27; 26 by default.")
  var os: String?

  @Flag(help: "One device of each class and the text sizes 1, 4 and 12, unless others are given.")
  var fast = false

  @Option(help: "The app's name, which should not be repeated in the content.")
  var appName: String?

  /// Returns the lists of pictures.
  func matrix() throws -> RenderMatrix {
    var matrix = RenderMatrix()
    matrix.families = try ListArgument.families(family)
    matrix.devices = try ListArgument.devices(device ?? (fast ? Self.fastDevices : "all"))
    matrix.typeSizes = try ListArgument.typeSizes(typeSize ?? (fast ? Self.fastLevels : "all"))
    matrix.schemes = try ListArgument.schemes(scheme ?? "all")
    if let locale { matrix.locales = try ListArgument.locales(locale) }
    if let os { matrix.systems = try ListArgument.systems(os) }
    return matrix
  }

  /// The usual phone, the smallest one, and a tablet.
  private static let fastDevices = "iphone-15,iphone-se-3,ipad-11"
  /// The smallest text, the usual one, and the largest.
  private static let fastLevels = "1,4,12"
}

extension RenderMatrix {
  /// The pictures that are drawn and judged together: on the first device with each family, light and dark, the
  /// snapshot and the placeholder; and the timeline's entries in the first family.
  ///
  /// - Parameter entryCount: the number of entries of the timeline.
  func standardPictures(
    of widget: WidgetDescription, entryCount: Int
  ) throws -> [RenderConfiguration] {
    var standard = self
    standard.typeSizes = [.large]
    standard.schemes = [.light, .dark]
    standard.locales = Array(locales.prefix(1))
    standard.entries = [.snapshot, .placeholder]
    let all = try standard.expand(for: widget).configurations
    var devices: [WidgetFamily: Device] = [:]
    var result: [RenderConfiguration] = []
    for index in 0..<all.count {
      guard let family = all[index].family else { continue }
      let device = devices[family, default: all[index].device]
      devices[family] = device
      if all[index].device == device { result.append(all[index]) }
    }
    guard let first = result.first else { return [] }
    return result
      + (0..<min(entryCount, Self.mostJudgedEntries)).map {
        var entry = first
        entry.entry = .index($0)
        return entry
      }
  }

  /// The most entries drawn for rules on the timeline: those of a day by the hour.
  private static let mostJudgedEntries = 24
}
