import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics

/// Pictures of every format and variant, drawn out of an asset catalogue in a widget, beside what another project's
/// program makes of the same file. Each test prints how far they are apart, mean and most, of 255.
///
/// `Fixtures/Pictures/make-pictures.py` made the pictures of pixels.
@MainActor @Suite struct OtherDecoderTests {
  private let folder: TemporaryFolder
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Pictures")

  init() throws { folder = try TemporaryFolder() }

  /// The most by which a picture may differ, in a sample on average and anywhere.
  private struct Bound {
    var mean = 0.0
    var most = 0.0
    /// Half a step of rounding in a colour over white and another in its opacity.
    static let rounding = Bound(mean: 0.5, most: 1.5)
  }

  /// Draws the file as the only picture of a catalogue, at its own size.
  private func drawn(_ name: String, isVector: Bool) throws -> (OpaquePicture, [Diagnostic]) {
    let set = folder.at("\(name)/A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent(name), to: set.appendingPathComponent(name))
    let scale = isVector ? "" : #", "scale": "3x""#
    try Data(#"{"images": [{"filename": "\#(name)"\#(scale)}]}"#.utf8).write(
      to: set.appendingPathComponent("Contents.json"))
    let entry = WidgetEntry { Image("P").id("picture").containerBackground(.white, for: .widget) }
    var configuration = RenderConfiguration()
    configuration.family = .systemSmall
    let widget = WidgetDescription(
      kind: "Picture", families: [.systemSmall], source: .immediate { _ in entry }
    ).showing(WidgetResources(folders: [folder.at(name)]))
    var scratch = RenderScratch()
    guard case .immediate(let make) = widget.source else { throw Missing() }
    let image = Tapped.renderer.render(
      make(EntryRequest(configuration)), of: widget, configuration, scratch: &scratch)
    let frame = try #require(Lettered.frame("picture", image))
    let (x, y) = ((frame.x * 3).rounded(), (frame.y * 3).rounded())
    let part = OpaquePicture(
      image.pixmap, x: Int(x), y: Int(y), width: Int((frame.width * 3).rounded()),
      height: Int((frame.height * 3).rounded()))
    return (part, image.diagnostics)
  }

  private struct Missing: Error {}

  private func compare(
    _ name: String, _ decoder: OtherDecoder, _ bound: Bound, orientation: Int = 1,
    notes: [String] = []
  ) throws {
    let isVector = decoder == .rsvgConvert || decoder == .pdftoppm
    let (ours, diagnostics) = try drawn(name, isVector: isVector)
    #expect(diagnostics.map(\.code) == notes, "\(name)")
    let file = Self.fixtures.appendingPathComponent(name)
    let theirs = try decoder.picture(file, in: folder.url).turned(orientation)
    guard let apart = ours.difference(theirs) else {
      Issue.record(
        "\(name): \(ours.width)×\(ours.height) pixels, \(decoder.rawValue) has \(theirs.width)×\(theirs.height)"
      )
      return
    }
    func number(_ value: Double) -> String { String(format: "%8.3f", value) }
    print(
      name.padding(toLength: 26, withPad: " ", startingAt: 0)
        + decoder.rawValue.padding(toLength: 13, withPad: " ", startingAt: 0)
        + number(apart.mean) + number(apart.most))
    #expect(apart.mean <= bound.mean, "\(name)")
    #expect(apart.most <= bound.most, "\(name)")
  }

  @Test(OtherDecoder.pngtopam.isThere) func depthsAndPalettesOfPNG() throws {
    for name in [
      "rgb8", "rgb16", "rgba8", "rgba16", "rgba8-interlaced", "grey1", "grey2", "grey4", "grey8",
      "grey16", "grey8-alpha", "grey8-key", "palette8", "palette8-alpha", "palette2-interlaced",
    ] {
      try compare(name + ".png", .pngtopam, .rounding)
    }
  }

  @Test(OtherDecoder.djpeg.isThere) func scansAndColoursOfJPEG() throws {
    for name in ["full", "halved", "progressive", "grey"] {
      try compare(name + ".jpg", .djpeg, Bound())
    }
    try compare("inks.jpg", .djpeg, Bound(mean: 0.5, most: 1), notes: ["picture-colours"])
  }

  @Test(OtherDecoder.djpeg.isThere) func orientationsOfCameras() throws {
    for number in 1...8 {
      try compare("exif\(number).jpg", .djpeg, Bound(), orientation: number)
    }
  }

  @Test(OtherDecoder.dwebp.isThere) func lossesAndOpacityOfWebP() throws {
    for name in ["lossy", "lossy-alpha", "lossless"] {
      try compare(name + ".webp", .dwebp, .rounding)
    }
  }

  @Test(OtherDecoder.heifConvert.isThere) func chromaAndOpacityOfHEIC() throws {
    for name in ["full", "halved", "alpha"] {
      try compare(name + ".heic", .heifConvert, .rounding)
    }
  }

  @Test(OtherDecoder.giftopnm.isThere) func firstFramesOfGIF() throws {
    for name in ["frames", "interlaced-key"] { try compare(name + ".gif", .giftopnm, Bound()) }
  }

  /// Without clips of clips and symbols that leave their viewport, for which librsvg has rules of its own.
  @Test(OtherDecoder.rsvgConvert.isThere) func featuresOfSVG() throws {
    for name in [
      "fills", "rules", "curves", "strokes", "dashes", "linear", "radial", "spread", "clips",
      "uses", "transforms", "stretched", "aligned", "opacity", "sheets", "colours",
    ] {
      try compare(name + ".svg", .rsvgConvert, Bound(mean: 0.25, most: 60))
    }
  }

  @Test(OtherDecoder.pdftoppm.isThere) func pagesOfPDF() throws {
    try compare("page.pdf", .pdftoppm, Bound(mean: 0.5, most: 60))
  }
}
