import ArgumentParser
import Vitrine
import VitrineGraphics

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
      The colour of the edge of drawn devices: \(FrameFinish.allCases.map(\.rawValue).joined(separator: ", ")), \
      another name, or #RRGGBB; by default a grey by the scheme.
      """,
    completion: .list(FrameFinish.allCases.map(\.rawValue)))
  var frameColor: String?

  @Option(
    help: """
      What differs from column to column of the sheet: \(SheetAxis.allCases.map(\.rawValue).joined(separator: ", ")); \
      by default type-size, scheme, mode and look.
      """)
  var columns: String?

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
  /// Returns the parts to make; throws for flags of parts that are not.
  func chosenParts(_ store: StoreOptions) throws(UsageError) -> Set<GalleryPart> {
    let chosen = try parts.map(GalleryPart.list) ?? GalleryPart.usual
    let own: [(flag: String, isGiven: Bool, parts: [GalleryPart])] = [
      ("--frame", frame, [.previews, .page]), ("--columns", columns != nil, [.sheet]),
      ("--also", also != nil, [.previews, .sheet]),
    ]
    let given = own + store.given.map { ($0.flag, $0.isGiven, [.store]) }
    for (flag, isGiven, parts) in given where isGiven && chosen.isDisjoint(with: parts) {
      throw UsageError(
        "\(flag) is for \(parts.map(\.rawValue).joined(separator: " and ")); name it with --parts")
    }
    if frameColor != nil, !frame, !chosen.contains(.store) {
      throw UsageError("--frame-color is for --frame, and for store; name it with --parts")
    }
    if output == "-" { throw UsageError("a gallery is a folder of files; -o names one") }
    return chosen
  }

  /// The format beside PNG; nil for none.
  func format() throws(UsageError) -> GalleryFormat? {
    guard let also else { return nil }
    return try GalleryFormat.named(also)
  }

  /// The colour of devices' edges; nil for the usual greys.
  func edgeColor() throws(UsageError) -> RGBA? {
    guard let frameColor else { return nil }
    return try FrameFinish.color(frameColor)
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
