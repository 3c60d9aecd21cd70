import ArgumentParser
import Vitrine

/// The flags for what a gallery consists of.
struct GalleryOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long], help: "The folder that everything goes to, . by default.")
  var output = "."

  @Option(help: "The only kinds of widgets to draw, separated by commas.")
  var kind: String?

  @Option(help: "Pictures drawn at the same time; all cores by default.")
  var jobs: Int?

  @Option(
    help: """
      previews, sheet (one picture of all in a grid), page (one file of HTML) and store (for the App Store), or \
      all; the first three by default.
      """)
  var parts: String?

  @Flag(help: "Draws a device around each preview's screen, by default the widget gallery.")
  var frame = false

  @Option(
    help: """
      What differs from column to column of the sheet: \(SheetAxis.allCases.map(\.rawValue).joined(separator: ", ")); \
      by default type-size, scheme, mode and look.
      """)
  var columns: String?

  @Option(
    name: .customLong("headline"),
    help: """
      The headline of the store's pictures, as TEXT or LOCALE=TEXT; given several times for one locale, of its \
      pages in their order. By default the description of the first widget; an empty one leaves it out.
      """)
  var headlines: [String] = []

  @Option(
    help: """
      The sizes of the store's pictures in pixels, or all; by default the one that each of the store's sets asks \
      for: \(StoreSize.usual.map(\.text).joined(separator: ",")).
      """)
  var storeSize: String?

  @Option(
    help: """
      The most kilobytes (1024 bytes) of each picture: larger ones are packed without loss, and refused if that \
      is not enough.
      """)
  var maxKb: Int?

  @Option(help: "webp: writes previews and the sheet as WebP, too, without loss, beside each PNG.")
  var also: String?
}

extension GalleryOptions {
  func chosenParts() throws(UsageError) -> Set<GalleryPart> {
    let chosen = try parts.map(GalleryPart.list) ?? GalleryPart.usual
    let given: [(flag: String, isGiven: Bool, parts: [GalleryPart])] = [
      ("--frame", frame, [.previews, .page]), ("--columns", columns != nil, [.sheet]),
      ("--headline", !headlines.isEmpty, [.store]), ("--store-size", storeSize != nil, [.store]),
      ("--also", also != nil, [.previews, .sheet]),
    ]
    for (flag, isGiven, parts) in given where isGiven && chosen.isDisjoint(with: parts) {
      throw UsageError(
        "\(flag) is for \(parts.map(\.rawValue).joined(separator: " and ")); name it with --parts")
    }
    if output == "-" { throw UsageError("a gallery is a folder of files; -o names one") }
    return chosen
  }

  /// The format beside PNG; nil for none.
  func format() throws(UsageError) -> GalleryFormat? {
    guard let also else { return nil }
    return try GalleryFormat.named(also)
  }

  /// The most bytes of a file; nil without a limit.
  func byteLimit() throws(UsageError) -> Int? {
    guard let maxKb else { return nil }
    guard (1...GalleryLimits.kilobytes).contains(maxKb) else {
      throw UsageError("--max-kb is 1 to \(GalleryLimits.kilobytes), not \(maxKb)")
    }
    return maxKb * 1024
  }
}
