import ArgumentParser
import Vitrine
import VitrineGraphics
import VitrineText

/// The flags for what the pictures of the App Store show beside widgets.
struct StoreOptions: ParsableArguments {
  @Option(
    name: .customLong("headline"),
    help: """
      The headline of the store's pictures, as TEXT or LOCALE=TEXT; given several times for one locale, of its \
      pages in their order. By default the description of the first widget; an empty one leaves it out.
      """)
  var headlines: [String] = []

  @Option(
    name: .customLong("subtitle"),
    help:
      "What stands below the headline in smaller letters, given as --headline is; by default nothing."
  )
  var subtitles: [String] = []

  @Option(
    help: """
      The font of headline and subtitle: \(StoreFont.designs.map(\.name).joined(separator: ", ")); the name of a \
      font in the folder of --fonts or of the documents; or a font's file.
      """, completion: .list(StoreFont.designs.map(\.name)))
  var headlineFont: String?

  @Option(
    help: "Headline and subtitle above the device, or below it; by default above.",
    completion: .list(StoreTextPlace.allCases.map(\.rawValue)))
  var textPlace: String?

  @Option(
    help: """
      Behind the device: a colour, as a name or #RRGGBB; a gradient of two to four from top to bottom, separated \
      by commas; or a picture's file. By default the colours of the wallpaper.
      """, completion: .pictures)
  var ground: String?

  @Option(
    help: """
      The sizes of the store's pictures in pixels, or all; by default the one that each of the store's sets asks \
      for: \(StoreSize.usual.map(\.text).joined(separator: ",")).
      """)
  var storeSize: String?
}

extension StoreOptions {
  /// The flags with whether each is given.
  var given: [(flag: String, isGiven: Bool)] {
    [
      ("--headline", !headlines.isEmpty), ("--subtitle", !subtitles.isEmpty),
      ("--headline-font", headlineFont != nil), ("--text-place", textPlace != nil),
      ("--ground", ground != nil), ("--store-size", storeSize != nil),
    ]
  }

  /// Returns where the words stand.
  func place() throws(UsageError) -> StoreTextPlace {
    guard let textPlace else { return .above }
    guard let place = StoreTextPlace(rawValue: textPlace) else {
      throw .unknown(
        textPlace, what: "text place", among: StoreTextPlace.allCases.map(\.rawValue))
    }
    return place
  }

  /// Returns the looks of the pictures.
  ///
  /// - Parameters:
  ///   - frameColor: the colour of the device's edge.
  ///   - fontFolder: the folder of `--fonts`.
  ///   - sets: the fonts that documents bring.
  func design(
    frameColor: RGBA?, fontFolder: String?, sets: [FontSet], _ library: FontLibrary
  ) throws -> StoreDesign {
    var design = StoreDesign()
    design.frameColor = frameColor
    if let ground { design.background = try GroundArgument.background(ground) }
    if let headlineFont {
      design.font = try StoreFontArgument.font(
        headlineFont, folder: fontFolder, sets: sets, library)
    }
    return design
  }
}
